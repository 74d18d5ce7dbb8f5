import type { Column } from "pdfmake/interfaces";
import { SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastSeriesId } from "#shared/report/report-document.ts";

interface LineStyle {
  readonly lineColor: string;
  readonly lineWidth: number;
  readonly lineCap: "round" | "butt";
  readonly dash?: { readonly length: number; readonly space: number };
}

/** Dashes of the second line, so that colour is not the only thing that tells the lines apart. */
const DASHES: Readonly<Record<ForecastSeriesId, Pick<LineStyle, "dash">>> = {
  realistic: {},
  pessimistic: { dash: { length: 4.5, space: 3 } },
};

/** How a line of the forecast is drawn. */
export function lineStyle(series: ForecastSeriesId): LineStyle {
  return { lineColor: SERIES_COLORS[series], lineWidth: 1.7, lineCap: "butt", ...DASHES[series] };
}

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
