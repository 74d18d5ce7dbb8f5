import { memo, useMemo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import { childGoalExample } from "#shared/child-goal/example.ts";
import { childGoalExplanations } from "#shared/child-goal/explanations.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type ChildGoalDraft, formOf } from "./child-goal-draft.ts";
import { childGoalDefinition } from "./definition.ts";
import { GoalSection } from "./GoalSection.tsx";
import { childGoalLevers } from "./levers.ts";

interface ChildGoalCalculatorPageProps extends FormPageProps {
  readonly type: GoalType;
}

/** Calculator of any type of child goal: the form beside its results. */
export function ChildGoalCalculatorPage({ type, start, summaryPath, tools }: ChildGoalCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const definition = useMemo(() => childGoalDefinition(type, start), [type, start]);
  const { form, results, awaited, missing } = useCalculator(definition, tools);
  return (
    <CalculatorPage
      intro={wording.childGoal.kinds[type].intro}
      explanations={childGoalExplanations(type, form.draft.countryOfExpense, wording)}
      results={{
        ...results,
        levers: childGoalLevers(form, wording),
        example: childGoalExample(type, wording),
      }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame
          awaited={awaited}
          missing={missing}
          validate={form.validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <ChildGoalFields form={form} start={start} />
        </FormFrame>
      }
    />
  );
}

/** All inputs of a child's goal. Contact data come last, next to the report that needs them. */
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
