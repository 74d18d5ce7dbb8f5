import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Place } from "#shared/report/chart-places.ts";
import { SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastSign } from "#shared/report/report-document.ts";

/** The diameter of a sign's disc, points. */
export const SIGN_SIZE = 12;
/** From the top of a disc to that of its number, points. */
const NUMBER_TOP = 2.4;

/** What happens to one line alone has its colour. */
export function signColor({ series }: ForecastSign): string {
  return series === undefined ? COLORS.ink : SERIES_COLORS[series];
}

/** The disc of a sign around its middle. */
export function signDisc({ x, y }: Place, color: string = COLORS.ink): CanvasElement {
  const radius = SIGN_SIZE / 2;
  return { type: "ellipse", x, y, r1: radius, r2: radius, color, lineColor: COLORS.white, lineWidth: 0.8 };
}

/** The number on a disc, in a part as wide and high as that. @param index from 0 */
export function signNumber(index: number, { text }: Drawing): Content {
  return text(String(index + 1), "chartSign", { alignment: "center", margin: [0, NUMBER_TOP, 0, 0] });
}

/** What happens on the way of a forecast, each under its sign. */
export function signList(signs: readonly ForecastSign[], drawing: Drawing): Content[] {
  const middle = { x: SIGN_SIZE / 2, y: SIGN_SIZE / 2 };
  return signs.map((sign, index) => ({
    columns: [
      {
        width: SIGN_SIZE,
        stack: [
          { canvas: [signDisc(middle, signColor(sign))] },
          {
            columns: [{ stack: [signNumber(index, drawing)], width: SIGN_SIZE }],
            relativePosition: { x: 0, y: -SIGN_SIZE },
          },
        ],
      },
      drawing.text(sign.text, "body", { margin: [0, 0.8, 0, 0] }),
    ],
    columnGap: 6,
    marginTop: 3,
  }));
}
