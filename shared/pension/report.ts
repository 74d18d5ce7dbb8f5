import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { PENSION_DEFAULTS, PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { targetEntry } from "#shared/report/chance-texts.ts";
import { regionValue, yearsValue } from "#shared/report/contact-details.ts";
import { formatMoney } from "#shared/report/format.ts";
import { explanation, type Fact, type ReportSection } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { otherIncomeStart, visaSavings } from "./end-of-service-facts.ts";
import { pensionExample } from "./example.ts";
import { pensionExplanations } from "./explanations.ts";
import { BLANK_CONTACT, PENSION_CALCULATION, pensionPlanOf, validatePensionForm } from "./form.ts";
import { pensionInsightBlocks } from "./insight-blocks.ts";
import { planOptions } from "./plan-values.ts";
import { pensionResultBlocks } from "./results.ts";
import type { PensionForm, PensionPlan, RetirementResult } from "./schemas.ts";

/** The pension calculator, from its form to its report. */
export const PENSION: CalculatorDefinition<PensionForm, PensionPlan, RetirementResult> = calculatorOf({
  ...PENSION_CALCULATION,
  introduction: (wording) => ({
    ...wording.pension.intro,
    explanations: pensionExplanations(PENSION_DEFAULTS.country, wording),
  }),
  example: pensionExample,
  blankContact: BLANK_CONTACT,
  validateForm: validatePensionForm,
  planOf: pensionPlanOf,
  titleOf: (wording) => wording.pension.report.title,
  recipientDetails: ({ companyName }, { fields }) =>
    companyName === "" ? [] : [{ label: fields.companyName, value: textValue(companyName) }],
  planDetails,
  resultBlocks: pensionResultBlocks,
  insightBlocks: pensionInsightBlocks,
  otherSections: (form, result, { wording }) => [
    ...pensionExplanations(form.country, wording),
    ...(result === undefined ? [] : [lifestyleCard(form, result, wording)]),
  ],
});

/** Source: specification section 2, personal information summary fields; the other entries follow them. */
function planDetails(form: PensionForm, wording: Wording): readonly Fact[] {
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
    { label: fields.currentAdditional, value: money(form.currentAdditional) },
    { label: fields.expectedAdditional, value: money(form.expectedAdditional) },
    ...optionDetails(form, wording),
  ];
}

const rate = (percentage: number) => ({ kind: "rate", fraction: percentage / 100 }) as const;

/** Returns the form's entries for the end of service and other income, as far as there are any. */
function optionDetails(form: PensionForm, wording: Wording): readonly Fact[] {
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
  ];
}

/** Returns the cost of the lifestyle today and, with the country's inflation, in the year of retirement. */
function lifestyleCard(
  { age, retirementAge, country, lifestyle, annualLivingCost, currency }: PensionForm,
  { desiredSpendingAbility: cost }: RetirementResult,
  wording: Wording,
): ReportSection {
  const { lifestyle: texts } = wording.pension.report;
  const growth = (1 + COUNTRY_REFERENCES[country].inflationRate) ** (retirementAge - age);
  const costs = {
    cost: formatMoney(cost, currency, wording),
    costAtRetirement: formatMoney(cost * growth, currency, wording),
  };
  const names = { lifestyle: wording.lifestyles[lifestyle], country: wording.countries[country].inSentence };
  return explanation(
    texts.heading,
    annualLivingCost === undefined ? texts.text({ ...names, ...costs }) : texts.ownBudget(costs),
  );
}
