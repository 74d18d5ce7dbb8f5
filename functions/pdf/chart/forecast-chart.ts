import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { formatCompact } from "#shared/report/chart/format.ts";
import { chartGeometry, ON_PAPER } from "#shared/report/chart/geometry.ts";
import type { Area, Place } from "#shared/report/chart/places.ts";
import { amountAxis, positionTicks } from "#shared/report/chart/scale.ts";
import { SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastBlock } from "#shared/report/report-document.ts";
import { lineStyle, RANGE_FILL } from "./line-style.ts";
import { signColor, signDisc, signNumber } from "./sign.ts";

/** Points. */
const HEIGHT = 168;
const LABEL_WIDTH = 58;
const AREA: Area = { left: 40, right: CONTENT_WIDTH - LABEL_WIDTH, top: 38, bottom: HEIGHT - 32 };
const TEXT_HEIGHT = 8.5;
/** From the top of the drawing: the names of currency and marker. */
const TOP = { names: 0, markerLine: 11 };
const POSITION_PARTS = 8;

/** The lines of a forecast over ages or years before the band that they run in, as vectors and text. */
export function forecastChart(block: ForecastBlock, drawing: Drawing): Content {
  const { marker, axisLabel, currency } = block;
  const { text, wording } = drawing;
  const { lines, band, signs, xOf, yOf } = chartGeometry(block, AREA, ON_PAPER);
  const { ticks } = amountAxis(block);
  const { label, nameWidth, sign } = ON_PAPER;
  const name = (x: number, y: number, words: string) =>
    at(x, y, nameWidth, text(words, "chartText", { alignment: "center" }));
  const canvas: CanvasElement[] = [
    ...ticks.map((amount) => gridLine(yOf(amount), amount === 0 ? COLORS.axis : COLORS.line)),
    { type: "polyline", points: band.map((point) => ({ ...point })), closePath: true, ...RANGE_FILL },
    ...(marker === undefined ? [] : [markerLine(xOf(marker.at))]),
    // Realistic comes first and is drawn last, on top.
    ...lines.toReversed().map(
      ({ id, places }): CanvasElement => ({
        type: "polyline",
        points: places.map((point) => ({ ...point })),
        lineJoin: "round",
        ...lineStyle(id),
      }),
    ),
    ...signs.map(({ point, series }) => dot(point, signColor(series))),
    ...signs.map(({ centre, series }) => signDisc(centre, signColor(series))),
  ];
  return {
    isFixed: true,
    stack: [
      at(0, 0, CONTENT_WIDTH, { canvas }),
      at(0, TOP.names, nameWidth, text(wording.currencies[currency].name, "chartText")),
      ...ticks.map((amount) =>
        at(
          0,
          yOf(amount) - TEXT_HEIGHT / 2,
          AREA.left - 6,
          text(formatCompact(amount, wording), "chartText", { alignment: "right" }),
        ),
      ),
      ...positionTicks(block, POSITION_PARTS).map((position) =>
        name(xOf(position) - nameWidth / 2, AREA.bottom + 6, String(position)),
      ),
      name(centredIn((AREA.left + AREA.right) / 2), AREA.bottom + 20, axisLabel),
      ...(marker === undefined ? [] : [name(centredIn(xOf(marker.at)), TOP.names, marker.label)]),
      ...lines.map((line) =>
        at(
          AREA.right + label.gap,
          line.labelY - TEXT_HEIGHT / 2,
          LABEL_WIDTH,
          text(line.label, "chartLabel", { color: SERIES_COLORS[line.id], alignment: "left" }),
        ),
      ),
      ...signs.map(({ centre: { x, y } }, index) =>
        at(x - sign.size / 2, y - sign.size / 2, sign.size, signNumber(index, drawing)),
      ),
      // All else has places of its own, and takes no room.
      { text: "", fontSize: 1, margin: [0, 0, 0, HEIGHT] },
    ],
  };
}

/** A part at a place of the chart; `x`, `y` and `width` in points. */
function at(x: number, y: number, width: number, content: Content): Content {
  return { columns: [{ stack: [content], width }], relativePosition: { x, y } };
}

/** The left edge of a centred name that stays within the area of the lines, points: beside it stands the currency. */
function centredIn(x: number): number {
  return Math.min(Math.max(x - ON_PAPER.nameWidth / 2, AREA.left), CONTENT_WIDTH - ON_PAPER.nameWidth);
}

function gridLine(y: number, lineColor: string): CanvasElement {
  return { type: "line", x1: AREA.left, x2: AREA.right, y1: y, y2: y, lineWidth: 0.6, lineColor };
}

function markerLine(x: number): CanvasElement {
  return {
    type: "line",
    x1: x,
    x2: x,
    y1: TOP.markerLine,
    y2: AREA.bottom,
    lineWidth: 0.8,
    lineColor: COLORS.axis,
    dash: { length: 1.5, space: 2.5 },
  };
}

/** Marks the point of a line to which a sign belongs. */
function dot({ x, y }: Place, color: string): CanvasElement {
  return { type: "ellipse", x, y, r1: 2.2, r2: 2.2, color, lineColor: COLORS.white, lineWidth: 0.6 };
}
