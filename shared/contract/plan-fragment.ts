/** Prefix of a plan in the fragment of an address, which browsers never send. */
export const PLAN_FRAGMENT = "#plan=";

/**
 * The prefix after other programs passed the address on: in another case, escaped, or beside parameters of their own.
 */
export const PASSED_PLAN_FRAGMENT = /^#(?:[^#]*&)?plan(?:=|%3d)/i;
