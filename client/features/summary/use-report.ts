import { useMemo } from "react";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type Recalculation, useRecalculation } from "#client/form/use-recalculation.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { memoryOf, type ReportPageProps } from "./report-page.ts";

export interface Report extends Pick<Recalculation<unknown, unknown>, "failure" | "retry"> {
  readonly document: ReportDocument;
  /** Whether the plan holds anything to calculate, and so to report. */
  readonly hasPlan: boolean;
  /** Whether the results that it is to have are in it. */
  readonly isComplete: boolean;
}

/** The report of a form; its results follow as soon as they are calculated. */
export function useReport<F extends Contact, P, R>(form: F, props: ReportPageProps<F, P, R>): Report {
  const { definition, today, brand } = props;
  const wording = useWording();
  const plan = useMemo(() => definition.planOf(form, today), [definition, form, today]);
  const { outcome, isCurrent, failure, retry } = useRecalculation(
    plan,
    calculateWith(definition),
    memoryOf(props),
  );
  const result = isCurrent ? outcome?.result : undefined;
  const document = useMemo(
    () => definition.build(form, result, { today, brand, wording }),
    [definition, form, result, today, brand, wording],
  );
  const hasPlan = plan !== undefined;
  return { document, hasPlan, isComplete: !hasPlan || result !== undefined, failure, retry };
}
