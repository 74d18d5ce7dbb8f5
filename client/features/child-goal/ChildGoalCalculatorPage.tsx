import { useMemo } from "react";
import { calculateChildGoal } from "#client/api/calculate-child-goal.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/features/plan/CalculatorLayout.tsx";
import { ContactSection } from "#client/features/plan/ContactSection.tsx";
import { ForecastBar } from "#client/features/plan/ForecastBar.tsx";
import { faultyFields } from "#client/features/plan/field-names.ts";
import { PlanFormFrame } from "#client/features/plan/PlanFormFrame.tsx";
import { ResultsPanel } from "#client/features/plan/ResultsPanel.tsx";
import { SavingsSection } from "#client/features/plan/SavingsSection.tsx";
import { useContinue } from "#client/features/plan/use-continue.ts";
import { usePlanForm } from "#client/features/plan/use-plan-form.ts";
import { useRecalculation } from "#client/features/plan/use-recalculation.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { childGoalExplanations } from "#shared/report/child-goal-explanations.ts";
import { childGoalResultBlocks } from "#shared/report/child-goal-results.ts";
import { faultsOf, formOf, planFaultsOf, planOf } from "./child-goal-draft.ts";
import { childGoalMemory } from "./child-goal-memory.ts";
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
  const recalculation = useRecalculation(planOf(form.draft, start), calculateChildGoal, memory);
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
