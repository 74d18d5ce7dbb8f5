import { VisuallyHidden } from "@mantine/core";
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from "react";
import { useEscape } from "#client/components/use-escape.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { nearestLine } from "#shared/report/chart/nearest-line.ts";
import type { Area } from "#shared/report/chart/places.ts";
import { type ChartReading, chartReadings } from "#shared/report/chart/readings.ts";
import { type ChartScale, chartScale } from "#shared/report/chart/scale.ts";
import type { Block, ForecastBlock } from "#shared/report/report-document.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { chartFrame } from "./chart-frame.ts";
import { SeriesSwatch } from "./ForecastLegend.tsx";
import classes from "./ReadableChart.module.css";

export interface ReadableChartProps {
  readonly block: Block<"forecast">;
  /** Called with the index of a single scenario whose line is pressed. */
  readonly onFuture?: ((index: number) => void) | undefined;
  readonly children: ReactNode;
}

/** The area of the lines in shares of itself, from its lower left corner. */
const SHARES: Area = { left: 0, right: 1, top: 1, bottom: 0 };

/** Distance within which a press means a line: half of what a finger covers. Unit: pixels. */
const REACH = 22;

/** Functions by key that return the next index, from the present one (undefined before the first key) and the count. */
const KEYS: Readonly<Record<string, (index: number | undefined, count: number) => number>> = {
  ArrowRight: (index, count) => Math.min((index ?? -1) + 1, count - 1),
  ArrowLeft: (index, count) => Math.max((index ?? count) - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A chart that is read position by position: with a pointer, a finger, or keys, which screen readers follow. */
export function ReadableChart({ block, onFuture, children }: ReadableChartProps) {
  const wording = useWording();
  const { chart } = wording.results;
  const hintId = useId();
  // Their texts take longer than the lines, and few charts are read before the next one.
  const readingsOf = useMemo(() => onDemand(() => chartReadings(block, wording)), [block, wording]);
  const [index, setIndex] = useState<number>();
  const [isSpoken, setSpoken] = useState(false);
  const reading = index === undefined ? undefined : readingsOf()[index];
  const frame = chartFrame(block, wording, false);
  const scale = chartScale(block, SHARES);
  const leave = () => {
    setIndex(undefined);
    setSpoken(false);
  };
  useEscape(leave);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setIndex(move(index, readingsOf().length));
    setSpoken(true);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const readings = readingsOf();
    const share = (clientX - left - frame.left) / (width - frame.left - frame.right);
    const distances = readings.map(({ at }) => Math.abs(scale.xOf(at) - share));
    const nearest = distances.indexOf(Math.min(...distances));
    // Two readings may share a position: the later one is on its right.
    const isRight = share > scale.xOf(readings[nearest]?.at ?? 0);
    setIndex(isRight ? distances.lastIndexOf(distances[nearest] ?? 0) : nearest);
    setSpoken(false);
  };
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
    const [across, up] = [width - frame.left - frame.right, height - frame.top - frame.bottom];
    const { placeOf } = chartScale(block, { left: 0, right: across, top: up, bottom: 0 });
    const lines = block.futures?.map((line) => line.map(placeOf)) ?? [];
    const place = { x: clientX - left - frame.left, y: bottom - frame.bottom - clientY };
    const future = nearestLine(lines, place, REACH);
    if (future !== undefined) onFuture?.(future);
  };
  return (
    <div className={classes["chart"]}>
      <Readout block={block} reading={reading} />
      <div className={classes["plot"]}>
        {children}
        <div
          className={classes["reader"]}
          role="application"
          aria-label={block.title}
          aria-describedby={hintId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked by keyboard.
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          // A finger's reading stays until the next one.
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave()}
          onBlur={leave}
        >
          <div
            className={classes["area"]}
            style={{ top: frame.top, right: frame.right, bottom: frame.bottom, left: frame.left }}
          >
            {reading && <Crosshair series={block.series} scale={scale} reading={reading} />}
          </div>
        </div>
      </div>
      <span id={hintId} hidden>
        {chart.hint}
      </span>
      <VisuallyHidden aria-live="polite">{isSpoken && reading?.text}</VisuallyHidden>
    </div>
  );
}

/** Returns a function that makes a value when it is first called. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Names of the lines and the band, with their amounts at the position that is read. */
function Readout({
  block: { series, range, baseline },
  reading,
}: {
  block: ForecastBlock;
  reading: ChartReading | undefined;
}) {
  const { language, results } = useWording();
  const compared = baseline?.label === undefined ? [] : [{ id: "baseline" as const, label: baseline.label }];
  return (
    <div
      className={classes["readout"]}
      dir={directionOf(language)}
      data-compared={compared.length > 0 || undefined}
    >
      <p className={classes["heading"]} data-reading={reading !== undefined || undefined}>
        {reading?.heading ?? results.chart.hint}
      </p>
      {[...series, { id: "range" as const, label: range.label }, ...compared].map(({ id, label }) => (
        <p key={id} className={classes["row"]} data-series={id}>
          <SeriesSwatch series={id} />
          {label}
          <span className={classes["amount"]}>{reading?.amounts[id]}</span>
        </p>
      ))}
    </div>
  );
}

/** Marks the position that is read: a line through the chart, with a dot on each of its lines. */
function Crosshair({
  series,
  scale: { xOf, yOf },
  reading: { at, levels },
}: {
  series: ForecastBlock["series"];
  scale: ChartScale;
  reading: ChartReading;
}) {
  return (
    <div className={classes["crosshair"]} style={{ left: `${100 * xOf(at)}%` }}>
      {series.map(({ id }) => (
        <span
          key={id}
          className={classes["dot"]}
          data-series={id}
          style={{ bottom: `${100 * yOf(levels[id])}%` }}
        />
      ))}
    </div>
  );
}
