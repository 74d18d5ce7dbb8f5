import { NO_CONTACT } from "#shared/contract/contact.ts";
import { likelyAge, paymentTimeStep } from "#shared/domain/goal-timing.ts";
import { monthOf, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { contactDetails, regionValue, yearsValue } from "#shared/report/contact-details.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { entriesBy, insightBlocksOf, reportOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue, type Value } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { kidsSaverExample } from "./example.ts";
import { kidsSaverExplanations } from "./explanations.ts";
import { enabledGoalsOf, KIDS_SAVER_CALCULATION, kidsSaverPlanOf, validateKidsSaverForm } from "./form.ts";
import { kidsSaverInsightBlocks } from "./insight-blocks.ts";
import { kidsSaverResultBlocks } from "./results.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

type Goal = KidsSaverPlan["goals"][number];

/** The Kids Saver, from its form to its report, which without a goal has no results to show. */
export const KIDS_SAVER: CalculatorDefinition<KidsSaverForm, KidsSaverPlan, MultiGoalResult> = {
  ...KIDS_SAVER_CALCULATION,
  entries: entriesBy({ validateForm: validateKidsSaverForm, nobody: NO_CONTACT }, (form, wording) => [
    ...planDetails(form, wording),
    { label: wording.fields.currency, value: textValue(wording.currencies[form.currency].name) },
    ...enabledGoalsOf(form).flatMap((goal) => goalEntries(goal, form, wording)),
  ]),
  introduction: (wording) => ({
    ...wording.kidsSaver.intro,
    explanations: kidsSaverExplanations(wording),
  }),
  example: kidsSaverExample,
  nobody: NO_CONTACT,
  validateForm: validateKidsSaverForm,
  planOf: kidsSaverPlanOf,
  build: (form, result, context) => {
    const { wording, today } = context;
    const start = monthOf(today);
    const plan = kidsSaverPlanOf(form, start);
    const goals = goalsBlock(enabledGoalsOf(form), form, start, wording);
    return reportOf(
      {
        title: wording.kidsSaver.report.title,
        person: personalDetails(form, wording),
        results:
          plan && result
            ? [
                ...kidsSaverResultBlocks(plan, result, start, wording, "both"),
                ...insightBlocksOf(plan, result, context, kidsSaverInsightBlocks),
              ]
            : [],
        others: [
          { role: "goals", heading: wording.kidsSaver.report.goals, blocks: [goals] },
          ...kidsSaverExplanations(wording),
        ],
      },
      context,
    );
  },
};

/** Source: specification section 2; additional savings are told only where there are any. */
function personalDetails(form: KidsSaverForm, wording: Wording): readonly Fact[] {
  return [...contactDetails(form, wording), ...planDetails(form, wording)];
}

/** What was entered for a goal, each entry with the goal that it is of. */
function goalEntries(
  { type, ...goal }: Goal,
  { currency }: KidsSaverForm,
  { fields, kidsSaver, countries, report }: Wording,
): readonly Fact[] {
  const { title } = kidsSaver.goals[type];
  const labelOf = (field: string) => kidsSaver.goal.field({ field, goal: title });
  return [
    { label: labelOf(fields.startYear), value: { kind: "year", year: goal.startYear } },
    {
      label: labelOf(fields.numberOfYears),
      value: textValue(report.years({ count: goal.numberOfYears })),
    },
    { label: labelOf(fields.currentAnnualExpense), value: moneyValue(goal.currentAnnualExpense, currency) },
    { label: labelOf(fields.countryOfExpense), value: textValue(countries[goal.countryOfExpense].name) },
  ];
}

function planDetails(form: KidsSaverForm, wording: Wording): readonly Fact[] {
  const { fields, kidsSaver } = wording;
  const money = (amount: number) => moneyValue(amount, form.currency);
  const additional = { label: kidsSaver.savings.expectedAdditional, value: money(form.expectedAdditional) };
  return [
    { label: kidsSaver.report.age, value: { kind: "age", years: form.age } },
    { label: fields.monthlyInvestment, value: money(form.monthlyInvestment) },
    { label: fields.risk, value: textValue(wording.risks[form.risk].name) },
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
  const { fields, kidsSaver } = wording;
  const { report } = kidsSaver;
  const agesOf = ({ startYear, numberOfYears }: Goal): Value => {
    // One that began before the child was born is told from birth on.
    const from = Math.max(0, likelyAge(age, paymentTimeStep(startYear, start)));
    if (numberOfYears === 1) return { kind: "age", years: from };
    return textValue(report.ages({ from, to: from + numberOfYears - 1 }));
  };
  return {
    kind: "goals",
    goals: goals.map((goal) => ({
      title: kidsSaver.goals[goal.type].name,
      facts: [
        { label: fields.startYear, value: { kind: "year", year: goal.startYear } },
        { label: report.duration, value: yearsValue(goal.numberOfYears, wording) },
        { label: report.agesOfChild, value: agesOf(goal) },
        {
          label: fields.currentAnnualExpense,
          value: moneyValue(goal.currentAnnualExpense, currency),
        },
        { label: report.region, value: regionValue(goal.countryOfExpense, wording) },
      ],
    })),
    none: report.noGoals,
  };
}
