import type { LineCustomSvgLayerProps } from "@nivo/line";
import type { ChartSeries } from "./chart-series.ts";

/** Room that a name needs beside its line. Unit: pixels. */
const NAME_WIDTH = 44;

/** A layer with a named vertical line; the name stands above the plot, where no line of the chart crosses it. */
export function markerLayer(marker: { readonly at: number; readonly label: string } | undefined) {
  return function MarkerLayer({ xScale, innerWidth, innerHeight }: LineCustomSvgLayerProps<ChartSeries>) {
    if (marker === undefined) return null;
    const x = xScale(marker.at);
    return (
      <g fill="var(--mantine-color-dimmed)" stroke="none">
        <line x1={x} x2={x} y1={-4} y2={innerHeight} stroke="#6b7686" strokeDasharray="2 4" />
        <text
          x={Math.min(Math.max(x, NAME_WIDTH), innerWidth - NAME_WIDTH)}
          y={-12}
          textAnchor="middle"
          fontSize={12}
        >
          {marker.label}
        </text>
      </g>
    );
  };
}
