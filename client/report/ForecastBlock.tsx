import { memo, type ReactNode } from "react";
import { InfoPopover } from "#client/components/InfoPopover.tsx";
import looks from "#client/components/looks.module.css";
import { useIsPrinting } from "#client/components/use-is-printing.ts";
import { useNearViewport } from "#client/components/use-near-viewport.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { BlockChart } from "./BlockChart.tsx";
import type { ForecastChartProps } from "./chart/ForecastChart.tsx";
import { DrawnChart } from "./DrawnChart.tsx";
import classes from "./ForecastBlock.module.css";
import { ForecastSigns } from "./ForecastSigns.tsx";

interface ForecastBlockProps extends Pick<ForecastChartProps, "onFuture"> {
  readonly block: Block<"forecast">;
  /** Beside the title of the chart. */
  readonly side?: ReactNode;
  /** Directly below the chart, above its texts. */
  readonly children?: ReactNode;
}

export const ForecastBlock = memo(function ForecastBlock({
  block,
  side,
  onFuture,
  children,
}: ForecastBlockProps) {
  const { results } = useWording();
  const { title, note, summary, info } = block;
  // Its class reserves the room of the chart until it is about to be seen.
  const [chart, isNear] = useNearViewport<HTMLDivElement>();
  const isPrinting = useIsPrinting();
  return (
    <figure className={classes["figure"]}>
      <figcaption className={`${looks["wrap"]} ${classes["caption"]}`}>
        <span className={classes["title"]}>
          {title}
          <span className={`${looks["small"]} ${looks["titleNote"]}`}> · {note}</span>
        </span>
        <InfoPopover label={results.chartInfo} title={info.title} text={info.text} />
        {side}
      </figcaption>
      {/* Paper has no place that fills when it is seen. */}
      <div ref={chart} className={classes["chart"]} hidden={isPrinting && !isNear}>
        {isNear && <BlockChart block={block} onFuture={onFuture} />}
      </div>
      {isPrinting && !isNear && <DrawnChart block={block} />}
      {children}
      <ForecastSigns block={block} />
      <p className={`${looks["small"]} ${classes["summary"]}`}>{summary}</p>
    </figure>
  );
});
