import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { targetSentence } from "#shared/report/chance-texts.ts";
import { VERDICT_ICONS } from "#shared/report/icons.ts";
import type { Block, Verdict } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { icon, panel } from "./panel.ts";

const DOTS = 10;
/** Points. */
const DOT = { radius: 3.6, distance: 11.6 };
/** Corners in the outline of a partly filled dot. */
const ARC_STEPS = 24;
/** Points. */
const POINTER = { height: 4, halfWidth: 2.7 };
const CHANCE_WIDTH = 134;

/** Draws the answer at the top of the report, with ten dots filled in proportion to the chance, and the target. */
export function answer(block: Block<"answer">, { text, primaryColor, wording }: Drawing): Content[] {
  const words = [
    text(lastWordsTogether(block.text), "answer"),
    text(block.detail, "dimmed", { margin: [0, 5, 0, 0] }),
  ];
  const chance = [
    text(block.chance.label, "label"),
    text(formatValue(block.chance.value, wording), "chance", { margin: [0, 1, 0, 4] }),
    dots(block.hundredths, block.target, primaryColor),
    text(targetSentence(block.target, wording), "label", { margin: [0, 2, 0, 0] }),
    ...(block.verdict === undefined ? [] : [verdict(block.verdict, text)]),
  ];
  return [
    panel([{ stack: words }, { stack: chance }], {
      widths: ["*", CHANCE_WIDTH],
      fillColor: primaryColor,
      fillOpacity: 0.06,
      barColor: primaryColor,
    }),
  ];
}

/**
 * Draws the dots. Each stands for ten hundredths, so the last filled one may be partly filled. A pointer below them marks
 * the target.
 */
function dots(hundredths: number, target: number, color: string): Content {
  const centerOf = (index: number) => DOT.radius + index * DOT.distance;
  const { full, part } = dotsOf(hundredths);
  return {
    canvas: [
      ...Array.from(
        { length: DOTS },
        (_, index): CanvasElement => ({
          type: "ellipse",
          x: centerOf(index),
          y: DOT.radius,
          r1: DOT.radius,
          r2: DOT.radius,
          lineColor: color,
          lineWidth: 0.9,
          ...(index < full ? { color } : { strokeOpacity: 0.45 }),
        }),
      ),
      ...(part === 0 ? [] : [partOfDot(centerOf(full), part, color)]),
      pointer(target),
    ],
  };
}

/** Returns the number of full dots, and the share that is filled of the next. */
function dotsOf(hundredths: number): { readonly full: number; readonly part: number } {
  return { full: Math.floor(hundredths / DOTS), part: (hundredths % DOTS) / DOTS };
}

/** Returns a small triangle whose tip is where the dots end for a number of hundredths. */
function pointer(hundredths: number): CanvasElement {
  const { full, part } = dotsOf(hundredths);
  const tip = { x: full * DOT.distance + part * 2 * DOT.radius, y: 2 * DOT.radius + 1.5 };
  const base = tip.y + POINTER.height;
  const points = [tip, { x: tip.x + POINTER.halfWidth, y: base }, { x: tip.x - POINTER.halfWidth, y: base }];
  return {
    type: "polyline",
    points,
    closePath: true,
    color: COLORS.ink,
    lineColor: COLORS.ink,
    lineWidth: 0.3,
  };
}

/** Returns the part of a dot from its start to a share of its width. */
function partOfDot(center: number, share: number, color: string): CanvasElement {
  const halfAngle = Math.acos(1 - 2 * share);
  const points = Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = Math.PI - halfAngle + (2 * halfAngle * step) / ARC_STEPS;
    return { x: center + DOT.radius * Math.cos(angle), y: DOT.radius + DOT.radius * Math.sin(angle) };
  });
  return { type: "polyline", points, closePath: true, color, lineColor: color, lineWidth: 0.3 };
}

function verdict({ tone, text: words }: Verdict, text: Drawing["text"]): Content {
  const color = COLORS[tone];
  return {
    columns: [
      { ...icon(VERDICT_ICONS[tone], { stroke: color, size: 11 }), width: 11 },
      text(words, "verdict", { color }),
    ],
    columnGap: 4,
    marginTop: 6,
  };
}

/** Letters that the last line of a headline has at least, as "until 80." alone is short of. */
const LEAST = 12;

/** A text whose last words stay in one line, as many of them as make that line long enough. */
function lastWordsTogether(text: string): string {
  const start = text.lastIndexOf(" ", text.length - LEAST - 1) + 1;
  return text.slice(0, start) + text.slice(start).replaceAll(" ", "\u00a0");
}
