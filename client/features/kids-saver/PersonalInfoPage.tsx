import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Loadable, useLoaded } from "#client/components/loadable.ts";
import { useStatus } from "#client/components/StatusProvider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { focusField, toField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { UnreadNotice } from "#client/form/UnreadNotice.tsx";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { type PlanTools, usePlanOnPage } from "#client/results/use-plan-on-page.ts";
import type { Calculate } from "#client/session/session-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import type { KidsSaverForm, KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { ChildSection } from "./ChildSection.tsx";
import { kidsSaverDefinition } from "./definition.ts";
import { fieldLabels } from "./field-labels.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { isPersonal } from "./kids-saver-plan.ts";
import { OtherPageLink } from "./OtherPageLink.tsx";

interface PersonalInfoPageProps {
  readonly start: PlanMonth;
  /** Path of the page with the goals. */
  readonly formPath: string;
  readonly tools: Loadable<PlanTools>;
}

/** Asks for contact data and the child's age, before the goals, which need no contact data. */
export function PersonalInfoPage({ start, formPath, tools }: PersonalInfoPageProps) {
  const wording = useWording();
  const { form: frame, kidsSaver } = wording;
  const { personal } = kidsSaver;
  const navigate = useNavigate();
  const definition = useMemo(() => kidsSaverDefinition(start), [start]);
  const session = kidsSaverSession();
  const form = useCalculatorForm(session, definition, isPersonal);
  const { value: planTools } = useLoaded(tools, session.state().opened !== undefined);
  const opened = usePlanOnPage({ form, session, definition, ...NO_RESULTS }, planTools).tools;
  const labels = fieldLabels(wording);
  /** Leads to a field of this page, or of the page with the goals. */
  const goTo = (path: string) =>
    isPersonal(path) ? focusField(path) : navigate(formPath, { state: toField(path) });
  const { isBusy, calculate } = useCalculationBefore(definition.calculate);
  return (
    <CalculatorLayout
      heading={kidsSaver.intro.heading}
      lead={kidsSaver.intro.text}
      cards={<ExplanationCards explanations={kidsSaverExplanations(wording)} />}
      form={
        <>
          <UnreadNotice unread={form.unread} labels={labels} onField={goTo} />
          {opened && <opened.TimePassed plan={opened.plan} />}
          <FormFrame
            missing={faultyFields(form.faults, wording, labels)}
            isBusy={isBusy}
            validate={form.validate}
            onContinue={() => calculate(definition.planOf(form.draft), () => navigate(formPath))}
            texts={{ ...frame, heading: personal.heading, continueNote: personal.continueNote }}
            otherWay={
              <>
                {personal.later} <OtherPageLink to={formPath}>{personal.toGoals}</OtherPageLink>
              </>
            }
          >
            <ChildSection form={form} />
            <ContactSection form={form} />
          </FormFrame>
        </>
      }
    />
  );
}

/** This page shows none. */
const NO_RESULTS = { outcome: undefined, blocks: undefined, blocksOf: () => undefined };

function kidsSaverSession() {
  return sessionOf<KidsSaverDraft, KidsSaverForm, KidsSaverPlan, MultiGoalResult>("kidsSaver");
}

/** Calculates the plan, then goes on to the goals, which report a failure, unless the visitor has left meanwhile. */
function useCalculationBefore(calculatePlan: Calculate<KidsSaverPlan, MultiGoalResult>) {
  const { begin } = useStatus();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const abort = new AbortController();
    leaving.current = abort;
    return () => abort.abort();
  }, []);
  /** @param plan undefined if it cannot be calculated: then nothing is awaited */
  const calculate = async (plan: KidsSaverPlan | undefined, goOn: () => void) => {
    const { signal } = leaving.current;
    if (plan !== undefined) {
      const end = begin();
      setBusy(true);
      try {
        await calculateOnce(plan, calculatePlan, kidsSaverSession(), signal);
      } catch {
        // The next page tries again and reports the failure.
      } finally {
        end();
        setBusy(false);
      }
    }
    if (!signal.aborted) goOn();
  };
  return { isBusy, calculate };
}
