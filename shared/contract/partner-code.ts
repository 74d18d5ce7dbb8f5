/** The code of a partner: short, and nothing that could name a person. */
export const PARTNER_CODE = "^[a-z0-9-]{1,20}$";

const PATTERN = new RegExp(PARTNER_CODE);

/** Returns true for the code of a partner. @example isPartnerCode("acme") // true */
export function isPartnerCode(text: string): boolean {
  return PATTERN.test(text);
}
