import type { PensionPlan } from "#shared/contract/schemas/pension.ts";
import type { RetirementResult } from "#shared/contract/schemas/results.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { FUND_OF_RISK, type Fund } from "#shared/domain/risk-strategies.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { assumptionsBlock } from "./assumptions-block.ts";
import { formatRate } from "./format.ts";
import type { Block } from "./report-document.ts";

/** How a pension was calculated. Source: specification sections 4 and 9. */
export function pensionAssumptions(
  plan: PensionPlan,
  result: RetirementResult,
  wording: Wording,
): Block<"notes"> {
  const { assumptions } = wording.pension;
  const inflation = {
    country: wording.countries[plan.country].inSentence,
    rate: formatRate(COUNTRY_REFERENCES[plan.country].inflationRate),
  };
  const salaryIncrease = { rate: formatRate(plan.salaryIncreasePercentage / 100) };
  const strategy = { risk: wording.risks[plan.risk].name, horizon: HORIZON_AGE };
  return assumptionsBlock(
    [
      fill(assumptions.inflation, inflation),
      plan.isSalaryBasedContribution
        ? fill(assumptions.contributionsSalary, salaryIncrease)
        : assumptions.contributionsInflation,
      assumptions.additional,
      plan.risk === "Lifestyling"
        ? fill(assumptions.lifestyling, { horizon: HORIZON_AGE })
        : fill(assumptions.strategy, strategy),
      plan.applyEosbLimit ? `${assumptions.benefit} ${assumptions.benefitLimit}` : assumptions.benefit,
    ],
    [...new Set<Fund>([FUND_OF_RISK[plan.risk], "Conservative"])],
    result,
    wording,
  );
}
