import { useMemo, useState } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanFilesProps } from "#client/plans/PlanFiles.tsx";
import { useBrand } from "#client/report/use-brand.ts";
import { askInsights, loadResults } from "#client/results/load-results.ts";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import { type Calculation, useCalculation } from "#client/session/use-calculation.ts";
import { useInsights } from "#client/session/use-insights.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { type Answer, keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { datesOf, formUrlOf, type ReportPageProps, sessionOfPage } from "./report-pages.ts";

export interface Report extends Pick<Calculation<unknown, unknown>, "failure" | "retryAt" | "retry"> {
  readonly document: ReportDocument;
  /** The plan with its results, for the files that are made of it. */
  readonly plan: PlanFilesProps;
  /** True if the plan has anything to calculate and report. */
  readonly hasPlan: boolean;
  /** True once the document holds the results that it is to have. */
  readonly isComplete: boolean;
  /** True once nothing more will be added: results are in, and insights are in or have failed. */
  readonly isFinal: boolean;
}

/** A report is on its way to be printed or sent, and has all of it. */
const AT_ONCE = { isSeen: true, restMs: 0 };

/**
 * Returns the report of a form. Its results are added as soon as they are calculated, then the insights.
 * @param disregarded outcomes that the report does not use
 */
export function useReport<F extends Contact, P, R extends Answer, I>(
  form: F,
  disregarded: readonly CalculatedPlan<P, R>[],
  props: ReportPageProps<F, P, R, I>,
): Report {
  const { definition, formDefinition, today, flow } = props;
  const formUrl = formUrlOf(flow, window.location.origin);
  const wording = useWording();
  const brand = useBrand();
  const plan = useMemo(() => definition.planOf(form, today), [definition, form, today]);
  const session = sessionOfPage(props);
  // Continue requested this calculation, and the page shows nothing else.
  const calculation = useCalculation(plan, formDefinition.calculate, session, true, loadResults, disregarded);
  const { outcome, failure, retryAt, retry } = calculation;
  const { found, hasFailed } = useInsights(
    outcome,
    session,
    (plan: P, signal) => askInsights(plan, formDefinition.loadInsightsGuard, signal),
    AT_ONCE,
  );
  const result = outcome?.result;
  // Contact data, which alone changes here, has no month.
  const [dates] = useState(() => datesOf(form, props));
  const current = useMemo(
    () => result && { ...keptPlan(flow.calculator, form, result, today), ...dates },
    [flow, form, result, today, dates],
  );
  const link = useMemo(() => current && planLink(formUrl, current), [formUrl, current]);
  const document = useMemo(
    () =>
      definition.build(form, result, {
        today,
        brand,
        wording,
        planUrl: link,
        dates,
        ...(found && { insights: found.insights }),
      }),
    [definition, form, result, found, today, brand, wording, link, dates],
  );
  const hasPlan = plan !== undefined;
  const isComplete = !hasPlan || result !== undefined;
  return {
    document,
    plan: {
      calculator: flow.calculator,
      current,
      link,
      outcome: () => outcome,
      blocks: document.sections.flatMap(({ blocks }) => blocks),
      start: today,
    },
    hasPlan,
    isComplete,
    isFinal: !hasPlan || (isComplete && (found !== undefined || hasFailed)),
    failure,
    retryAt,
    retry,
  };
}
