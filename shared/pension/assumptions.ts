import { LIFESTYLING_SWITCH_YEARS } from "#shared/domain/glide-path.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { FUND_OF_RISK, type Fund, type PensionRisk } from "#shared/domain/risk-strategies.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { formatRate, inflationTerms } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { endOfServiceNotes, furtherNotes } from "./end-of-service-notes.ts";
import { planOptions, risesWithSalary } from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns the notes on the calculation of a pension. Source: specification sections 4 and 9. */
export function pensionAssumptions(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.pension;
  const salaryIncrease = { rate: formatRate(plan.salaryIncreasePercentage / 100) };
  const yearsToRetirement = plan.retirementAge - plan.age;
  const { endOfService, schemeFund } = planOptions(plan);
  const hasScheme = endOfService === "SavingsScheme";
  return assumptionsBlock(
    [
      assumptions.inflation(inflationTerms(plan.country, wording)),
      // The form says which household the lifestyle costs are for; their year is known for the UK only.
      ...(plan.annualLivingCost === undefined && plan.country === "UK" ? [assumptions.livingCostUk] : []),
      wording.assumptions.todaysMoney,
      ...(yearsToRetirement === 0
        ? []
        : [
            risesWithSalary(plan)
              ? assumptions.contributionsSalary(salaryIncrease)
              : assumptions.contributionsInflation,
          ]),
      assumptions.additional,
      strategyText(
        plan.risk,
        yearsToRetirement,
        assumptions,
      )({
        risk: wording.risks[plan.risk].name,
        horizon: HORIZON_AGE,
        years: LIFESTYLING_SWITCH_YEARS,
      }),
      ...endOfServiceNotes(plan, wording),
      ...furtherNotes(plan, wording),
    ],
    yearsToRetirement === 0
      ? ["Conservative"]
      : [...new Set<Fund>([FUND_OF_RISK[plan.risk], ...(hasScheme ? [schemeFund] : []), "Conservative"])],
    [plan.country],
    result,
    wording,
    (hasScheme || (plan.otherIncome ?? 0) > 0 ? wording.pension.endOfService.notes : assumptions).leftOut,
  );
}

/** Returns how the savings are invested: Lifestyling is not aggressive in its last years, or if retirement is now. */
function strategyText(
  risk: PensionRisk,
  yearsToRetirement: number,
  assumptions: Wording["pension"]["assumptions"],
) {
  if (yearsToRetirement === 0) return assumptions.retired;
  if (risk !== "Lifestyling") return assumptions.strategy;
  return yearsToRetirement > LIFESTYLING_SWITCH_YEARS
    ? assumptions.lifestyling
    : assumptions.lifestylingFromNow;
}
