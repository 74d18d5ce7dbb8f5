import type { ReactNode } from "react";
import { InfoPopover } from "#client/components/InfoPopover.tsx";
import { NearViewport } from "#client/components/NearViewport.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { BlockChart } from "./BlockChart.tsx";
import classes from "./ForecastBlock.module.css";
import { ForecastSigns } from "./ForecastSigns.tsx";

interface ForecastBlockProps {
  readonly block: Block<"forecast">;
  /** Directly below the chart, above its texts. */
  readonly children?: ReactNode;
}

/** The forecast as a chart. */
export function ForecastBlock({ block, children }: ForecastBlockProps) {
  const { results } = useWording();
  const { title, note, summary, info } = block;
  return (
    <figure className={classes["figure"]}>
      <figcaption className={classes["caption"]}>
        <span className={classes["title"]}>
          {title}
          <span className={classes["note"]}> · {note}</span>
        </span>
        <InfoPopover label={results.chartInfo} title={info.title} text={info.text} />
      </figcaption>
      <NearViewport className={classes["chart"]}>
        <BlockChart block={block} />
      </NearViewport>
      {children}
      <ForecastSigns block={block} />
      <p className={classes["summary"]}>{summary}</p>
    </figure>
  );
}
