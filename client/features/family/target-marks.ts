import type { TargetMarks } from "#client/results/form-definition.ts";
import { contributionMarks } from "#client/results/target-marks.ts";
import { uncoveredNow } from "#shared/domain/due-now.ts";
import type { FamilyInsights } from "#shared/family/insights-schemas.ts";
import { childPurses } from "#shared/family/purses.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";

/** Returns what each purse requires to reach the target by itself; nothing for a child with a payment now that it lacks. */
export const familyMarks: TargetMarks<FamilyPlan, FamilyResult, FamilyInsights> = (
  plan,
  { purses },
  _insights,
  target,
  start,
) => {
  const { currency } = plan;
  const { monthlySalary } = plan.pension;
  const pension = contributionMarks(purses.pension.required[target], { currency, monthlySalary });
  const ofChildren = childPurses(plan).map((child, index) => {
    const isPayable = uncoveredNow(child.goals, child, start) === 0;
    const required = isPayable ? purses.children[index]?.required[target] : null;
    return [
      `children/${index}/monthlyInvestment`,
      contributionMarks(required ?? null, { currency }).monthlyInvestment,
    ];
  });
  return {
    "pension/monthlyInvestment": pension.monthlyInvestment,
    "pension/investmentPercentageOfSalary": pension.investmentPercentageOfSalary,
    ...Object.fromEntries(ofChildren),
  };
};
