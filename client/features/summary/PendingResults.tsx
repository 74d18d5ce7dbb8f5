import { useWording } from "#client/components/WordingProvider.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import classes from "./PendingResults.module.css";

/** Keeps the room of results that are being calculated; that they are is said by Please Wait. */
export function PendingResults() {
  const { results } = useWording();
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
