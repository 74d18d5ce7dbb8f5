import { NO_CONTACT } from "#shared/contract/contact.ts";
import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS } from "#shared/domain/defaults.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { targetEntry } from "#shared/report/chance-texts.ts";
import { regionValue, yearsValue } from "#shared/report/contact-details.ts";
import type { Fact, ReportSection } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { childGoalExample } from "./example.ts";
import { childGoalExplanations } from "./explanations.ts";
import { CHILD_GOAL_CALCULATION, childGoalOutlay, childGoalPlanOf, validateChildGoalForm } from "./form.ts";
import { childGoalInsightBlocks } from "./insight-blocks.ts";
import { childGoalResultBlocks } from "./results.ts";
import type { ChildGoalForm, ChildGoalPlan, GoalResult } from "./schemas.ts";

/** Returns the calculator of one type of child goal, from its form to its report. */
export function childGoal(type: GoalType): CalculatorDefinition<ChildGoalForm, ChildGoalPlan, GoalResult> {
  return calculatorOf({
    ...CHILD_GOAL_CALCULATION,
    introduction: (wording) => ({
      ...wording.childGoal.kinds[type].intro,
      explanations: childGoalExplanations(type, CHILD_GOAL_DEFAULTS.countryOfExpense, wording),
    }),
    example: (wording) => childGoalExample(type, wording),
    blankContact: NO_CONTACT,
    validateForm: (state) => validateChildGoalForm(type, state),
    planOf: childGoalPlanOf,
    outlayOf: childGoalOutlay,
    titleOf: (wording) => wording.childGoal.report.titles[type],
    planDetails,
    resultBlocks: childGoalResultBlocks,
    insightBlocks: childGoalInsightBlocks,
    otherSections: (form, _result, { brand, wording }) => [
      ...childGoalExplanations(type, form.countryOfExpense, wording),
      smartSaverSection(brand, wording),
    ],
  });
}

/** Source: specification section 2, for healthcare. Forced inputs are left out. */
function planDetails(form: ChildGoalForm, wording: Wording): readonly Fact[] {
  const { fields, childGoal } = wording;
  const { report } = childGoal;
  const { type } = form;
  const forced = forcedInputsOf(type);
  const money = (amount: number) => moneyValue(amount, form.currency);
  return [
    ...(forced.age === undefined
      ? [{ label: childGoal.fields.age, value: { kind: "age", years: form.age } } as const]
      : []),
    { label: report.startYear[type], value: { kind: "year", year: form.startYear } },
    ...(forced.numberOfYears === undefined
      ? [{ label: fields.numberOfYears, value: yearsValue(form.numberOfYears, wording) }]
      : []),
    { label: report.annualExpense[type], value: money(form.currentAnnualExpense) },
    { label: report.country[type], value: regionValue(form.countryOfExpense, wording) },
    { label: fields.monthlyInvestment, value: money(form.monthlyInvestment) },
    { label: fields.risk, value: textValue(wording.risks[form.risk].name) },
    ...targetEntry(form, wording),
    { label: report.currentAdditional, value: money(form.currentAdditional) },
    { label: report.expectedAdditional, value: money(form.expectedAdditional) },
  ];
}

/** Source: specification section 2. */
function smartSaverSection({ smartSaverUrl }: Brand, { report: { smartSaver } }: Wording): ReportSection {
  return {
    role: "next",
    heading: smartSaver.heading,
    blocks: [{ kind: "link", text: smartSaver.text, label: smartSaver.label, url: smartSaverUrl }],
  };
}
