import type { LineCustomSvgLayerProps } from "@nivo/line";
import { type ChartGeometry, ON_SCREEN } from "#shared/report/chart/geometry.ts";
import type { ForecastBlock, ForecastSeriesId } from "#shared/report/report-document.ts";

/** A line in the format of the chart library. */
export interface ChartSeries {
  readonly id: ForecastSeriesId;
  readonly label: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type LayerProps = LineCustomSvgLayerProps<ChartSeries>;

/** Pixels. */
const TEXT_SIZE = 12;
const NAME_BASELINE = -32;
/** Source: specification section 9. */
const POINT_RADIUS = 1;

const { dash, sign, label, nameWidth } = ON_SCREEN;

/** Returns the layers of a forecast that the library cannot draw. @param amounts of the axis, with their heights */
export function chartLayers(
  { lines, baseline, futures, band, signs, xOf }: ChartGeometry,
  marker: ForecastBlock["marker"],
  amounts: readonly { readonly y: number; readonly text: string }[],
) {
  return {
    /** The band, in the colour of its lower line. */
    BandLayer: ({ lineGenerator }: LayerProps) => (
      <path
        d={lineGenerator(band) ?? undefined}
        fill="var(--app-pessimistic)"
        fillOpacity="var(--app-range-opacity)"
      />
    ),

    /** Single scenarios. */
    FutureLayer: ({ lineGenerator }: LayerProps) =>
      futures.map((places, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is that of its place.
          key={index}
          d={lineGenerator(places) ?? undefined}
          fill="none"
          stroke="var(--mantine-color-dimmed)"
          strokeOpacity={0.45}
          data-future={index + 1}
        />
      )),

    /** The plan that this one is compared with, or one of the single scenarios. */
    BaselineLayer: ({ lineGenerator }: LayerProps) => {
      const way = lineGenerator(baseline);
      return (
        way && (
          <path
            d={way}
            fill="none"
            // Among single scenarios it has to stand out.
            {...(futures.length > 0
              ? { stroke: "var(--app-ink)", strokeWidth: 3.5 }
              : { stroke: "var(--mantine-color-dimmed)", strokeWidth: 2 })}
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
        )
      );
    },

    /** The lines, because those of the library are either all dashed or none. */
    LineLayer: ({ lineGenerator }: LayerProps) =>
      lines.map(({ id, places }) => (
        <path
          key={id}
          d={lineGenerator(places) ?? undefined}
          fill="none"
          stroke={`var(--app-${id})`}
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={id === "pessimistic" ? `${dash.length} ${dash.space}` : undefined}
        />
      )),

    /** A dot for each year of the lines. Those of the library are a component each, made to be moved and pressed. */
    PointLayer: () =>
      lines.map(({ id, places }) => (
        <g key={id} fill={`var(--app-${id})`}>
          {places.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r={POINT_RADIUS} />
          ))}
        </g>
      )),

    /** The names of the lines at their ends, on the right in every language. */
    LabelLayer: ({ innerWidth }: LayerProps) =>
      lines.map((line) => (
        <text
          key={line.id}
          x={innerWidth + label.gap}
          y={line.labelY}
          dominantBaseline="central"
          fill={`var(--app-${line.id})`}
          fontSize={TEXT_SIZE}
          fontWeight={600}
        >
          {line.label}
        </text>
      )),

    /** The amounts of the axis on the lines of the grid, so that the lines have the whole width. */
    AmountLayer: () =>
      amounts.map(({ y, text }) => (
        <text
          key={text}
          x={2}
          y={y - 5}
          fill="var(--mantine-color-dimmed)"
          fontSize={TEXT_SIZE}
          paintOrder="stroke"
          stroke="var(--app-surface)"
          strokeWidth={4}
          strokeLinejoin="round"
        >
          {text}
        </text>
      )),

    /** A named vertical line. Its name is above the plot, so that no line of the chart crosses it. */
    MarkerLayer: ({ innerWidth, innerHeight }: LayerProps) => {
      if (marker === undefined) return null;
      const x = xOf(marker.at);
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
            x={Math.min(Math.max(x, nameWidth / 2), innerWidth - nameWidth / 2)}
            y={NAME_BASELINE}
            textAnchor="middle"
            fontSize={TEXT_SIZE}
          >
            {marker.label}
          </text>
        </g>
      );
    },

    /** The numbers of events, each above its point. */
    SignLayer: () =>
      signs.map(({ series = "ink", point, centre }, index) => (
        <g key={`${point.x} ${centre.y}`} fill={`var(--app-${series})`} data-sign={index + 1}>
          <circle cx={point.x} cy={point.y} r={3.5} stroke="var(--app-surface)" />
          <g transform={`translate(${centre.x} ${centre.y})`}>
            <circle r={sign.size / 2} stroke="var(--app-surface)" />
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
      )),
  };
}
