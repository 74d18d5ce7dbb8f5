import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";

/** The recipient of a report: the contact data that every calculator asks for. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
}

/** The contact data of an empty form. */
export const NO_CONTACT: Contact = {
  name: "",
  email: "",
  phoneNumberCountryCode: DEFAULT_DIAL_CODE,
  phoneNumber: "",
};

/** Valid contact data, for checking the plan alone. */
export const VALID_CONTACT: Contact = {
  name: "A",
  email: "a@example.com",
  phoneNumberCountryCode: DEFAULT_DIAL_CODE,
  phoneNumber: "000",
};

/** A form field with contact data: personal data, never sent to a calculation and never kept in the browser. */
export type ContactField = keyof Contact | "companyName";

/** Returns true if a form field holds contact data. @example isContactField("email") // true */
export function isContactField(field: string): boolean {
  return Object.hasOwn(NO_CONTACT, field) || field === "companyName";
}

/** Returns a form's state without contact data. @example withoutContact({ name: "Layla", age: 30 }) // { age: 30 } */
export function withoutContact<F extends object>(form: F): Omit<F, ContactField> {
  return fieldsOf(form, false) as Omit<F, ContactField>;
}

/** Returns the contact data of a form's state. @example contactOf({ name: "Layla", age: 30 }) // { name: "Layla" } */
export function contactOf<F extends object>(form: F): Pick<F, ContactField & keyof F> {
  return fieldsOf(form, true) as Pick<F, ContactField & keyof F>;
}

function fieldsOf(form: object, areContact: boolean): object {
  return Object.fromEntries(Object.entries(form).filter(([field]) => isContactField(field) === areContact));
}

/** Returns true if a form has contact data; after a reload it has none. */
export function hasContact({ name }: Contact): boolean {
  return name !== "";
}
