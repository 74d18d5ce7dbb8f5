import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { targetEntry } from "#shared/report/chance-texts.ts";
import { regionValue, yearsValue } from "#shared/report/contact-details.ts";
import type { Fact } from "#shared/report/report-document.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { otherIncomeStart, visaSavings } from "./end-of-service-facts.ts";
import { planOptions } from "./plan-values.ts";
import type { PensionPlan } from "./schemas.ts";

/** A pension's plan without its savings, which a family has once. */
type DetailedPlan = Omit<PensionPlan, "type" | "currentAdditional">;

/**
 * Returns the entries of a pension. Source: specification section 2, personal information summary fields; the other
 * entries follow them. @param savings the entry of what is saved already
 */
export function pensionDetails(form: DetailedPlan, savings: Fact, wording: Wording): readonly Fact[] {
  const { fields } = wording;
  const money = (amount: number) => moneyValue(amount, form.currency);
  return [
    { label: fields.age, value: { kind: "age", years: form.age } },
    { label: fields.retirementAge, value: { kind: "age", years: form.retirementAge } },
    { label: fields.country, value: regionValue(form.country, wording) },
    form.annualLivingCost === undefined
      ? { label: fields.lifestyle, value: textValue(wording.lifestyles[form.lifestyle]) }
      : { label: fields.annualLivingCost, value: money(form.annualLivingCost) },
    { label: fields.monthlySalary, value: money(form.monthlySalary) },
    { label: fields.salaryIncreasePercentage, value: rate(form.salaryIncreasePercentage) },
    { label: fields.yearsOfService, value: yearsValue(form.yearsOfService, wording) },
    {
      label: fields.applyEosbLimit,
      value: textValue(form.applyEosbLimit ? fields.eosbLimit : fields.eosbNoLimit),
    },
    form.isSalaryBasedContribution
      ? { label: fields.investmentPercentageOfSalary, value: rate(form.investmentPercentageOfSalary) }
      : { label: fields.monthlyInvestment, value: money(form.monthlyInvestment) },
    { label: fields.risk, value: textValue(wording.risks[form.risk].name) },
    ...targetEntry(form, wording),
    savings,
    { label: fields.expectedAdditional, value: money(form.expectedAdditional) },
    ...optionDetails(form, wording),
  ];
}

const rate = (percentage: number) => ({ kind: "rate", fraction: percentage / 100 }) as const;

/** Returns the form's entries for the end of service, other income and the length of life, as far as there are any. */
function optionDetails(form: DetailedPlan, wording: Wording): readonly Fact[] {
  const { fields, risks } = wording;
  const { choices } = wording.pension.endOfService;
  const { schemeFund, schemeFeePercentage, benefitUse, otherIncome, ...options } = planOptions(form);
  const hasScheme = options.endOfService === "SavingsScheme";
  return [
    ...(options.basicSalaryPercentage === PENSION_OPTION_DEFAULTS.basicSalaryPercentage
      ? []
      : [{ label: fields.basicSalaryPercentage, value: rate(options.basicSalaryPercentage) }]),
    ...(hasScheme
      ? [
          { label: fields.endOfService, value: textValue(choices.scheme) },
          { label: fields.schemeFund, value: textValue(risks[schemeFund].name) },
          { label: fields.schemeFeePercentage, value: rate(schemeFeePercentage) },
        ]
      : []),
    ...(form.yearsPerEmployer === undefined
      ? []
      : [{ label: fields.yearsPerEmployer, value: yearsValue(form.yearsPerEmployer, wording) }]),
    ...(form.yearsPerEmployer === undefined || hasScheme
      ? []
      : [
          {
            label: fields.benefitUse,
            value: textValue({ Invested: choices.invested, Spent: choices.spent }[benefitUse]),
          },
        ]),
    ...(otherIncome === 0
      ? []
      : [
          { label: fields.otherIncome, value: moneyValue(otherIncome, form.currency) },
          { label: fields.otherIncomeAge, value: { kind: "age", years: otherIncomeStart(form) } as const },
          ...(options.otherIncomeRises
            ? []
            : [{ label: fields.otherIncomeRises, value: textValue(choices.staysTheSame) }]),
        ]),
    ...(options.checksRetirementVisa
      ? [{ label: fields.checksRetirementVisa, value: textValue(visaSavings(wording)) }]
      : []),
    ...(form.sex === undefined
      ? []
      : [{ label: fields.sex, value: textValue({ female: choices.woman, male: choices.man }[form.sex]) }]),
    ...(form.partnerAge === undefined
      ? []
      : [{ label: fields.partnerAge, value: { kind: "age", years: form.partnerAge } as const }]),
  ];
}
