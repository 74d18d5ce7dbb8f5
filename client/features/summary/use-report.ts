import { useMemo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Contact } from "#client/form/contact-fields.ts";
import { type Recalculation, useRecalculation } from "#client/form/use-recalculation.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { ReportPageProps } from "./report-page.ts";

export interface Report extends Pick<Recalculation<unknown, unknown>, "failure" | "retry"> {
  readonly document: ReportDocument;
  /** Whether the plan holds anything to calculate, and so to report. */
  readonly hasPlan: boolean;
  /** Whether the results that it is to have are in it. */
  readonly isComplete: boolean;
}

/** The report of a form; its results follow as soon as they are calculated. */
export function useReport<F extends Contact, P, R>(
  form: F,
  { source: { kind, calculate, memoryOf }, today, brand }: ReportPageProps<F, P, R>,
): Report {
  const wording = useWording();
  const plan = useMemo(() => kind.planOf(form, today), [kind, form, today]);
  const { outcome, isCurrent, failure, retry } = useRecalculation(plan, calculate, memoryOf(today));
  const result = isCurrent ? outcome?.result : undefined;
  const document = useMemo(
    () => kind.build(form, result, { today, brand, wording }),
    [kind, form, result, today, brand, wording],
  );
  const hasPlan = plan !== undefined;
  return { document, hasPlan, isComplete: !hasPlan || result !== undefined, failure, retry };
}
