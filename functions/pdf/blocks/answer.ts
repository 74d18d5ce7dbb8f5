import type { CanvasElement, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { VERDICT_ICONS } from "#shared/report/icons.ts";
import type { Block, Verdict } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { icon, panel } from "./panel.ts";

const DOTS = 10;
/** Points. */
const DOT = { radius: 3.6, distance: 11.6 };
/** Corners in the outline of a partly filled dot. */
const ARC_STEPS = 24;
const CHANCE_WIDTH = 128;

/** Draws the answer at the top of the report, with ten dots filled in proportion to the chance. */
export function answer(block: Block<"answer">, { text, primaryColor, wording }: Drawing): Content[] {
  const words = [
    text(lastWordsTogether(block.text), "answer"),
    text(block.detail, "dimmed", { margin: [0, 5, 0, 0] }),
  ];
  const chance = [
    text(block.chance.label, "label"),
    text(formatValue(block.chance.value, wording), "chance", { margin: [0, 1, 0, 5] }),
    dots(block.hundredths, primaryColor),
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

/** Draws the dots. Each stands for ten hundredths, so the last filled one may be partly filled. */
function dots(hundredths: number, color: string): Content {
  const centerOf = (index: number) => DOT.radius + index * DOT.distance;
  const full = Math.floor(hundredths / DOTS);
  const part = (hundredths % DOTS) / DOTS;
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
    ],
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
