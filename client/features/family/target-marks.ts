import type { TargetMarks } from "#client/results/form-definition.ts";
import { roundedUp } from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import type { FamilyInsights } from "#shared/family/insights-schemas.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";

/** Returns what each purse requires to reach the target by itself. */
export const familyMarks: TargetMarks<FamilyPlan, FamilyResult, FamilyInsights> = (
  { currency, pension: { monthlySalary } },
  { purses: { pension, children } },
  _insights,
  target,
) => {
  const { step, maximum } = MONTHLY_INVESTMENT_LIMITS[currency];
  const shares = PENSION_LIMITS.investmentPercentageOfSalary;
  const amount = (required: number | null) => within(maximum, required, step);
  const forPension = pension.required[target];
  return {
    "pension/monthlyInvestment": amount(forPension),
    "pension/investmentPercentageOfSalary":
      forPension && monthlySalary > 0
        ? within(shares.maximum, (100 * forPension) / monthlySalary, shares.step)
        : undefined,
    ...Object.fromEntries(
      children.map(({ required }, index) => [
        `children/${index}/monthlyInvestment`,
        amount(required[target]),
      ]),
    ),
  };
};

/** Returns what is required in steps of its field; undefined if there is nothing, or the field does not accept it. */
function within(maximum: number, required: number | null, step: number): number | undefined {
  if (!required) return undefined;
  const value = roundedUp(required, step);
  return value <= maximum ? value : undefined;
}
