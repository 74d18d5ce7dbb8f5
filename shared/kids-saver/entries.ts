import { likelyAge, paymentTimeStep } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { regionValue, yearsValue } from "#shared/report/contact-details.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { moneyValue, textValue, type Value } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverPlan } from "./schemas.ts";

type Goal = KidsSaverPlan["goals"][number];

/** Returns the entries for a goal, each labelled with the goal. @param name of the goal */
export function goalEntries(
  { type, ...goal }: Goal,
  name: string,
  currency: KidsSaverPlan["currency"],
  wording: Wording,
): readonly Fact[] {
  const { kidsSaver, countries, report } = wording;
  const labels = expenseLabels(type, wording);
  const labelOf = (field: keyof typeof labels) => kidsSaver.goal.field({ field: labels[field], goal: name });
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

/** Returns a goal as the report lists it. @param child whose goal it is, with its age today */
export function goalOnPaper(
  goal: Goal,
  { age, currency }: Pick<KidsSaverPlan, "age" | "currency">,
  start: PlanMonth,
  wording: Wording,
): Block<"goals">["goals"][number] {
  const { goals, report } = wording.kidsSaver;
  const labels = expenseLabels(goal.type, wording);
  return {
    title: goals[goal.type].name,
    facts: [
      { label: labels.startYear, value: { kind: "year", year: goal.startYear } },
      { label: report.duration, value: yearsValue(goal.numberOfYears, wording) },
      { label: report.agesOfChild, value: agesDuring(goal, age, start, wording) },
      { label: labels.currentAnnualExpense, value: moneyValue(goal.currentAnnualExpense, currency) },
      { label: report.region, value: regionValue(goal.countryOfExpense, wording) },
    ],
  };
}

/** Returns the child's ages while a goal is paid for. */
function agesDuring(
  { startYear, numberOfYears }: Goal,
  ageToday: number,
  start: PlanMonth,
  wording: Wording,
): Value {
  // A goal that started before the child was born is listed from birth on.
  const from = Math.max(0, likelyAge(ageToday, paymentTimeStep(startYear, start)));
  if (numberOfYears === 1) return { kind: "age", years: from };
  return textValue(wording.kidsSaver.report.ages({ from, to: from + numberOfYears - 1 }));
}
