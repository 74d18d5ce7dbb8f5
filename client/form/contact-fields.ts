import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";

/** Who a report is for, as far as every calculator asks for it. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
}

/** Contact data without faults, beside which a plan alone is checked. */
export const VALID_CONTACT: Contact = {
  name: "A",
  email: "a@example.com",
  phoneNumberCountryCode: DEFAULT_DIAL_CODE,
  phoneNumber: "000",
};

/** Personal data: never sent to a calculation, never left in the browser. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set([...Object.keys(VALID_CONTACT), "companyName"]);

export function isContactField(field: string): boolean {
  return CONTACT_FIELDS.has(field);
}

/** A form's state with everything that tells who fills it in left out. */
export function withoutContact(draft: object): Readonly<Record<string, unknown>> {
  return fieldsOf(draft, false);
}

/** Everything of a form's state that tells who fills it in. */
export function contactOf(draft: object): Readonly<Record<string, unknown>> {
  return fieldsOf(draft, true);
}

function fieldsOf(draft: object, areContact: boolean): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => isContactField(field) === areContact));
}

/** Whether a form tells whom its report is for: one that a reload left does not. */
export function hasContact({ name }: Contact): boolean {
  return name !== "";
}
