import type { Column } from "pdfmake/interfaces";
import { ON_PAPER } from "#shared/report/chart/geometry.ts";
import { RANGE_OPACITY, SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastSeriesId } from "#shared/report/report-document.ts";

interface LineStyle {
  readonly lineColor: string;
  readonly lineWidth: number;
  readonly lineCap: "round" | "butt";
  readonly dash?: { readonly length: number; readonly space: number };
}

/** Returns the style of a line of the forecast. */
export function lineStyle(series: ForecastSeriesId): LineStyle {
  const dash = series === "pessimistic" ? { dash: ON_PAPER.dash } : {};
  return { lineColor: SERIES_COLORS[series], lineWidth: 1.7, lineCap: "butt", ...dash };
}

/** Fill of the band behind the lines, in the colour of the line at which it begins. */
export const RANGE_FILL = { color: SERIES_COLORS.pessimistic, fillOpacity: RANGE_OPACITY } as const;

/** Points. */
const WIDTH = 18;

/** A piece of a chart's line, as it is drawn. */
export function swatch(series: ForecastSeriesId): Column {
  return {
    width: WIDTH,
    marginTop: 6,
    canvas: [{ type: "line", x1: 1, y1: 0, x2: WIDTH - 1, y2: 0, ...lineStyle(series) }],
  };
}

/** A piece of a chart's band, as it is drawn. */
export function rangeSwatch(): Column {
  return {
    width: WIDTH,
    marginTop: 2,
    canvas: [{ type: "rect", x: 1, y: 0, w: WIDTH - 2, h: 8, ...RANGE_FILL }],
  };
}
