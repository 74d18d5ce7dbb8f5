import { type ComponentType, memo, useMemo } from "react";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { CurrencyField } from "#client/form/CurrencyField.tsx";
import { ChildAgeField, ExpenseFields, expenseAmount } from "#client/form/ExpenseFields.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import type { Lever } from "#client/form/Levers.tsx";
import { SavingsSection, savingsAmounts } from "#client/form/SavingsSection.tsx";
import { startHint } from "#client/form/start-hint.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { CalculatorPage, type FormPageProps } from "#client/results/CalculatorPage.tsx";
import { useCalculator } from "#client/results/use-calculator.ts";
import { useContinue } from "#client/session/use-payload.ts";
import { childGoalExample } from "#shared/child-goal/example.ts";
import { childGoalExplanations } from "#shared/child-goal/explanations.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { type ChildGoalDraft, formOf } from "./child-goal-draft.ts";
import { childGoalDefinition } from "./definition.ts";

interface ChildGoalCalculatorPageProps extends FormPageProps<ChildGoalDraft> {
  readonly type: GoalType;
  /** Takes the goal on to another calculator. */
  readonly Next: ComponentType<{ start: PlanMonth; plan: ChildGoalPlan; contact: Contact }>;
}

/** Calculator of any type of child goal: the form beside its results. */
export function ChildGoalCalculatorPage({
  type,
  start,
  summaryPath,
  tools,
  quickStart,
  Next,
}: ChildGoalCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const definition = useMemo(() => childGoalDefinition(type, start), [type, start]);
  const { form, results, awaited, missing } = useCalculator(definition, tools, { quickStart });
  const plan = definition.planOf(form.draft);
  return (
    <CalculatorPage
      intro={wording.childGoal.kinds[type].intro}
      explanations={childGoalExplanations(type, form.draft.countryOfExpense, wording)}
      results={{
        ...results,
        levers: childGoalLevers(form, wording),
        example: childGoalExample(type, wording),
        next: plan && <Next start={start} plan={plan} contact={form.draft} />,
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

/** Returns the levers of a child goal: the monthly amount, the start and the cost. */
function childGoalLevers(form: CalculatorForm<ChildGoalDraft>, wording: Wording): readonly Lever[] {
  const { type, currency } = form.draft;
  const labels = expenseLabels(type, wording);
  return [
    {
      name: "monthlyInvestment",
      label: wording.fields.monthlyInvestment,
      binding: form.field("monthlyInvestment"),
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
    },
    {
      name: "startYear",
      label: labels.startYear,
      binding: form.field("startYear"),
      range: CHILD_GOAL_LIMITS.startYear,
      unit: "calendarYear",
    },
    {
      name: "currentAnnualExpense",
      label: labels.currentAnnualExpense,
      binding: form.field("currentAnnualExpense"),
      range: CHILD_GOAL_LIMITS.currentAnnualExpense,
      unit: currency,
    },
  ];
}

/** The child and the expense, without the inputs that the type of goal forces. */
function GoalSection({ form, start }: { form: CalculatorForm<ChildGoalDraft>; start: PlanMonth }) {
  const wording = useWording();
  const { childGoal } = wording;
  const { type, currency, age } = form.draft;
  const asksAge = forcedInputsOf(type).age === undefined;
  const currencyField = (
    <CurrencyField
      binding={form.field("currency")}
      amounts={[expenseAmount(form), ...savingsAmounts(form)]}
    />
  );
  return (
    <FormSection heading={childGoal.kinds[type].section}>
      {asksAge ? (
        <FieldRow>
          <ChildAgeField binding={form.field("age")} />
          {currencyField}
        </FieldRow>
      ) : (
        currencyField
      )}
      <ExpenseFields
        form={form}
        type={type}
        currency={currency}
        startHint={startHint({ ...form.draft, age: asksAge ? age : undefined }, start, wording)}
        given={form.field("isExpenseGiven")}
      />
    </FormSection>
  );
}
