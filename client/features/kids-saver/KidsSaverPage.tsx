import { useMemo } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ForecastBar } from "#client/form/ForecastBar.tsx";
import { faultyFields } from "#client/form/field-names.ts";
import { focusField } from "#client/form/focus-field.ts";
import { PlanFormFrame } from "#client/form/PlanFormFrame.tsx";
import { ResultsPanel } from "#client/form/ResultsPanel.tsx";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import { useContinue } from "#client/form/use-continue.ts";
import { usePlanForm } from "#client/form/use-plan-form.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { KIDS_SAVER_CALCULATION } from "#shared/kids-saver/form.ts";
import { kidsSaverResultBlocks } from "#shared/kids-saver/results.ts";
import { fieldLabels } from "./field-labels.ts";
import { GoalSections } from "./GoalSections.tsx";
import { kidsSaverMemory } from "./kids-saver-draft.ts";
import {
  faultsOf,
  formOf,
  hasFault,
  isInGoal,
  isPersonal,
  isPersonalValid,
  planFaultsOf,
  planOf,
} from "./kids-saver-plan.ts";
import { PersonalLine } from "./PersonalLine.tsx";
import { useExpandedGoals } from "./use-expanded-goals.ts";

interface KidsSaverPageProps {
  readonly start: PlanMonth;
  readonly personalInfoPath: string;
  readonly summaryPath: string;
}

/** The Kids Saver: its goals beside what saving for them together leads to. */
export function KidsSaverPage({ start, personalInfoPath, summaryPath }: KidsSaverPageProps) {
  const wording = useWording();
  const navigate = useNavigate();
  const continueToSummary = useContinue(summaryPath);
  const memory = kidsSaverMemory(start);
  const form = usePlanForm(memory, faultsOf, (field) => !isPersonal(field));
  const { draft } = form;
  const faults = planFaultsOf(draft, start);
  const expanded = useExpandedGoals(KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)]));
  const recalculation = useRecalculation(planOf(draft, start), calculateWith(KIDS_SAVER_CALCULATION), memory);
  const { outcome } = recalculation;
  const blocks = useMemo(
    () => outcome && kidsSaverResultBlocks(outcome.plan, outcome.result, start, wording),
    [outcome, start, wording],
  );
  const validate = async () => {
    const isValid = await form.validate();
    // What is to be mended must not stay folded away.
    if (!isValid)
      expanded.set(
        KIDS_SAVER_GOALS.filter((type) => hasFault(form.faults, type)),
        true,
      );
    return isValid;
  };
  const isReachable = isPersonalValid(draft);
  const proceed = () =>
    isReachable ? continueToSummary(formOf(form.draft, start)) : navigate(personalInfoPath);
  const { kidsSaver } = wording;
  const labels = fieldLabels(wording);
  /** Leads to a field: on the page for personal information, or in a goal that may be folded away. */
  const goTo = (path: string) => {
    if (isPersonal(path)) return navigate(personalInfoPath);
    flushSync(() =>
      expanded.set(
        KIDS_SAVER_GOALS.filter((type) => isInGoal(path, type)),
        true,
      ),
    );
    focusField(path);
  };
  const personal = isReachable ? [] : [{ path: "name", label: kidsSaver.personal.link }];
  const forecast = { blocks, recalculation, faults, labels, onField: goTo };
  return (
    <CalculatorLayout
      heading={kidsSaver.intro.heading}
      lead={kidsSaver.intro.text}
      cards={<ExplanationCards explanations={kidsSaverExplanations(wording)} />}
      form={
        <PlanFormFrame
          missing={[...personal, ...faultyFields(form.faults, labels, wording)]}
          onField={goTo}
          validate={validate}
          onContinue={proceed}
        >
          <PersonalLine draft={draft} path={personalInfoPath} />
          <GoalSections form={form} start={start} faults={form.faults} expanded={expanded} />
          <SavingsSection form={form} currency={draft.currency} texts={kidsSaver.savings} />
        </PlanFormFrame>
      }
      results={<ResultsPanel {...forecast} />}
      bar={<ForecastBar {...forecast} />}
      isBusy={recalculation.isBusy}
    />
  );
}
