import { useNavigate } from "react-router-dom";
import { calculateKidsSaver } from "#client/api/calculate-kids-saver.ts";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/features/plan/CalculatorLayout.tsx";
import { ContactSection } from "#client/features/plan/ContactSection.tsx";
import { PlanFormFrame } from "#client/features/plan/PlanFormFrame.tsx";
import { useCalculationBefore } from "#client/features/plan/use-calculation-before.ts";
import { usePlanForm } from "#client/features/plan/use-plan-form.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CURRENCIES } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/report/kids-saver-explanations.ts";
import { kidsSaverMemory } from "./kids-saver-memory.ts";
import { faultsOf, isPersonal, isPersonalComplete, planOf } from "./kids-saver-plan.ts";

interface PersonalInfoPageProps {
  readonly start: PlanMonth;
  /** Where the goals are. */
  readonly formPath: string;
}

/** Who the Kids Saver is for: asked before the goals, so that their forms can name the child's age. */
export function PersonalInfoPage({ start, formPath }: PersonalInfoPageProps) {
  const wording = useWording();
  const { fields, form: frame, childGoal, kidsSaver } = wording;
  const { personal } = kidsSaver;
  const navigate = useNavigate();
  const memory = kidsSaverMemory(start);
  const form = usePlanForm(memory, (draft) => faultsOf(draft, start), isPersonal);
  const { isBusy, calculate } = useCalculationBefore(calculateKidsSaver, memory);
  return (
    <CalculatorLayout
      heading={kidsSaver.intro.heading}
      lead={kidsSaver.intro.text}
      cards={<ExplanationCards explanations={kidsSaverExplanations(wording)} />}
      form={
        <PlanFormFrame
          canContinue={form.canContinue && isPersonalComplete(form.draft) && !isBusy}
          validate={form.validate}
          onContinue={() => calculate(planOf(form.draft, start), () => navigate(formPath))}
          texts={{ ...frame, heading: personal.heading, continueNote: personal.continueNote }}
        >
          <FormSection heading={personal.child}>
            <NumberField
              label={childGoal.fields.age}
              binding={form.field("age")}
              range={CHILD_GOAL_LIMITS.age}
              suffix={` ${fields.years}`}
              withSlider
            />
            <ChoiceField
              label={fields.currency}
              binding={form.field("currency")}
              choices={CURRENCIES.map((value) => ({ value, label: value }))}
              look="segments"
            />
          </FormSection>
          <ContactSection form={form} />
        </PlanFormFrame>
      }
    />
  );
}
