import { memo, useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { type Loadable, loadable } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import type { PlanTools } from "#client/form/plan-on-page.ts";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import { type CalculatorForm, useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { useResults, useTellerFrom } from "#client/form/use-results.ts";
import { childGoalExample } from "#shared/child-goal/example.ts";
import { childGoalExplanations } from "#shared/child-goal/explanations.ts";
import { CHILD_GOAL_CALCULATION } from "#shared/child-goal/form.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import {
  type ChildGoalDraft,
  childGoalMemory,
  childGoalRules,
  formOf,
  planFaultsOf,
  planOf,
  withProposal,
} from "./child-goal-draft.ts";
import { GoalSection } from "./GoalSection.tsx";

const RESULT_TELLER = loadable(
  async () => (await import("#shared/child-goal/results.ts")).childGoalResultBlocks,
);
const INSIGHT_TELLER = loadable(
  async () => (await import("#shared/child-goal/insight-blocks.ts")).childGoalInsightBlocks,
);

interface ChildGoalCalculatorPageProps {
  readonly type: GoalType;
  /** Month in which every plan starts: today's. */
  readonly start: PlanMonth;
  readonly summaryPath: string;
  readonly tools: Loadable<PlanTools>;
}

/** The calculator of any type of child goal: the form beside what it leads to. */
export function ChildGoalCalculatorPage({ type, start, summaryPath, tools }: ChildGoalCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const memory = childGoalMemory(type);
  const others = useMemo(
    () => ({
      rules: childGoalRules(type),
      planOf: (draft: ChildGoalDraft) => planOf(draft, start),
      calculate: calculateWith(CHILD_GOAL_CALCULATION),
    }),
    [type, start],
  );
  const form = useCalculatorForm(memory, others.rules);
  const recalculation = useRecalculation(
    others.planOf(form.draft),
    others.calculate,
    memory,
    RESULT_TELLER,
    tools,
  );
  const tell = useTellerFrom(start, RESULT_TELLER, recalculation.outcome !== undefined);
  const results = useResults({
    form,
    memory,
    recalculation,
    tell,
    insightTeller: INSIGHT_TELLER,
    withProposal,
    others,
    tools,
  });
  const { fields, kinds } = wording.childGoal;
  const missing = faultyFields(form.faults, wording, fields);
  return (
    <CalculatorPage
      intro={kinds[type].intro}
      explanations={childGoalExplanations(type, form.draft.countryOfExpense, wording)}
      results={{
        ...results,
        example: childGoalExample(type, wording),
        faults: planFaultsOf(form.draft, start),
        labels: fields,
      }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame missing={missing} validate={form.validate} onContinue={() => proceed(formOf(form.draft))}>
          <ChildGoalFields form={form} start={start} />
        </FormFrame>
      }
    />
  );
}

/** All inputs of a child's goal; contact data come last, next to what they are needed for. */
const ChildGoalFields = memo(function ChildGoalFields({
  form,
  start,
}: {
  form: CalculatorForm<ChildGoalDraft>;
  start: PlanMonth;
}) {
  const { childGoal, fields } = useWording();
  const savings = {
    ...childGoal.fields,
    heading: childGoal.sections.savings,
    monthlyInvestmentHint: fields.monthlyInvestmentRises,
  };
  return (
    <>
      <GoalSection form={form} start={start} />
      <SavingsSection form={form} currency={form.draft.currency} texts={savings} />
      <ContactSection form={form} />
    </>
  );
});
