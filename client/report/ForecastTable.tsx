import type { Block } from "#shared/report/report-document.ts";
import { ForecastFigures } from "./ForecastFigures.tsx";
import classes from "./ForecastTable.module.css";

/** All figures of a chart, in a part of the page that scrolls by itself. */
export function ForecastTable({ block }: { block: Block<"forecast"> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard.
    <section className={classes["scroll"]} aria-label={block.title} tabIndex={0}>
      <ForecastFigures block={block} />
    </section>
  );
}
