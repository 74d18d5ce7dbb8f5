import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { calculatePension } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/features/plan/CalculatorLayout.tsx";
import { PlanFormFrame } from "#client/features/plan/PlanFormFrame.tsx";
import { ResultsPanel } from "#client/features/plan/ResultsPanel.tsx";
import { usePlanForm } from "#client/features/plan/use-plan-form.ts";
import { useRecalculation } from "#client/features/plan/use-recalculation.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { pensionResultBlocks } from "#shared/report/pension-results.ts";
import { PensionCards } from "./PensionCards.tsx";
import { PensionForm } from "./PensionForm.tsx";
import { faultsOf, formOf, planFaultsOf, planOf } from "./pension-draft.ts";
import { PENSION_MEMORY } from "./pension-memory.ts";

/** The pension calculator: the form beside what it leads to. */
export function PensionCalculatorPage({ summaryPath }: { summaryPath: string }) {
  const wording = useWording();
  const navigate = useNavigate();
  const form = usePlanForm(PENSION_MEMORY, faultsOf);
  const recalculation = useRecalculation(planOf(form.draft), calculatePension, PENSION_MEMORY);
  const { outcome } = recalculation;
  const blocks = useMemo(
    () => outcome && pensionResultBlocks(outcome.plan, outcome.result, wording),
    [outcome, wording],
  );
  const continueToSummary = () => {
    const payload = new URLSearchParams({ payload: encodePayload(formOf(form.draft)) });
    navigate(`${summaryPath}?${payload}`);
  };
  return (
    <CalculatorLayout
      heading={wording.pension.intro.heading}
      lead={wording.pension.intro.text}
      cards={<PensionCards country={form.draft.country} />}
      form={
        <PlanFormFrame canContinue={form.canContinue} validate={form.validate} onContinue={continueToSummary}>
          <PensionForm form={form} />
        </PlanFormFrame>
      }
      results={
        <ResultsPanel blocks={blocks} recalculation={recalculation} faults={planFaultsOf(form.draft)} />
      }
    />
  );
}
