import type { Block } from "#shared/report/report-document.ts";
import { BlockChart } from "./BlockChart.tsx";
import { ForecastLegend } from "./chart/ForecastLegend.tsx";
import { ForecastSigns } from "./ForecastSigns.tsx";
import classes from "./PrintForecastBlock.module.css";
import { CardHeading } from "./SectionCard.tsx";

/** About the width of an A4 page within its margins. */
const DRAWN = { width: 673, height: 250 };

/** The chart with its explanation, fully shown. */
export function PrintForecastBlock({ block }: { block: Block<"forecast"> }) {
  const { title, note, summary, info } = block;
  return (
    <figure>
      <div className={classes["drawing"]}>
        <div className={classes["head"]}>
          <CardHeading>{title}</CardHeading>
          <span className={classes["note"]}>· {note}</span>
          <ForecastLegend block={block} />
        </div>
        <div className={classes["chart"]}>
          <BlockChart block={block} drawn={DRAWN} />
        </div>
      </div>
      <figcaption className={classes["caption"]}>
        <ForecastSigns block={block} />
        <p>{summary}</p>
        <p>
          <span className={classes["info"]}>{info.title}.</span> {info.text}
        </p>
      </figcaption>
    </figure>
  );
}
