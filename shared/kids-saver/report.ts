import { NO_CONTACT } from "#shared/contract/contact.ts";
import { monthOf, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import { targetEntry } from "#shared/report/chance-texts.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { calculatorOf } from "#shared/report/report-of.ts";
import { moneyValue, textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { goalEntries, goalOnPaper } from "./entries.ts";
import { kidsSaverExample } from "./example.ts";
import { kidsSaverExplanations } from "./explanations.ts";
import {
  enabledGoalsOf,
  KIDS_SAVER_CALCULATION,
  kidsSaverOutlay,
  kidsSaverPlanOf,
  validateKidsSaverForm,
} from "./form.ts";
import { kidsSaverInsightBlocks } from "./insight-blocks.ts";
import { kidsSaverResultBlocks } from "./results.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "./schemas.ts";

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
  outlayOf: kidsSaverOutlay,
  titleOf: (wording) => wording.kidsSaver.report.title,
  planDetails,
  furtherEntries: (form, wording) =>
    enabledGoalsOf(form).flatMap((goal) =>
      goalEntries(goal, wording.kidsSaver.goals[goal.type].title, form.currency, wording),
    ),
  resultBlocks: kidsSaverResultBlocks,
  insightBlocks: kidsSaverInsightBlocks,
  otherSections: (form, _result, { wording, today }) => [
    {
      role: "goals",
      heading: wording.kidsSaver.report.goals,
      blocks: [goalsBlock(form, monthOf(today), wording)],
    },
    ...kidsSaverExplanations(wording),
  ],
});

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
function goalsBlock(form: KidsSaverForm, start: PlanMonth, wording: Wording): Block<"goals"> {
  return {
    kind: "goals",
    goals: enabledGoalsOf(form).map((goal) => goalOnPaper(goal, form, start, wording)),
    none: wording.kidsSaver.report.noGoals,
  };
}
