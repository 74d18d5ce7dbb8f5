import type { LineCustomSvgLayerProps } from "@nivo/line";
import type { ChartSeries } from "./chart-series.ts";

/** Dashes of the second line, so that colour is not the only thing that tells the lines apart. */
const DASHES: Readonly<Record<string, string | undefined>> = { pessimistic: "7 6" };

/** Draws the lines; the library's own layer knows no dashes. */
export function SeriesLayer({ series, lineGenerator }: LineCustomSvgLayerProps<ChartSeries>) {
  return series.map(({ id, color, data }) => (
    <path
      key={id}
      d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
      fill="none"
      stroke={color}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={DASHES[id]}
    />
  ));
}
