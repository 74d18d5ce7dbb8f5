import { useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { useInsights } from "#client/form/use-insights.ts";
import { type Recalculation, useRecalculation } from "#client/form/use-recalculation.ts";
import { useBrand } from "#client/report/BrandProvider.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import { type Answer, keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { formUrlOf, memoryOf, type ReportPageProps } from "./report-page.ts";

export interface Report extends Pick<Recalculation<unknown, unknown>, "failure" | "retry"> {
  readonly document: ReportDocument;
  /** Whether the plan holds anything to calculate, and so to report. */
  readonly hasPlan: boolean;
  /** Whether the results that it is to have are in it. */
  readonly isComplete: boolean;
  /** Whether all is in it that it will have: results, and what would change them as far as that could be had. */
  readonly isFinal: boolean;
}

/** The report of a form; its results follow as soon as they are calculated, then what would change them. */
export function useReport<F extends Contact, P, R extends Answer>(
  form: F,
  props: ReportPageProps<F, P, R>,
): Report {
  const { definition, today, flow } = props;
  const formUrl = formUrlOf(flow, window.location.origin);
  const wording = useWording();
  const brand = useBrand();
  const plan = useMemo(() => definition.planOf(form, today), [definition, form, today]);
  const memory = memoryOf(props);
  const { outcome, isCurrent, failure, retry } = useRecalculation(plan, calculateWith(definition), memory);
  const { found, hasFailed } = useInsights(outcome, memory);
  const result = isCurrent ? outcome?.result : undefined;
  const ofOutcome = found?.outcome === outcome ? found : undefined;
  const document = useMemo(
    () =>
      definition.build(form, result, {
        today,
        brand,
        wording,
        planUrl: result && planLink(formUrl, keptPlan(flow.calculator, form, result)),
        ...(ofOutcome && { insights: ofOutcome.insights }),
      }),
    [definition, form, result, ofOutcome, today, brand, wording, flow, formUrl],
  );
  const hasPlan = plan !== undefined;
  const isComplete = !hasPlan || result !== undefined;
  return {
    document,
    hasPlan,
    isComplete,
    isFinal: !hasPlan || (isComplete && (ofOutcome !== undefined || hasFailed)),
    failure,
    retry,
  };
}
