import { useNavigate } from "react-router-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { CurrencyField, savingsAmounts } from "#client/form/CurrencyField.tsx";
import { expenseAmount } from "#client/form/ExpenseFields.tsx";
import { faultyFields } from "#client/form/field-names.ts";
import { PlanFormFrame } from "#client/form/PlanFormFrame.tsx";
import { useCalculationBefore } from "#client/form/use-calculation-before.ts";
import { usePlanForm } from "#client/form/use-plan-form.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { KIDS_SAVER_CALCULATION } from "#shared/kids-saver/form.ts";
import { fieldLabels } from "./field-labels.ts";
import { kidsSaverMemory } from "./kids-saver-draft.ts";
import { faultsOf, isPersonal, planOf } from "./kids-saver-plan.ts";

interface PersonalInfoPageProps {
  readonly start: PlanMonth;
  /** Where the goals are. */
  readonly formPath: string;
}

/** Who the Kids Saver is for: asked before the goals, so that their forms can name the child's age. */
export function PersonalInfoPage({ start, formPath }: PersonalInfoPageProps) {
  const wording = useWording();
  const { form: frame, childGoal, kidsSaver } = wording;
  const { personal } = kidsSaver;
  const navigate = useNavigate();
  const memory = kidsSaverMemory(start);
  const form = usePlanForm(memory, faultsOf, isPersonal);
  const expenses = KIDS_SAVER_GOALS.map((type) => expenseAmount(form.part(CHILD_GOALS[type].kidsSaver.key)));
  const amounts = [...savingsAmounts(form), ...expenses];
  const { isBusy, calculate } = useCalculationBefore(calculateWith(KIDS_SAVER_CALCULATION), memory);
  return (
    <CalculatorLayout
      heading={kidsSaver.intro.heading}
      lead={kidsSaver.intro.text}
      cards={<ExplanationCards explanations={kidsSaverExplanations(wording)} />}
      form={
        <PlanFormFrame
          missing={faultyFields(form.faults, fieldLabels(wording), wording)}
          isBusy={isBusy}
          validate={form.validate}
          onContinue={() => calculate(planOf(form.draft, start), () => navigate(formPath))}
          texts={{ ...frame, heading: personal.heading, continueNote: personal.continueNote }}
        >
          <FormSection heading={personal.child}>
            <NumberField
              label={childGoal.fields.age}
              binding={form.field("age")}
              range={CHILD_GOAL_LIMITS.age}
              unit="years"
              withSlider
            />
            <CurrencyField binding={form.field("currency")} amounts={amounts} />
          </FormSection>
          <ContactSection form={form} />
        </PlanFormFrame>
      }
    />
  );
}
