import type { TargetMarks } from "#client/results/form-definition.ts";
import { contributionMarks } from "#client/results/target-marks.ts";
import type { FamilyInsights } from "#shared/family/insights-schemas.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";

/** Returns what each purse requires to reach the target by itself. */
export const familyMarks: TargetMarks<FamilyPlan, FamilyResult, FamilyInsights> = (
  { currency, pension: { monthlySalary } },
  { purses },
  _insights,
  target,
) => {
  const pension = contributionMarks(purses.pension.required[target], { currency, monthlySalary });
  return {
    "pension/monthlyInvestment": pension.monthlyInvestment,
    "pension/investmentPercentageOfSalary": pension.investmentPercentageOfSalary,
    ...Object.fromEntries(
      purses.children.map(({ required }, index) => [
        `children/${index}/monthlyInvestment`,
        contributionMarks(required[target], { currency }).monthlyInvestment,
      ]),
    ),
  };
};
