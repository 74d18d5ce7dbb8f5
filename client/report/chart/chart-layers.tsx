import type { LineCustomSvgLayerProps } from "@nivo/line";
import { placeSigns, spread } from "#shared/report/chart-places.ts";
import { RANGE_OPACITY } from "#shared/report/palette.ts";
import type { ForecastBlock, ForecastSeriesId, ForecastSign } from "#shared/report/report-document.ts";

/** A line as the chart library takes it. */
export interface ChartSeries {
  readonly id: ForecastSeriesId;
  readonly label: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type LayerProps = LineCustomSvgLayerProps<ChartSeries>;

/** Pixels. */
const TEXT_SIZE = 12;
/** Half the room that a marker's name needs. */
const NAME_WIDTH = 52;
const NAME_BASELINE = -32;
const SIGN_SIZE = 18;
/** How far above the lines a sign may stand. */
const SIGNS_ABOVE = 24;
const LABEL = { gap: 8, distance: 16 };

/** Dashes of the second line, so that colour is not the only thing that tells the lines apart. */
const DASHES: Readonly<Record<ForecastSeriesId, string | undefined>> = {
  realistic: undefined,
  pessimistic: "7 6",
};

/** Draws the lines; the library's own layer knows no dashes. */
export function LineLayer({ series, lineGenerator }: LayerProps) {
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

/** Names each line where it ends, on the right in every language. */
export function LabelLayer({ series, innerWidth, innerHeight }: LayerProps) {
  const ends = series.map(({ data }) => data.at(-1)?.position.y ?? 0);
  const places = spread(ends, LABEL.distance, [0, innerHeight - LABEL.distance / 2]);
  return series.map(({ id, label, color }, index) => (
    <text
      key={id}
      x={innerWidth + LABEL.gap}
      y={places[index]}
      dominantBaseline="central"
      fill={color}
      fontSize={TEXT_SIZE}
      fontWeight={600}
    >
      {label}
    </text>
  ));
}

/** A layer with a named vertical line; the name stands above the plot, where no line of the chart crosses it. */
export function markerLayer(marker: ForecastBlock["marker"]) {
  return function MarkerLayer({ xScale, innerWidth, innerHeight }: LayerProps) {
    if (marker === undefined) return null;
    const x = xScale(marker.at);
    return (
      <g fill="var(--mantine-color-dimmed)" stroke="none">
        <line
          x1={x}
          x2={x}
          y1={NAME_BASELINE + 6}
          y2={innerHeight}
          stroke="var(--mantine-color-placeholder)"
          strokeDasharray="2 4"
        />
        <text
          x={Math.min(Math.max(x, NAME_WIDTH), innerWidth - NAME_WIDTH)}
          y={NAME_BASELINE}
          textAnchor="middle"
          fontSize={TEXT_SIZE}
        >
          {marker.label}
        </text>
      </g>
    );
  };
}

/** A layer with the band, in the colour of the line at which it begins. */
export function rangeLayer({ upperEdge }: ForecastBlock["range"]) {
  return function RangeLayer({ series, xScale, yScale, lineGenerator }: LayerProps) {
    const lower = series.find(({ id }) => id === "pessimistic");
    const lowerEdge = lower?.data.map(({ position }) => position) ?? [];
    const upper = upperEdge.map(({ at, amount }) => ({ x: xScale(at), y: yScale(amount) }));
    return (
      <path
        d={lineGenerator([...lowerEdge, ...upper.toReversed()]) ?? undefined}
        fill={lower?.color}
        fillOpacity={RANGE_OPACITY}
      />
    );
  };
}

/** A layer with the numbers of what happens on the way, each above the dot that it is of. */
export function signLayer(signs: readonly ForecastSign[]) {
  return function SignLayer({ xScale, yScale, innerWidth, innerHeight }: LayerProps) {
    const points = signs.map(({ at, amount }) => ({ x: xScale(at), y: yScale(amount) }));
    const area = { left: 0, right: innerWidth, top: -SIGNS_ABOVE, bottom: innerHeight };
    const places = placeSigns(points, SIGN_SIZE, area);
    return signs.map(({ series, text }, index) => {
      const color = series === undefined ? "var(--app-ink)" : `var(--app-${series})`;
      return (
        <g key={text} fill={color} data-sign={index + 1}>
          <circle cx={points[index]?.x} cy={points[index]?.y} r={3.5} stroke="var(--app-surface)" />
          <g transform={`translate(${places[index]?.x} ${places[index]?.y})`}>
            <circle r={SIGN_SIZE / 2 - 1} stroke="var(--app-surface)" />
            <text
              fill="var(--app-surface)"
              fontSize={11}
              fontWeight={700}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {index + 1}
            </text>
          </g>
        </g>
      );
    });
  };
}
