import { useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ForecastBar } from "#client/form/ForecastBar.tsx";
import { faultyFields, NO_LABELS } from "#client/form/field-names.ts";
import { PlanFormFrame } from "#client/form/PlanFormFrame.tsx";
import { ResultsPanel } from "#client/form/ResultsPanel.tsx";
import { useContinue } from "#client/form/use-continue.ts";
import { usePlanForm } from "#client/form/use-plan-form.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import { PensionForm } from "./PensionForm.tsx";
import { faultsOf, formOf, PENSION_MEMORY, planFaultsOf, planOf } from "./pension-draft.ts";

/** The pension calculator: the form beside what it leads to. */
export function PensionCalculatorPage({ summaryPath }: { summaryPath: string }) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const form = usePlanForm(PENSION_MEMORY, faultsOf);
  const recalculation = useRecalculation(
    planOf(form.draft),
    calculateWith(PENSION_CALCULATION),
    PENSION_MEMORY,
  );
  const { outcome } = recalculation;
  const blocks = useMemo(
    () => outcome && pensionResultBlocks(outcome.plan, outcome.result, wording),
    [outcome, wording],
  );
  const forecast = { blocks, recalculation, faults: planFaultsOf(form.draft) };
  return (
    <CalculatorLayout
      heading={wording.pension.intro.heading}
      lead={wording.pension.intro.text}
      cards={<ExplanationCards explanations={pensionExplanations(form.draft.country, wording)} />}
      form={
        <PlanFormFrame
          missing={faultyFields(form.faults, NO_LABELS, wording)}
          validate={form.validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <PensionForm form={form} />
        </PlanFormFrame>
      }
      results={<ResultsPanel {...forecast} />}
      bar={<ForecastBar {...forecast} />}
      isBusy={recalculation.isBusy}
    />
  );
}
