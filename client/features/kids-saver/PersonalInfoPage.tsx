import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { FormSection } from "#client/components/FormSection.tsx";
import { useStatus } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { CurrencyField } from "#client/form/CurrencyField.tsx";
import { ChildAgeField, expenseAmount } from "#client/form/ExpenseFields.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { savingsAmounts } from "#client/form/SavingsSection.tsx";
import { UnreadNotice } from "#client/form/UnreadNotice.tsx";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CHILD_GOALS, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { KIDS_SAVER_CALCULATION } from "#shared/kids-saver/form.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import { fieldLabels } from "./field-labels.ts";
import { kidsSaverMemory } from "./kids-saver-draft.ts";
import { isPersonal, kidsSaverRules, planOf } from "./kids-saver-plan.ts";

interface PersonalInfoPageProps {
  readonly start: PlanMonth;
  /** Where the goals are. */
  readonly formPath: string;
}

/** Who the Kids Saver is for: asked before the goals, so that their forms can name the child's age. */
export function PersonalInfoPage({ start, formPath }: PersonalInfoPageProps) {
  const wording = useWording();
  const { form: frame, kidsSaver } = wording;
  const { personal } = kidsSaver;
  const navigate = useNavigate();
  const memory = kidsSaverMemory();
  const form = useCalculatorForm(memory, kidsSaverRules(start), isPersonal);
  const expenses = KIDS_SAVER_GOALS.map((type) => expenseAmount(form.part(CHILD_GOALS[type].kidsSaver.key)));
  const amounts = [...savingsAmounts(form), ...expenses];
  const labels = fieldLabels(wording);
  /** Leads to a field: of this page, or to that of the goals. */
  const goTo = (path: string) => (isPersonal(path) ? focusField(path) : navigate(formPath));
  const { isBusy, calculate } = useCalculationBefore(memory);
  return (
    <CalculatorLayout
      heading={kidsSaver.intro.heading}
      lead={kidsSaver.intro.text}
      cards={<ExplanationCards explanations={kidsSaverExplanations(wording)} />}
      form={
        <>
          <UnreadNotice unread={form.unread} labels={labels} onField={goTo} />
          <FormFrame
            missing={faultyFields(form.faults, wording, labels)}
            isBusy={isBusy}
            validate={form.validate}
            onContinue={() => calculate(planOf(form.draft, start), () => navigate(formPath))}
            texts={{ ...frame, heading: personal.heading, continueNote: personal.continueNote }}
          >
            <FormSection heading={personal.child}>
              <ChildAgeField binding={form.field("age")} />
              <CurrencyField binding={form.field("currency")} amounts={amounts} />
            </FormSection>
            <ContactSection form={form} />
          </FormFrame>
        </>
      }
    />
  );
}

/**
 * Calculates the plan before the visitor goes on to the goals; one who left meanwhile is left alone. A failure is told
 * there, as that page tries once more.
 * @param memory keeps the outcome for that page
 */
function useCalculationBefore(memory: ReturnType<typeof kidsSaverMemory>) {
  const { begin } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const abort = new AbortController();
    leaving.current = abort;
    return () => abort.abort();
  }, []);
  /** @param plan undefined where it cannot be calculated: then there is nothing to wait for */
  const calculate = async (plan: KidsSaverPlan | undefined, goOn: () => void) => {
    const { signal } = leaving.current;
    if (plan !== undefined && JSON.stringify(plan) !== JSON.stringify(memory.outcome?.plan)) {
      const end = begin();
      setBusy(true);
      try {
        memory.outcome = { plan, result: await calculateWith(KIDS_SAVER_CALCULATION)(plan, signal) };
      } catch {
        // The next page asks again, and tells what is wrong.
      } finally {
        end();
        setBusy(false);
      }
    }
    if (!signal.aborted) goOn();
  };
  return { isBusy, calculate };
}
