import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";

/** Who a report is for, as far as every calculator asks for it. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
}

/** The start of every form: nobody has told yet. */
export const NO_CONTACT: Contact = {
  name: "",
  email: "",
  phoneNumberCountryCode: DEFAULT_DIAL_CODE,
  phoneNumber: "",
};

/** Contact data without faults, beside which a plan alone is checked. */
export const VALID_CONTACT: Contact = {
  name: "A",
  email: "a@example.com",
  phoneNumberCountryCode: DEFAULT_DIAL_CODE,
  phoneNumber: "000",
};

/** A field that tells who fills in a form: personal data, never sent to a calculation, never left in the browser. */
export type ContactField = keyof Contact | "companyName";

const CONTACT_FIELDS: ReadonlySet<string> = new Set<ContactField>([
  "name",
  "email",
  "phoneNumberCountryCode",
  "phoneNumber",
  "companyName",
]);

export function isContactField(field: string): boolean {
  return CONTACT_FIELDS.has(field);
}

/** A form's state, valid or not, without all that tells who fills it in. */
export function withoutContact<F extends object>(form: F): Omit<F, ContactField> {
  return fieldsOf(form, false) as Omit<F, ContactField>;
}

/** All of a form's state that tells who fills it in. */
export function contactOf<F extends object>(form: F): Pick<F, ContactField & keyof F> {
  return fieldsOf(form, true) as Pick<F, ContactField & keyof F>;
}

function fieldsOf(form: object, areContact: boolean): object {
  return Object.fromEntries(Object.entries(form).filter(([field]) => isContactField(field) === areContact));
}

/** Whether a form tells whom its report is for: one that a reload left does not. */
export function hasContact({ name }: Contact): boolean {
  return name !== "";
}
