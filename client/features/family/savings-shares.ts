import { enabledTypes, withForcedInputs } from "#client/features/kids-saver/kids-saver-draft.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { dividedByNeed, sharesAfter } from "#shared/family/savings-division.ts";
import type { FamilyPlan } from "#shared/family/schemas.ts";
import { type ChildDraft, type FamilyDraft, inPercent } from "./family-draft.ts";

/** Returns each child's share of the savings in percent: as entered or, until then, by what each child lacks. */
export function sharesOf(
  { savings, children, hasOwnShares }: Pick<FamilyDraft, "savings" | "children" | "hasOwnShares">,
  start: PlanMonth,
): readonly (number | string)[] {
  if (hasOwnShares) return children.map(({ savingsPercentage }) => savingsPercentage);
  return dividedByNeed(Number(savings), children.map(whatToPayFor), start).map((share) =>
    Math.round(100 * share),
  );
}

/** Returns what is saved for a child each month, and its goals, as far as they are entered. */
function whatToPayFor(child: ChildDraft): Parameters<typeof dividedByNeed>[1][number] {
  const goals = withForcedInputs(child);
  return {
    monthlyInvestment: Number(child.monthlyInvestment),
    goals: enabledTypes(child).flatMap((type) => {
      const { startYear, numberOfYears, currentAnnualExpense } = goals[CHILD_GOALS[type].kidsSaver.key];
      return typeof startYear === "number" &&
        typeof numberOfYears === "number" &&
        typeof currentAnnualExpense === "number"
        ? [{ type, startYear, numberOfYears, currentAnnualExpense }]
        : [];
    }),
  };
}

/** Returns the form with the share of one child changed, and those of the others as they were. */
export function withShare(
  draft: FamilyDraft,
  index: number,
  share: number | string,
  start: PlanMonth,
): FamilyDraft {
  return withShares(
    draft,
    sharesOf(draft, start).map((other, place) => (place === index ? share : other)),
  );
}

/** Returns the form with shares of its own, one for each child, in percent. */
export function withShares(draft: FamilyDraft, shares: readonly (number | string)[]): FamilyDraft {
  return {
    ...draft,
    hasOwnShares: true,
    children: draft.children.map((child, index) => ({ ...child, savingsPercentage: shares[index] ?? 0 })),
  };
}

/** How the savings are divided among the children, in percent. */
export const DIVISION: NonNullable<FormDefinition<FamilyDraft, unknown, FamilyPlan, unknown>["division"]> = {
  after: (months, plan, made) => sharesAfter(months, plan, made).map(inPercent),
  in: ({ children, hasOwnShares }) =>
    hasOwnShares ? children.map(({ savingsPercentage }) => savingsPercentage) : [],
  with: (draft, shares) => withShares(draft, shares as readonly (number | string)[]),
};

/** Returns the percentage that the children leave for retirement; undefined if a share is no number. */
export function restOf(shares: readonly (number | string)[]): number | undefined {
  if (!shares.every((share) => typeof share === "number")) return undefined;
  // Without the digits that only binary fractions have.
  return Number(shares.reduce((rest, share) => rest - share, 100).toFixed(8)) + 0;
}
