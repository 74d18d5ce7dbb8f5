import type { Block } from "#shared/report/report-document.ts";
import { BlockChart } from "./BlockChart.tsx";
import classes from "./DrawnChart.module.css";

/** About the width of an A4 page within its margins. */
const DRAWN = { width: 673, height: 250 };

/** The chart of a forecast for paper. */
export function DrawnChart({ block }: { block: Block<"forecast"> }) {
  return (
    <div className={classes["chart"]}>
      <BlockChart block={block} drawn={DRAWN} />
    </div>
  );
}
