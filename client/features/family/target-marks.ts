import type { TargetMarks } from "#client/results/form-definition.ts";
import { contributionMarks, payableMark } from "#client/results/target-marks.ts";
import type { FamilyInsights } from "#shared/family/insights-schemas.ts";
import { childPurses } from "#shared/family/purses.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";

/** Returns what each purse requires to reach the target by itself. */
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
    const { monthlyInvestment } = contributionMarks(purses.children[index]?.required[target] ?? null, {
      currency,
    });
    return [`children/${index}/monthlyInvestment`, payableMark(monthlyInvestment, child.goals, child, start)];
  });
  return {
    "pension/monthlyInvestment": pension.monthlyInvestment,
    "pension/investmentPercentageOfSalary": pension.investmentPercentageOfSalary,
    ...Object.fromEntries(ofChildren),
  };
};
