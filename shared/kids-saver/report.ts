import { NO_CONTACT } from "#shared/contract/contact.ts";
import { likelyAge, paymentTimeStep } from "#shared/domain/goal-timing.ts";
import { monthOf, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { targetEntry } from "#shared/report/chance-texts.ts";
import { regionValue, yearsValue } from "#shared/report/contact-details.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue, type Value } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { kidsSaverExample } from "./example.ts";
import { kidsSaverExplanations } from "./explanations.ts";
import { enabledGoalsOf, KIDS_SAVER_CALCULATION, kidsSaverPlanOf, validateKidsSaverForm } from "./form.ts";
import { kidsSaverInsightBlocks } from "./insight-blocks.ts";
import { kidsSaverResultBlocks } from "./results.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

type Goal = KidsSaverPlan["goals"][number];

/** The Kids Saver, from its form to its report; without a goal the report has no results. */
export const KIDS_SAVER: CalculatorDefinition<KidsSaverForm, KidsSaverPlan, MultiGoalResult> = calculatorOf({
  ...KIDS_SAVER_CALCULATION,
  introduction: (wording) => ({
    ...wording.kidsSaver.intro,
    explanations: kidsSaverExplanations(wording),
  }),
  example: kidsSaverExample,
  blankContact: NO_CONTACT,
  validateForm: validateKidsSaverForm,
  planOf: kidsSaverPlanOf,
  titleOf: (wording) => wording.kidsSaver.report.title,
  planDetails,
  furtherEntries: (form, wording) => enabledGoalsOf(form).flatMap((goal) => goalEntries(goal, form, wording)),
  resultBlocks: kidsSaverResultBlocks,
  insightBlocks: kidsSaverInsightBlocks,
  otherSections: (form, _result, { wording, today }) => [
    {
      role: "goals",
      heading: wording.kidsSaver.report.goals,
      blocks: [goalsBlock(enabledGoalsOf(form), form, monthOf(today), wording)],
    },
    ...kidsSaverExplanations(wording),
  ],
});

/** Returns the entries for a goal, each labelled with the goal. */
function goalEntries(
  { type, ...goal }: Goal,
  { currency }: KidsSaverForm,
  wording: Wording,
): readonly Fact[] {
  const { kidsSaver, countries, report } = wording;
  const { title } = kidsSaver.goals[type];
  const labels = expenseLabels(type, wording);
  const labelOf = (field: keyof typeof labels) => kidsSaver.goal.field({ field: labels[field], goal: title });
  return [
    { label: labelOf("startYear"), value: { kind: "year", year: goal.startYear } },
    {
      label: labelOf("numberOfYears"),
      value: textValue(report.years({ count: goal.numberOfYears })),
    },
    { label: labelOf("currentAnnualExpense"), value: moneyValue(goal.currentAnnualExpense, currency) },
    { label: labelOf("countryOfExpense"), value: textValue(countries[goal.countryOfExpense].name) },
  ];
}

/** Source: specification section 2. Additional savings are listed only if there are any. */
function planDetails(form: KidsSaverForm, wording: Wording): readonly Fact[] {
  const { fields, kidsSaver } = wording;
  const money = (amount: number) => moneyValue(amount, form.currency);
  const additional = { label: kidsSaver.savings.expectedAdditional, value: money(form.expectedAdditional) };
  return [
    { label: kidsSaver.report.age, value: { kind: "age", years: form.age } },
    { label: fields.monthlyInvestment, value: money(form.monthlyInvestment) },
    { label: fields.risk, value: textValue(wording.risks[form.risk].name) },
    ...targetEntry(form, wording),
    { label: kidsSaver.savings.currentAdditional, value: money(form.currentAdditional) },
    ...(form.expectedAdditional > 0 ? [additional] : []),
  ];
}

/** Source: specification section 2, Kids Saver summary. */
function goalsBlock(
  goals: readonly Goal[],
  { age, currency }: KidsSaverForm,
  start: PlanMonth,
  wording: Wording,
): Block<"goals"> {
  const { kidsSaver } = wording;
  const { report } = kidsSaver;
  const agesOf = ({ startYear, numberOfYears }: Goal): Value => {
    // A goal that started before the child was born is listed from birth on.
    const from = Math.max(0, likelyAge(age, paymentTimeStep(startYear, start)));
    if (numberOfYears === 1) return { kind: "age", years: from };
    return textValue(report.ages({ from, to: from + numberOfYears - 1 }));
  };
  return {
    kind: "goals",
    goals: goals.map((goal) => {
      const labels = expenseLabels(goal.type, wording);
      return {
        title: kidsSaver.goals[goal.type].name,
        facts: [
          { label: labels.startYear, value: { kind: "year", year: goal.startYear } },
          { label: report.duration, value: yearsValue(goal.numberOfYears, wording) },
          { label: report.agesOfChild, value: agesOf(goal) },
          { label: labels.currentAnnualExpense, value: moneyValue(goal.currentAnnualExpense, currency) },
          { label: report.region, value: regionValue(goal.countryOfExpense, wording) },
        ],
      };
    }),
    none: report.noGoals,
  };
}
