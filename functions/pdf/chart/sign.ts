import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { ON_PAPER } from "#shared/report/chart/geometry.ts";
import type { Place } from "#shared/report/chart/places.ts";
import { SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastSeriesId, ForecastSign } from "#shared/report/report-document.ts";

/** The diameter of a sign's disc, points. */
const SIZE = ON_PAPER.sign.size;
/** From the top of a disc to that of its number, points. */
const NUMBER_TOP = 2.4;

/** Returns the colour of a sign: that of its line if it belongs to one line only. */
export function signColor(series: ForecastSeriesId | undefined): string {
  return series === undefined ? COLORS.ink : SERIES_COLORS[series];
}

/** The disc of a sign around its middle. */
export function signDisc({ x, y }: Place, color: string): CanvasElement {
  const radius = SIZE / 2;
  return { type: "ellipse", x, y, r1: radius, r2: radius, color, lineColor: COLORS.white, lineWidth: 0.8 };
}

/** The number on a disc, in a part as wide and high as that. @param index from 0 */
export function signNumber(index: number, { text }: Drawing): Content {
  return text(String(index + 1), "chartSign", { alignment: "center", margin: [0, NUMBER_TOP, 0, 0] });
}

/** Lists the events of a forecast, each under its sign. */
export function signList(signs: readonly ForecastSign[], drawing: Drawing): Content[] {
  const middle = { x: SIZE / 2, y: SIZE / 2 };
  return signs.map((sign, index) => ({
    columns: [
      {
        width: SIZE,
        stack: [
          { canvas: [signDisc(middle, signColor(sign.series))] },
          {
            columns: [{ stack: [signNumber(index, drawing)], width: SIZE }],
            relativePosition: { x: 0, y: -SIZE },
          },
        ],
      },
      drawing.text(sign.text, "body", { margin: [0, 0.8, 0, 0] }),
    ],
    columnGap: 6,
    marginTop: 3,
  }));
}
