/** Before a plan in the fragment of an address, which browsers send to nobody. */
export const PLAN_FRAGMENT = "#plan=";
