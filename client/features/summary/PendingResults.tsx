import { useWording } from "#client/components/WordingProvider.tsx";
import { FailureNotice } from "#client/form/FailureNotice.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import classes from "./PendingResults.module.css";
import type { Report } from "./use-report.ts";

/** Keeps the room of results that are being calculated; that they are is said by Please Wait, a failure here. */
export function PendingResults(attempt: Pick<Report, "failure" | "retry">) {
  const { results } = useWording();
  if (attempt.failure !== undefined) {
    return (
      <SectionCard heading={results.heading}>
        <FailureNotice {...attempt} />
      </SectionCard>
    );
  }
  return (
    <>
      <SectionCard heading={results.heading}>
        <div className={classes["results"]} />
      </SectionCard>
      <SectionCard heading={results.chartTitle}>
        <div className={classes["forecast"]} />
      </SectionCard>
    </>
  );
}
