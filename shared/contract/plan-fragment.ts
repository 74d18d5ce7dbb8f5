/** Before a plan in the fragment of an address, which browsers send to nobody. */
export const PLAN_FRAGMENT = "#plan=";

/** The same as it may come back from programs that passed the address on: in other letters, escaped, beside their own. */
export const PASSED_PLAN_FRAGMENT = /^#(?:[^#]*&)?plan(?:=|%3d)/i;
