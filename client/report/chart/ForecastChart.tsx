import { ResponsiveWrapper } from "@nivo/core";
import type { Block } from "#shared/report/report-document.ts";
import { ForecastDrawing } from "./ForecastDrawing.tsx";
import { ReadableChart } from "./ReadableChart.tsx";

export interface ForecastChartProps {
  readonly block: Block<"forecast">;
  /** Size of a static drawing, in pixels before it is scaled; unset for a chart that fills its place and can be read. */
  readonly drawn?: { readonly width: number; readonly height: number };
}

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
