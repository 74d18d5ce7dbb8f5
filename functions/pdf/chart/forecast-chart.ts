import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { formatCompact } from "#shared/report/chart-format.ts";
import type { ForecastBlock } from "#shared/report/report-document.ts";
import { chartGeometry, type PlotArea, type Tick } from "./chart-geometry.ts";
import { lineStyle, RANGE_FILL } from "./line-style.ts";

/** Points. */
const HEIGHT = 160;
const AREA: PlotArea = { left: 38, right: CONTENT_WIDTH - 6, top: 22, bottom: HEIGHT - 32 };
const TEXT_HEIGHT = 7.5;
/** Room of a text that is centred at a place. */
const NAME_WIDTH = 90;

/** The lines of a forecast over ages or years before the band that they run in, as vectors and text. */
export function forecastChart(block: ForecastBlock, { text, wording }: Drawing): Content {
  const { series, marker, axisLabel, currency } = block;
  const { amountTicks, positionTicks, lineOf, band, xOf } = chartGeometry(block, AREA);
  const named = (name: string, x: number, y: number) =>
    at(centredIn(x), y, NAME_WIDTH, text(name, "chartText", { alignment: "center" }));
  return {
    isFixed: true,
    stack: [
      at(0, 0, AREA.left, text(wording.currencies[currency].name, "chartText", { alignment: "right" })),
      ...amountTicks.map(({ value, offset }) =>
        at(
          0,
          offset - TEXT_HEIGHT / 2,
          AREA.left - 6,
          text(formatCompact(value, wording), "chartText", { alignment: "right" }),
        ),
      ),
      ...positionTicks.map(({ value, offset }) =>
        at(
          offset - NAME_WIDTH / 2,
          AREA.bottom + 6,
          NAME_WIDTH,
          text(String(value), "chartText", { alignment: "center" }),
        ),
      ),
      named(axisLabel, (AREA.left + AREA.right) / 2, AREA.bottom + 20),
      ...(marker === undefined ? [] : [named(marker.label, xOf(marker.at), 4)]),
      {
        canvas: [
          ...amountTicks.map(gridLine),
          { type: "polyline", points: band.map((point) => ({ ...point })), closePath: true, ...RANGE_FILL },
          ...(marker === undefined ? [] : [markerLine(xOf(marker.at))]),
          // Realistic comes first and is drawn last, on top.
          ...series.toReversed().map(
            (line): CanvasElement => ({
              type: "polyline",
              points: lineOf(line).map((point) => ({ ...point })),
              lineJoin: "round",
              ...lineStyle(line.id),
            }),
          ),
        ],
      },
      // A canvas is as high as its drawing.
      { text: "", fontSize: 1, margin: [0, 0, 0, HEIGHT - AREA.bottom] },
    ],
  };
}

/** A text at a place of the chart; `x`, `y` and `width` in points. */
function at(x: number, y: number, width: number, content: Content): Content {
  return { columns: [{ stack: [content], width }], relativePosition: { x, y } };
}

/** The left edge of a centred name that stays within the area of the lines, points: beside it stands the currency. */
function centredIn(x: number): number {
  return Math.min(Math.max(x - NAME_WIDTH / 2, AREA.left), CONTENT_WIDTH - NAME_WIDTH);
}

function gridLine({ value, offset }: Tick): CanvasElement {
  return {
    type: "line",
    x1: AREA.left,
    x2: AREA.right,
    y1: offset,
    y2: offset,
    lineWidth: 0.6,
    lineColor: value === 0 ? COLORS.axis : COLORS.line,
  };
}

function markerLine(x: number): CanvasElement {
  return {
    type: "line",
    x1: x,
    x2: x,
    y1: AREA.top - 6,
    y2: AREA.bottom,
    lineWidth: 0.8,
    lineColor: COLORS.axis,
    dash: { length: 1.5, space: 2.5 },
  };
}
