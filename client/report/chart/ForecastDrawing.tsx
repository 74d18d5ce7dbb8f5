import { Line } from "@nivo/line";
import { memo, useMemo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact } from "#shared/report/chart-format.ts";
import { amountAxis, positionTicks } from "#shared/report/chart-scale.ts";
import type { Block } from "#shared/report/report-document.ts";
import { chartFrame } from "./chart-frame.ts";
import {
  type ChartSeries,
  LabelLayer,
  LineLayer,
  markerLayer,
  rangeLayer,
  signLayer,
} from "./chart-layers.tsx";

interface ForecastDrawingProps {
  readonly block: Block<"forecast">;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Radius 1. Source: specification section 9. */
const POINT_DIAMETER = 2;
const TEXT = { fill: "var(--mantine-color-dimmed)", fontFamily: "inherit", fontSize: 12 };

/** The chart in the page's letters and greys. */
const THEME = {
  text: TEXT,
  axis: { ticks: { text: TEXT }, legend: { text: TEXT } },
  grid: { line: { stroke: "var(--app-line)" } },
};
const COLORS = { realistic: "var(--app-realistic)", pessimistic: "var(--app-pessimistic)" } as const;

/** Pixels that the name of a position takes. */
const POSITION_WIDTH = 42;
const MOST_POSITION_PARTS = 8;

/** Lines over ages or years, from zero up, before the band that they run in, with their names and signs. */
export const ForecastDrawing = memo(function ForecastDrawing({ block, width, height }: ForecastDrawingProps) {
  const { title, currency, axisLabel, series, range, marker, signs } = block;
  const wording = useWording();
  const data = useMemo(
    () =>
      series.map(({ id, label, line }) => ({
        id,
        label,
        data: line.map(({ at, amount }) => ({ x: at, y: amount })),
      })),
    [series],
  );
  const MarkerLayer = useMemo(() => markerLayer(marker), [marker]);
  const RangeLayer = useMemo(() => rangeLayer(range), [range]);
  const SignLayer = useMemo(() => signLayer(signs), [signs]);
  const frame = chartFrame(block, wording);
  const { top, ticks } = amountAxis(block);
  const positionParts = Math.floor((width - frame.left - frame.right) / POSITION_WIDTH);
  const scale = (drawing: SVGSVGElement | null) => drawing?.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return (
    <Line<ChartSeries>
      ref={scale}
      width={width}
      height={height}
      data={data}
      margin={frame}
      theme={THEME}
      colors={({ id }) => COLORS[id]}
      // Not rounded up to even positions: what reads the chart counts from its first and last one.
      xScale={{ type: "linear", min: "auto", max: "auto", nice: false }}
      yScale={{ type: "linear", min: 0, max: top }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: positionTicks(block, Math.min(Math.max(positionParts, 1), MOST_POSITION_PARTS)),
        legend: axisLabel,
        legendOffset: 34,
        legendPosition: "middle",
      }}
      axisLeft={{
        tickSize: 0,
        tickPadding: 8,
        tickValues: ticks,
        format: (amount) => formatCompact(amount, wording),
      }}
      gridYValues={ticks}
      enableGridX={false}
      pointSize={POINT_DIAMETER}
      pointColor={{ from: "series.color" }}
      layers={["grid", RangeLayer, "axes", MarkerLayer, LineLayer, "points", LabelLayer, SignLayer]}
      animate={false}
      isInteractive={false}
      role="img"
      ariaLabel={`${wording.currencies[currency].name}. ${title}`}
    />
  );
});
