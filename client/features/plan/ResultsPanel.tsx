import { useId } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ReportBlocks } from "#client/report/ReportBlocks.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import type { Block } from "#shared/report/report-document.ts";
import { EmptyForecast } from "./EmptyForecast.tsx";
import { type FieldLabels, forecastStatus } from "./forecast-status.ts";
import classes from "./ResultsPanel.module.css";
import type { Recalculation } from "./use-recalculation.ts";

interface ResultsPanelProps {
  /** Unset until the first result. */
  readonly blocks: readonly Block[] | undefined;
  readonly recalculation: Pick<Recalculation<unknown, unknown>, "isCurrent" | "isBusy">;
  /** What keeps the plan from being calculated. */
  readonly faults: readonly Fault[];
  /** Names of fields that differ from the common ones. */
  readonly labels?: FieldLabels;
}

const NO_LABELS: FieldLabels = {};

/** The results beside the form. An older result stays, dimmed, until the newer is there, so that nothing jumps. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { blocks, recalculation, faults, labels = NO_LABELS } = props;
  const { isCurrent, isBusy } = recalculation;
  const wording = useWording();
  const headingId = useId();
  const hasResult = blocks !== undefined;
  return (
    <section className={classes["panel"]} aria-labelledby={headingId} aria-busy={isBusy}>
      <h2 id={headingId} className={classes["heading"]}>
        {wording.results.heading}
      </h2>
      <div className={classes["content"]} data-dimmed={(hasResult && isBusy) || undefined}>
        {hasResult ? <ReportBlocks blocks={blocks} /> : <EmptyForecast />}
      </div>
      <p className={classes["status"]} aria-live="polite">
        {forecastStatus({ hasResult, isCurrent, faults }, labels, wording)}
      </p>
    </section>
  );
}
