/** Personal data: never sent to a calculation, never left in the browser. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set([
  "name",
  "email",
  "phoneNumberCountryCode",
  "phoneNumber",
  "companyName",
]);

/** A form's state with everything that tells who fills it in left out. */
export function withoutContact(draft: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !CONTACT_FIELDS.has(field)));
}

export function isContactField(field: string): boolean {
  return CONTACT_FIELDS.has(field);
}
