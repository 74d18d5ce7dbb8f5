import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { formatMoney } from "#shared/report/format.ts";
import { explanation, type ReportSection } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pensionDetails } from "./details.ts";
import { pensionExample } from "./example.ts";
import { pensionExplanations } from "./explanations.ts";
import { BLANK_CONTACT, PENSION_CALCULATION, pensionPlanOf, validatePensionForm } from "./form.ts";
import { pensionInsightBlocks } from "./insight-blocks.ts";
import { pensionOutlay } from "./plan-values.ts";
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
  outlayOf: pensionOutlay,
  titleOf: (wording) => wording.pension.report.title,
  recipientDetails: ({ companyName }, { fields }) =>
    companyName === "" ? [] : [{ label: fields.companyName, value: textValue(companyName) }],
  planDetails: (form, wording) =>
    pensionDetails(
      form,
      { label: wording.fields.currentAdditional, value: moneyValue(form.currentAdditional, form.currency) },
      wording,
    ),
  resultBlocks: pensionResultBlocks,
  insightBlocks: pensionInsightBlocks,
  otherSections: (form, result, { wording }) => [
    ...pensionExplanations(form.country, wording),
    ...(result === undefined ? [] : [lifestyleCard(form, result, wording)]),
  ],
});

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
