import { ResponsiveWrapper } from "@nivo/core";
import { Line } from "@nivo/line";
import { memo } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { formatCompact } from "#shared/report/chart/format.ts";
import { chartGeometry, ON_SCREEN } from "#shared/report/chart/geometry.ts";
import { amountAxis, positionTicks } from "#shared/report/chart/scale.ts";
import type { Block } from "#shared/report/report-document.ts";
import { chartFrame } from "./chart-frame.ts";
import { type ChartSeries, chartLayers } from "./chart-layers.tsx";
import { ReadableChart, type ReadableChartProps } from "./ReadableChart.tsx";

export interface ForecastChartProps extends Pick<ReadableChartProps, "onFuture"> {
  readonly block: Block<"forecast">;
  /** Size of a static drawing, in pixels before it is scaled; unset for a chart that fills its place and can be read. */
  readonly drawn?: { readonly width: number; readonly height: number };
}

export function ForecastChart({ block, drawn, onFuture }: ForecastChartProps) {
  if (drawn !== undefined) return <ForecastDrawing block={block} {...drawn} isNamed />;
  return (
    <ReadableChart block={block} onFuture={onFuture}>
      <ResponsiveWrapper>
        {({ width, height }) => (
          <ForecastDrawing block={block} width={width} height={height} isNamed={false} />
        )}
      </ResponsiveWrapper>
    </ReadableChart>
  );
}

interface ForecastDrawingProps {
  readonly block: Block<"forecast">;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** True if amounts and names are beside the lines; false where a legend has the names. */
  readonly isNamed: boolean;
}

const TEXT = { fill: "var(--mantine-color-dimmed)", fontFamily: "inherit", fontSize: 12 };

/** Theme with the page's font and greys. */
const THEME = {
  text: TEXT,
  axis: { ticks: { text: TEXT }, legend: { text: TEXT } },
  grid: { line: { stroke: "var(--app-line)" } },
};
const COLORS = { realistic: "var(--app-realistic)", pessimistic: "var(--app-pessimistic)" } as const;

/** Width of a position's label. Unit: pixels. */
const POSITION_WIDTH = 42;
const MOST_POSITION_PARTS = 8;

/** Lines over ages or years, from zero up, in front of their band, with their names and signs. */
const ForecastDrawing = memo(function ForecastDrawing(props: ForecastDrawingProps) {
  const { block, width, height, isNamed } = props;
  const { title, currency, axisLabel, series } = block;
  const wording = useWording();
  const data = series.map(({ id, label, line }) => ({
    id,
    label,
    data: line.map(({ at, amount }) => ({ x: at, y: amount })),
  }));
  const frame = chartFrame(block, wording, isNamed);
  const area = {
    left: 0,
    right: width - frame.left - frame.right,
    top: 0,
    bottom: height - frame.top - frame.bottom,
  };
  const { top, ticks } = amountAxis(block);
  const positionParts = Math.floor(area.right / POSITION_WIDTH);
  const geometry = chartGeometry(block, area, ON_SCREEN);
  const {
    BandLayer,
    FutureLayer,
    BaselineLayer,
    LineLayer,
    PointLayer,
    LabelLayer,
    MarkerLayer,
    SignLayer,
    AmountLayer,
  } = chartLayers(
    geometry,
    block.marker,
    ticks.slice(1).map((amount) => ({ y: geometry.yOf(amount), text: formatCompact(amount, wording) })),
  );
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
      // As in the geometry, from the first position to the last and from zero to the last tick.
      xScale={{ type: "linear", min: "auto", max: "auto", nice: false }}
      yScale={{ type: "linear", min: 0, max: top, nice: false }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 10,
        tickValues: positionTicks(block, Math.min(Math.max(positionParts, 1), MOST_POSITION_PARTS)),
        legend: axisLabel,
        legendOffset: 34,
        legendPosition: "middle",
      }}
      axisLeft={
        isNamed
          ? {
              tickSize: 0,
              tickPadding: 8,
              tickValues: ticks,
              format: (amount) => formatCompact(amount, wording),
            }
          : null
      }
      gridYValues={ticks}
      enableGridX={false}
      enablePoints={false}
      layers={[
        "grid",
        BandLayer,
        "axes",
        MarkerLayer,
        FutureLayer,
        ...(isNamed ? [] : [AmountLayer]),
        BaselineLayer,
        LineLayer,
        PointLayer,
        ...(isNamed ? [LabelLayer] : []),
        SignLayer,
      ]}
      animate={false}
      isInteractive={false}
      role="img"
      ariaLabel={`${wording.currencies[currency].name}. ${title}`}
    />
  );
});
