import type { Column } from "pdfmake/interfaces";
import { lineStyleOf } from "#functions/pdf/chart/line-style.ts";
import type { ForecastSeriesId } from "#shared/report/report-document.ts";

/** Points. */
const WIDTH = 18;

/** A piece of a chart's line, as it is drawn. */
export function swatch(series: ForecastSeriesId): Column {
  return {
    width: WIDTH,
    marginTop: 6,
    canvas: [{ type: "line", x1: 1, y1: 0, x2: WIDTH - 1, y2: 0, ...lineStyleOf(series) }],
  };
}
