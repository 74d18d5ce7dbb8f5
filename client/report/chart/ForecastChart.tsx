import { ResponsiveWrapper } from "@nivo/core";
import type { Block } from "#shared/report/report-document.ts";
import { ForecastDrawing } from "./ForecastDrawing.tsx";
import { ReadableChart } from "./ReadableChart.tsx";

export interface ForecastChartProps {
  readonly block: Block<"forecast">;
  /** Unset, the chart fills its container and is read there; set, it is a drawing of that shape. */
  readonly drawn?: DrawnSize;
}

/** Units: pixels, before the drawing is scaled to its container. */
interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/** The chart of a forecast. */
export function ForecastChart({ block, drawn }: ForecastChartProps) {
  if (drawn !== undefined) return <ForecastDrawing block={block} {...drawn} />;
  return (
    <ReadableChart block={block}>
      <ResponsiveWrapper>
        {({ width, height }) => <ForecastDrawing block={block} width={width} height={height} />}
      </ResponsiveWrapper>
    </ReadableChart>
  );
}
