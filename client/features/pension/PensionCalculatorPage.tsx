import { useState } from "react";
import { flushSync } from "react-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { type Loadable, loadable, useLoaded } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields, fieldOf } from "#client/form/faults.ts";
import type { PlanTools } from "#client/form/plan-on-page.ts";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { useResults } from "#client/form/use-results.ts";
import { pensionExample } from "#shared/pension/example.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import { PENSION_CALCULATION } from "#shared/pension/form.ts";
import { PensionFields } from "./PensionFields.tsx";
import {
  formOf,
  isInSection,
  PENSION_RULES,
  pensionMemory,
  planFaultsOf,
  planOf,
  saysMore,
  withProposal,
} from "./pension-draft.ts";

const RESULT_TELLER = loadable(async () => (await import("#shared/pension/results.ts")).pensionResultBlocks);
const INSIGHT_TELLER = loadable(
  async () => (await import("#shared/pension/insight-blocks.ts")).pensionInsightBlocks,
);

const OTHER_PLANS = { rules: PENSION_RULES, planOf, calculate: calculateWith(PENSION_CALCULATION) };

interface PensionCalculatorPageProps {
  readonly summaryPath: string;
  readonly tools: Loadable<PlanTools>;
}

/** The pension calculator: the form beside what it leads to. */
export function PensionCalculatorPage({ summaryPath, tools }: PensionCalculatorPageProps) {
  const wording = useWording();
  const proceed = useContinue(summaryPath);
  const memory = pensionMemory();
  const form = useCalculatorForm(memory, PENSION_RULES);
  const recalculation = useRecalculation(
    planOf(form.draft),
    OTHER_PLANS.calculate,
    memory,
    RESULT_TELLER,
    tools,
  );
  const tell = useLoaded(RESULT_TELLER, recalculation.outcome !== undefined);
  const results = useResults({
    form,
    memory,
    recalculation,
    tell: tell.value,
    insightTeller: INSIGHT_TELLER,
    withProposal,
    others: OTHER_PLANS,
    tools,
  });
  const [isExpanded, setExpanded] = useState(() => saysMore(form.draft));
  const isFolded = (path: string) => !isExpanded && isInSection(path);
  /** Leads to a field, which may be folded away. */
  const goTo = (path: string) => {
    if (isFolded(path)) flushSync(() => setExpanded(true));
    focusField(path);
  };
  const validate = async () => {
    const isValid = await form.validate();
    // What is to be mended must not stay folded away.
    if (!isValid && form.faults.some((fault) => isFolded(fieldOf(fault)))) setExpanded(true);
    return isValid;
  };
  const missing = faultyFields(form.faults, wording);
  return (
    <CalculatorPage
      intro={wording.pension.intro}
      explanations={pensionExplanations(form.draft.country, wording)}
      results={{
        ...results,
        example: pensionExample(wording),
        faults: planFaultsOf(form.draft),
        onField: goTo,
      }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame
          missing={missing}
          onField={goTo}
          validate={validate}
          onContinue={() => proceed(formOf(form.draft))}
        >
          <PensionFields form={form} isExpanded={isExpanded} onExpand={setExpanded} />
        </FormFrame>
      }
    />
  );
}
