import { useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { useMoney } from "#client/form/MoneySwitch.tsx";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import { PensionFields } from "./PensionFields.tsx";
import { formOf, PENSION_RULES, pensionMemory, planFaultsOf, planOf } from "./pension-draft.ts";

/** The pension calculator: the form beside what it leads to. */
export function PensionCalculatorPage({ summaryPath }: { summaryPath: string }) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const memory = pensionMemory();
  const form = useCalculatorForm(memory, PENSION_RULES);
  const recalculation = useRecalculation(planOf(form.draft), calculateWith(PENSION_CALCULATION), memory);
  const { outcome } = recalculation;
  const choice = useMoney(memory);
  const blocks = useMemo(
    () => outcome && pensionResultBlocks(outcome.plan, outcome.result, wording, choice.money),
    [outcome, wording, choice.money],
  );
  const results = { blocks, choice, recalculation, faults: planFaultsOf(form.draft) };
  return (
    <CalculatorPage
      intro={wording.pension.intro}
      explanations={pensionExplanations(form.draft.country, wording)}
      results={results}
      form={
        <FormFrame
          missing={faultyFields(form.faults, wording)}
          validate={form.validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <PensionFields form={form} />
        </FormFrame>
      }
    />
  );
}
