import {
  EOSB_FIRST_YEARS,
  EOSB_RATE_FIRST_YEARS,
  EOSB_RATE_LATER_YEARS,
} from "#shared/domain/end-of-service-benefit.ts";
import { RETIREMENT_VISA_AGE } from "#shared/domain/retirement-visa.ts";
import { SCHEME_RATE_FIRST_YEARS, SCHEME_RATE_LATER_YEARS } from "#shared/domain/savings-scheme.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { endOfServicePayments, yearsUntilEmployersChange } from "./end-of-service.ts";
import { otherIncomeStart, visaSavings } from "./end-of-service-facts.ts";
import { planOptions } from "./plan-options.ts";
import type { PensionPlan } from "./schemas.ts";

/** How the end of service was calculated: by the specification's rates or, where the plan says more of it, by the law. */
export function endOfServiceNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { assumptions, endOfService } = wording.pension;
  const { notes } = endOfService;
  const { basicSalaryPercentage, endOfService: kind } = planOptions(plan);
  const share = basicSalaryPercentage / 100;
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
      law,
      withLimit(notes.withoutScheme(rates), plan.applyEosbLimit),
      ...basic,
      notes.nationals,
    ];
  }
  const yearsPerEmployer = yearsUntilEmployersChange(plan);
  if (yearsPerEmployer !== undefined) {
    const { benefitUse } = planOptions(plan);
    const change = benefitUse === "Invested" ? notes.invested : notes.spent;
    return [change({ count: yearsPerEmployer }), law, ...basic, notes.nationals];
  }
  return [
    withLimit(assumptions.benefit(rates), plan.applyEosbLimit),
    ...(basic.length === 0 ? [] : [...basic, notes.nationals]),
  ];
}

/** Whose employer neither changes nor pays anything into a scheme. */
function isRetired({ age, retirementAge }: PensionPlan): boolean {
  return age === retirementAge;
}

function schemeNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { notes } = wording.pension.endOfService;
  const { schemeFund, schemeFeePercentage } = planOptions(plan);
  const frozen = formatMoney(endOfServicePayments(plan).atRetirement, plan.currency, wording);
  const scheme = [
    notes.scheme({
      firstRate: formatRate(SCHEME_RATE_FIRST_YEARS),
      laterRate: formatRate(SCHEME_RATE_LATER_YEARS),
      years: EOSB_FIRST_YEARS,
      fund: wording.risks[schemeFund].name,
      fee: formatRate(schemeFeePercentage / 100),
    }),
    notes.optimistic,
  ];
  return [
    ...(isRetired(plan) ? [] : scheme),
    ...(plan.yearsOfService > 0 ? [notes.frozen({ amount: frozen })] : []),
  ];
}

/** How other income and the savings of a retirement visa were calculated, as far as the plan has them. */
export function furtherNotes(plan: PensionPlan, wording: Wording): readonly string[] {
  const { notes } = wording.pension.endOfService;
  const { otherIncome, checksRetirementVisa } = planOptions(plan);
  return [
    ...(otherIncome > 0 ? [notes.income({ age: otherIncomeStart(plan) })] : []),
    ...(checksRetirementVisa
      ? [notes.visa({ amount: visaSavings(wording), visaAge: RETIREMENT_VISA_AGE })]
      : []),
  ];
}
