import type { ForecastBlock, ForecastSeriesId } from "../report-document.ts";
import { type Area, type Place, placeSigns, spread } from "./places.ts";
import { type ChartScale, chartScale } from "./scale.ts";

/** Sizes in a forecast's chart, in the unit of its drawing. */
interface ChartSizes {
  /** Dashes of the Pessimistic line, so that colour alone does not distinguish the lines. */
  readonly dash: { readonly length: number; readonly space: number };
  /** Diameter of an event's disc, the gap around it, and its greatest distance above the lines. */
  readonly sign: { readonly size: number; readonly gap: number; readonly above: number };
  /** Names at the ends of the lines: gap beside the line, distance from each other, distance from the axis. */
  readonly label: { readonly gap: number; readonly distance: number; readonly above: number };
  /** Width reserved for a marker's name. */
  readonly nameWidth: number;
}

/** Unit: pixels. */
export const ON_SCREEN: ChartSizes = {
  dash: { length: 7, space: 6 },
  sign: { size: 16, gap: 2, above: 24 },
  label: { gap: 8, distance: 16, above: 8 },
  nameWidth: 104,
};

/** Unit: points. */
export const ON_PAPER: ChartSizes = {
  dash: { length: 4.5, space: 3 },
  sign: { size: 12, gap: 1, above: 25 },
  label: { gap: 6, distance: 11, above: 4.25 },
  nameWidth: 100,
};

/** The places of everything in a forecast's chart, from the upper left corner of its drawing. */
export interface ChartGeometry extends ChartScale {
  /** The lines in the order of the series, each with the height of the name at its end. */
  readonly lines: readonly {
    readonly id: ForecastSeriesId;
    readonly label: string;
    readonly places: readonly Place[];
    readonly labelY: number;
  }[];
  /** The line of the plan that this one is compared with, within the chart; empty without one. */
  readonly baseline: readonly Place[];
  /** The lines of single scenarios. */
  readonly futures: readonly (readonly Place[])[];
  /** The outline of the range: along the Pessimistic line, and back along the upper edge. */
  readonly band: readonly Place[];
  /** Each event's point, and the centre of its disc. */
  readonly signs: readonly {
    readonly series?: ForecastSeriesId;
    readonly point: Place;
    readonly centre: Place;
  }[];
}

/** Calculates the places of everything in a forecast's chart. @param area of the lines */
export function chartGeometry(
  block: Pick<ForecastBlock, "series" | "range" | "signs" | "baseline" | "futures">,
  area: Area,
  { sign, label }: ChartSizes,
): ChartGeometry {
  const { series, range, signs, baseline, futures = [] } = block;
  const scale = chartScale(block, area);
  const lines = series.map(({ line }) => line.map(scale.placeOf));
  const ends = lines.map((places) => places.at(-1)?.y ?? area.bottom);
  const labels = spread(ends, label.distance, [area.top, area.bottom - label.above]);
  const points = signs.map(scale.placeOf);
  const centres = placeSigns(points, sign.size + sign.gap, { ...area, top: area.top - sign.above });
  const upperEdge = range.upperEdge.map(scale.placeOf);
  const lowerEdge = lines[series.findIndex(({ id }) => id === "pessimistic")] ?? [];
  return {
    ...scale,
    lines: series.map(({ id, label }, index) => ({
      id,
      label,
      places: lines[index] ?? [],
      labelY: labels[index] ?? area.bottom,
    })),
    baseline: (baseline?.line ?? []).map(scale.placeOf).filter(({ x }) => x >= area.left && x <= area.right),
    futures: futures.map((line) => line.map(scale.placeOf)),
    band: [...lowerEdge, ...upperEdge.toReversed()],
    signs: signs.map(({ series }, index) => {
      const point = points[index] ?? { x: area.left, y: area.bottom };
      return { ...(series && { series }), point, centre: centres[index] ?? point };
    }),
  };
}
