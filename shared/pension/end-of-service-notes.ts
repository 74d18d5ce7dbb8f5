import {
  EOSB_FIRST_YEARS,
  EOSB_RATE_FIRST_YEARS,
  EOSB_RATE_LATER_YEARS,
} from "#shared/domain/end-of-service-benefit.ts";
import { SCHEME_RATE_FIRST_YEARS, SCHEME_RATE_LATER_YEARS } from "#shared/domain/savings-scheme.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { frozenGratuity, yearsUntilEmployersChange } from "./end-of-service.ts";
import { otherIncomeStart, visaTerms } from "./end-of-service-facts.ts";
import { planOptions } from "./plan-values.ts";
import type { PensionPlan } from "./schemas.ts";

/** Returns the notes on the end of service: by the specification's rates or, with more detail, by the law. */
export function endOfServiceNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { assumptions, endOfService } = wording.pension;
  const { notes } = endOfService;
  const { basicSalaryPercentage, endOfService: kind } = planOptions(plan);
  const share = basicSalaryPercentage / 100;
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  const withLimit = (text: string, applyLimit: boolean) =>
    applyLimit ? `${text} ${assumptions.benefitLimit}` : text;
  const basic = share === 1 ? [] : [notes.basic({ share: formatRate(share) })];
  const rates = {
    years: EOSB_FIRST_YEARS,
    firstRate: formatRate(EOSB_RATE_FIRST_YEARS),
    laterRate: formatRate(EOSB_RATE_LATER_YEARS),
  };
  const law = withLimit(
    notes.law({ years: EOSB_FIRST_YEARS }),
    kind === "SavingsScheme" || plan.applyEosbLimit,
  );
  if (kind === "SavingsScheme") {
    return [
      ...schemeNotes(plan, wording),
      ...(yearsPerEmployer === undefined ? [law] : []),
      ...basic,
      notes.nationals,
    ];
  }
  if (yearsPerEmployer !== undefined) {
    const { benefitUse } = planOptions(plan);
    const change = benefitUse === "Invested" ? notes.invested : notes.spent;
    return [change({ count: yearsPerEmployer }), law, ...basic, notes.nationals];
  }
  // Without a salary there is no benefit to explain.
  if (plan.monthlySalary === 0) return [];
  return [
    withLimit(assumptions.benefit(rates), plan.applyEosbLimit),
    ...(basic.length === 0 ? [] : [...basic, notes.nationals]),
  ];
}

/** Returns how to read the percentiles of a savings scheme, if a pension's results have them. */
export function percentileNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const hasPercentiles = planOptions(plan).endOfService === "SavingsScheme" && !isRetired(plan);
  return hasPercentiles ? [wording.pension.endOfService.notes.optimistic] : [];
}

/** Returns true if retirement is now, so that the employer neither changes nor pays into a scheme. */
function isRetired({ age, retirementAge }: PensionPlan): boolean {
  return age === retirementAge;
}

function schemeNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { notes } = wording.pension.endOfService;
  const { schemeFund, schemeFeePercentage } = planOptions(plan);
  const amount = formatMoney(frozenGratuity(plan), plan.currency, wording);
  const count = yearsUntilEmployersChange(plan);
  const frozen = count === undefined ? notes.frozen({ amount }) : notes.frozenUntilChange({ amount, count });
  const scheme = [
    notes.scheme({
      firstRate: formatRate(SCHEME_RATE_FIRST_YEARS),
      laterRate: formatRate(SCHEME_RATE_LATER_YEARS),
      years: EOSB_FIRST_YEARS,
      fund: wording.risks[schemeFund].name,
      fee: formatRate(schemeFeePercentage / 100),
    }),
    ...(count === undefined
      ? []
      : [notes.schemeChanges({ count, firstRate: formatRate(SCHEME_RATE_FIRST_YEARS) })]),
  ];
  return [...(isRetired(plan) ? [] : scheme), ...(plan.yearsOfService > 0 ? [frozen] : [])];
}

/** Returns the notes on other income and the savings for a retirement visa, as far as the plan has them. */
export function furtherNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { notes } = wording.pension.endOfService;
  const { otherIncome, otherIncomeRises, checksRetirementVisa } = planOptions(plan);
  const income = otherIncomeRises ? notes.income : notes.incomeStays;
  return [
    ...(otherIncome > 0 ? [income({ age: otherIncomeStart(plan) })] : []),
    ...(checksRetirementVisa ? [notes.visa(visaTerms(wording))] : []),
  ];
}
