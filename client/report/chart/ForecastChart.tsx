import { ResponsiveWrapper } from "@nivo/core";
import type { Block } from "#shared/report/report-document.ts";
import { ForecastDrawing } from "./ForecastDrawing.tsx";
import { ReadableChart } from "./ReadableChart.tsx";

export interface ForecastChartProps {
  readonly block: Block<"forecast">;
  /** Size of a static drawing; unset for a chart that fills its container and can be read. */
  readonly drawn?: DrawnSize;
}

/** Units: pixels, before the drawing is scaled to its container. */
interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/** The chart of a forecast. */
export function ForecastChart({ block, drawn }: ForecastChartProps) {
  if (drawn !== undefined) return <ForecastDrawing block={block} {...drawn} isNamed />;
  return (
    <ReadableChart block={block}>
      <ResponsiveWrapper>
        {({ width, height }) => (
          <ForecastDrawing block={block} width={width} height={height} isNamed={false} />
        )}
      </ResponsiveWrapper>
    </ReadableChart>
  );
}
