import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import type { FamilyPlan } from "./schemas.ts";

/** Returns the plan of the pension's own purse, with the savings that the children's shares leave. */
export function pensionPurse({ currency, savings, pension, children }: FamilyPlan): PensionPlan {
  const shares = children.reduce((sum, { savingsShare }) => sum + savingsShare, 0);
  // The sum of shares that make up a whole may miss it by rounding.
  return { type: "Pension", currency, ...pension, currentAdditional: savings * Math.max(0, 1 - shares) };
}

/** Returns the savings of each part, plan currency: the children in their order, then retirement. */
export function savingsOfParts(plan: FamilyPlan): readonly number[] {
  return [...childPurses(plan), pensionPurse(plan)].map(({ currentAdditional }) => currentAdditional);
}

/** Returns the plan of each child's own purse, with its share of the savings. */
export function childPurses({ currency, savings, children }: FamilyPlan): readonly KidsSaverPlan[] {
  return children.map(({ savingsShare, ...child }) => ({
    ...child,
    currency,
    currentAdditional: savings * savingsShare,
    expectedAdditional: 0,
  }));
}
