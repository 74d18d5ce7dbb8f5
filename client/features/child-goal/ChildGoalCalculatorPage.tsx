import { useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { ForecastBar } from "#client/form/ForecastBar.tsx";
import { faultyFields } from "#client/form/field-names.ts";
import { PlanFormFrame } from "#client/form/PlanFormFrame.tsx";
import { ResultsPanel } from "#client/form/ResultsPanel.tsx";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import { useContinue } from "#client/form/use-continue.ts";
import { usePlanForm } from "#client/form/use-plan-form.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { childGoalExplanations } from "#shared/child-goal/explanations.ts";
import { CHILD_GOAL_CALCULATION } from "#shared/child-goal/form.ts";
import { childGoalResultBlocks } from "#shared/child-goal/results.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { childGoalMemory, faultsOf, formOf, planFaultsOf, planOf } from "./child-goal-draft.ts";
import { GoalSection } from "./GoalSection.tsx";

interface ChildGoalCalculatorPageProps {
  readonly type: GoalType;
  /** Month in which every plan starts: today's. */
  readonly start: PlanMonth;
  readonly summaryPath: string;
}

/** The calculator of any type of child goal: the form beside what it leads to. */
export function ChildGoalCalculatorPage({ type, start, summaryPath }: ChildGoalCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const memory = childGoalMemory(type);
  const form = usePlanForm(memory, faultsOf);
  const recalculation = useRecalculation(
    planOf(form.draft, start),
    calculateWith(CHILD_GOAL_CALCULATION),
    memory,
  );
  const { outcome } = recalculation;
  const blocks = useMemo(
    () => outcome && childGoalResultBlocks(outcome.plan, outcome.result, start, wording),
    [outcome, start, wording],
  );
  const { fields, kinds, sections } = wording.childGoal;
  const savings = {
    ...fields,
    heading: sections.savings,
    monthlyInvestmentHint: wording.fields.monthlyInvestmentRises,
  };
  const { intro } = kinds[type];
  const forecast = { blocks, recalculation, faults: planFaultsOf(form.draft, start), labels: fields };
  return (
    <CalculatorLayout
      heading={intro.heading}
      lead={intro.text}
      cards={
        <ExplanationCards explanations={childGoalExplanations(type, form.draft.countryOfExpense, wording)} />
      }
      form={
        <PlanFormFrame
          missing={faultyFields(form.faults, fields, wording)}
          validate={form.validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <GoalSection form={form} start={start} />
          <SavingsSection form={form} currency={form.draft.currency} texts={savings} />
          <ContactSection form={form} />
        </PlanFormFrame>
      }
      results={<ResultsPanel {...forecast} />}
      bar={<ForecastBar {...forecast} />}
      isBusy={recalculation.isBusy}
    />
  );
}
