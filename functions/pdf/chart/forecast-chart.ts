import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { formatCompact } from "#shared/report/chart-format.ts";
import { type Area, type Place, placeSigns, spread } from "#shared/report/chart-places.ts";
import { SERIES_COLORS } from "#shared/report/palette.ts";
import type { ForecastBlock } from "#shared/report/report-document.ts";
import { chartGeometry, type Tick } from "./chart-geometry.ts";
import { lineStyle, RANGE_FILL } from "./line-style.ts";
import { SIGN_SIZE, signColor, signDisc, signNumber } from "./sign.ts";

/** Points. */
const HEIGHT = 184;
const LABEL_WIDTH = 58;
const AREA: Area = { left: 40, right: CONTENT_WIDTH - LABEL_WIDTH, top: 38, bottom: HEIGHT - 32 };
const TEXT_HEIGHT = 8.5;
/** Room of a text that is centred at a place. */
const NAME_WIDTH = 100;
/** From the top of the drawing: the names of currency and marker, and where signs may begin. */
const TOP = { names: 0, markerLine: 11, signs: 13 };
const LABEL = { gap: 6, distance: 11 };

/** The lines of a forecast over ages or years before the band that they run in, as vectors and text. */
export function forecastChart(block: ForecastBlock, drawing: Drawing): Content {
  const { series, marker, signs, axisLabel, currency } = block;
  const { text, wording } = drawing;
  const { amountTicks, positionTicks, lineOf, band, xOf, placeOf } = chartGeometry(block, AREA);
  const signPoints = signs.map(placeOf);
  const signPlaces = placeSigns(signPoints, SIGN_SIZE + 1, { ...AREA, top: TOP.signs });
  const colors = signs.map(signColor);
  const ends = series.map((line) => lineOf(line).at(-1)?.y ?? AREA.bottom);
  const labelPlaces = spread(ends, LABEL.distance, [AREA.top, AREA.bottom - TEXT_HEIGHT / 2]);
  const named = (name: string, x: number, y: number) =>
    at(centredIn(x), y, NAME_WIDTH, text(name, "chartText", { alignment: "center" }));
  const canvas: CanvasElement[] = [
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
    ...signPoints.map((point, index) => dot(point, colors[index])),
    ...signPlaces.map((place, index) => signDisc(place, colors[index])),
  ];
  return {
    isFixed: true,
    stack: [
      at(0, 0, CONTENT_WIDTH, { canvas }),
      at(0, TOP.names, NAME_WIDTH, text(wording.currencies[currency].name, "chartText")),
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
      ...(marker === undefined ? [] : [named(marker.label, xOf(marker.at), TOP.names)]),
      ...series.map(({ id, label }, index) =>
        at(
          AREA.right + LABEL.gap,
          (labelPlaces[index] ?? 0) - TEXT_HEIGHT / 2,
          LABEL_WIDTH,
          text(label, "chartLabel", { color: SERIES_COLORS[id], alignment: "left" }),
        ),
      ),
      ...signPlaces.map(({ x, y }, index) =>
        at(x - SIGN_SIZE / 2, y - SIGN_SIZE / 2, SIGN_SIZE, signNumber(index, drawing)),
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
    y1: TOP.markerLine,
    y2: AREA.bottom,
    lineWidth: 0.8,
    lineColor: COLORS.axis,
    dash: { length: 1.5, space: 2.5 },
  };
}

/** Where on a line a sign is of. */
function dot({ x, y }: Place, color: string = COLORS.ink): CanvasElement {
  return { type: "ellipse", x, y, r1: 2.2, r2: 2.2, color, lineColor: COLORS.white, lineWidth: 0.6 };
}
