import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { useResults } from "#client/form/use-results.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import { PensionFields } from "./PensionFields.tsx";
import { formOf, PENSION_RULES, pensionMemory, planFaultsOf, planOf, withProposal } from "./pension-draft.ts";

const loadInsightTeller = async () =>
  (await import("#shared/pension/insight-blocks.ts")).pensionInsightBlocks;

/** The pension calculator: the form beside what it leads to. */
export function PensionCalculatorPage({ summaryPath }: { summaryPath: string }) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const memory = pensionMemory();
  const form = useCalculatorForm(memory, PENSION_RULES);
  const recalculation = useRecalculation(planOf(form.draft), calculateWith(PENSION_CALCULATION), memory);
  const results = useResults({
    form,
    memory,
    recalculation,
    tell: pensionResultBlocks,
    loadInsightTeller,
    withProposal,
  });
  return (
    <CalculatorPage
      intro={wording.pension.intro}
      explanations={pensionExplanations(form.draft.country, wording)}
      results={{ ...results, faults: planFaultsOf(form.draft) }}
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
