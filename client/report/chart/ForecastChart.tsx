import {
  Line,
  type LineCustomSvgLayerProps,
  type LineSvgProps,
  ResponsiveLine,
  type SliceData,
} from "@nivo/line";
import { useMemo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact, formatMoneyRange } from "#shared/report/chart-format.ts";
import { formatMoney } from "#shared/report/format.ts";
import { RANGE_OPACITY } from "#shared/report/palette.ts";
import type { Block, ForecastBlock, ForecastSeriesId } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { ChartTooltip } from "./ChartTooltip.tsx";

/** A line as the chart library takes it. */
interface ChartSeries {
  readonly id: ForecastSeriesId;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

export interface ForecastChartProps {
  readonly block: Block<"forecast">;
  /** Unset, the chart fills its container and answers to the pointer; set, it is a drawing of that shape. */
  readonly drawn?: DrawnSize;
}

/** Units: pixels, before the drawing is scaled to its container. */
interface DrawnSize {
  readonly width: number;
  readonly height: number;
}

/** Radius 1. Source: specification section 9. */
const POINT_DIAMETER = 2;
const MARGIN = { top: 30, right: 16, bottom: 42, left: 52 };
const TEXT = { fill: "var(--mantine-color-dimmed)", fontFamily: "inherit", fontSize: 12 };

/** The chart in the page's letters and greys. */
const THEME = {
  text: TEXT,
  axis: { ticks: { text: TEXT }, legend: { text: TEXT } },
  grid: { line: { stroke: "var(--app-line)" } },
  crosshair: { line: { stroke: "#8b95a3", strokeWidth: 1, strokeDasharray: "none" } },
};
const COLORS = { realistic: "var(--app-realistic)", pessimistic: "var(--app-pessimistic)" } as const;

/** Lines over ages or years, from zero up, before the band that they run in, with a tooltip that names the amounts. */
export function ForecastChart({ block, drawn }: ForecastChartProps) {
  const { title, currency, axisLabel, series, range, marker } = block;
  const wording = useWording();
  const data = useMemo(
    () => series.map(({ id, line }) => ({ id, data: line.map(({ at, amount }) => ({ x: at, y: amount })) })),
    [series],
  );
  const MarkerLayer = useMemo(() => markerLayer(marker), [marker]);
  const RangeLayer = useMemo(() => rangeLayer(range), [range]);
  const positions = series[0]?.points ?? [];
  const drawnPoints = [...series.flatMap(({ line }) => line), ...range.upperEdge];
  const highest = Math.max(...drawnPoints.map(({ amount }) => amount));
  // Without an amount there is nothing to scale by: the line of zero is then the only one, at the foot.
  const isZero = highest === 0;
  const amountTicks = isZero ? [0] : 4;
  const common: Omit<LineSvgProps<ChartSeries>, "width" | "height"> = {
    data,
    margin: MARGIN,
    theme: THEME,
    colors: ({ id }) => COLORS[id],
    xScale: { type: "linear", min: "auto", max: "auto" },
    yScale: { type: "linear", min: 0, max: isZero ? 1 : highest, nice: 4 },
    axisBottom: {
      tickSize: 0,
      tickPadding: 10,
      tickValues: chooseTicks(positions.map(({ at }) => at)),
      legend: axisLabel,
      legendOffset: 34,
      legendPosition: "middle",
    },
    axisLeft: {
      tickSize: 0,
      tickPadding: 8,
      tickValues: amountTicks,
      format: (amount) => formatCompact(amount, wording),
    },
    gridYValues: amountTicks,
    enableGridX: false,
    pointSize: POINT_DIAMETER,
    pointColor: { from: "series.color" },
    layers: ["grid", RangeLayer, "axes", MarkerLayer, SeriesLayer, "points", "crosshair", "slices"],
    animate: false,
    role: "img",
    ariaLabel: `${wording.currencies[currency].name}. ${title}`,
  };
  /** A point between two years is the marker's. */
  const headingAt = (at: number | undefined) =>
    at === marker?.at && !Number.isInteger(at) ? marker?.label : `${axisLabel} ${at ?? ""}`;
  if (drawn !== undefined) {
    const scale = (drawing: SVGSVGElement | null) =>
      drawing?.setAttribute("viewBox", `0 0 ${drawn.width} ${drawn.height}`);
    return <Line<ChartSeries> {...common} {...drawn} ref={scale} isInteractive={false} />;
  }
  return (
    <ResponsiveLine<ChartSeries>
      {...common}
      enableSlices="x"
      enableTouchCrosshair
      crosshairType="x"
      sliceTooltip={({ slice }) => (
        <ChartTooltip
          heading={headingAt(slice.points[0]?.data.x)}
          rows={tooltipRows(block, slice, wording)}
        />
      )}
    />
  );
}

/** The amounts at a position: of each line, and what the band holds there. At a fall they are those before it. */
function tooltipRows(
  { currency, series, range }: ForecastBlock,
  { points }: SliceData<ChartSeries>,
  wording: Wording,
) {
  const amountOf = (series: ForecastSeriesId) =>
    points.find(({ seriesId }) => seriesId === series)?.data.y ?? 0;
  const upper = range.upperEdge.find(({ at }) => at === points[0]?.data.x)?.amount ?? 0;
  return [
    ...series.map(({ id, label }) => ({ id, label, amount: formatMoney(amountOf(id), currency, wording) })),
    {
      id: "range" as const,
      label: range.label,
      amount: formatMoneyRange(amountOf("pessimistic"), upper, currency, wording),
    },
  ];
}

/** About six round positions for an axis. */
function chooseTicks(positions: readonly number[]): number[] {
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0);
  const step = [1, 2, 5, 10].find((candidate) => span / candidate <= 7) ?? 20;
  return positions.filter((position) => position % step === 0);
}

/** Room that a name needs beside its line. Unit: pixels. */
const NAME_WIDTH = 44;

/** A layer with a named vertical line; the name stands above the plot, where no line of the chart crosses it. */
function markerLayer(marker: ForecastBlock["marker"]) {
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

/** A layer with the band, in the colour of the line at which it begins. */
function rangeLayer({ upperEdge }: ForecastBlock["range"]) {
  return function RangeLayer(props: LineCustomSvgLayerProps<ChartSeries>) {
    const { series, xScale, yScale, lineGenerator } = props;
    const lowerEdge =
      series.find(({ id }) => id === "pessimistic")?.data.map(({ position }) => position) ?? [];
    const upper = upperEdge.map(({ at, amount }) => ({ x: xScale(at), y: yScale(amount) }));
    return (
      <path
        d={lineGenerator([...lowerEdge, ...upper.toReversed()]) ?? undefined}
        fill={COLORS.pessimistic}
        fillOpacity={RANGE_OPACITY}
      />
    );
  };
}

/** Dashes of the second line, so that colour is not the only thing that tells the lines apart. */
const DASHES: Readonly<Record<string, string | undefined>> = { pessimistic: "7 6" };

/** Draws the lines; the library's own layer knows no dashes. */
function SeriesLayer({ series, lineGenerator }: LineCustomSvgLayerProps<ChartSeries>) {
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
