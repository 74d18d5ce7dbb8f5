import { LIFESTYLING_SWITCH_YEARS } from "#shared/domain/glide-path.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { FUND_OF_RISK, type Fund, type PensionRisk } from "#shared/domain/risk-strategies.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { formatRate, inflationTerms } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { endOfServiceNotes, furtherNotes, percentileNotes } from "./end-of-service-notes.ts";
import { planOptions, risesWithSalary } from "./plan-values.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/** Returns the notes on the calculation of a pension. Source: specification sections 4 and 9. */
export function pensionAssumptions(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): Block<"notes"> {
  return assumptionsBlock(
    [...pensionNotes(plan, wording), ...percentileNotes(plan, wording)],
    pensionFunds(plan),
    [plan.country],
    result,
    wording,
    pensionOmissions(plan, wording),
  );
}

/** Returns the notes on what a pension's plan assumes. */
export function pensionNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { assumptions } = wording.pension;
  const salaryIncrease = { rate: formatRate(plan.salaryIncreasePercentage / 100) };
  const yearsToRetirement = plan.retirementAge - plan.age;
  return [
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
  ];
}

/** Returns the funds that a pension holds at some time. */
export function pensionFunds(plan: PensionPlan): readonly Fund[] {
  if (plan.retirementAge === plan.age) return ["Conservative"];
  const { schemeFund } = planOptions(plan);
  return [
    ...new Set<Fund>([FUND_OF_RISK[plan.risk], ...(hasScheme(plan) ? [schemeFund] : []), "Conservative"]),
  ];
}

/** Returns what a pension's forecast leaves out. */
export function pensionOmissions(plan: PensionPlan, { pension }: Wording): string {
  const isNamed = hasScheme(plan) || (plan.otherIncome ?? 0) > 0;
  return (isNamed ? pension.endOfService.notes : pension.assumptions).leftOut;
}

function hasScheme(plan: PensionPlan): boolean {
  return planOptions(plan).endOfService === "SavingsScheme";
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
