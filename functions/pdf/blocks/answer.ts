import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import { VERDICT_ICONS } from "#shared/report/icons.ts";
import type { Block, Verdict } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { icon } from "./icon.ts";
import { panel } from "./panel.ts";

const TEN = Array.from({ length: 10 }, (_, index) => index);
/** Points. */
const DOT = { radius: 3.6, distance: 11.6 };
const CHANCE_WIDTH = 128;

/** The answer as the hero of the report, with ten dots of which as many are filled as futures go well. */
export function answer(block: Block<"answer">, { text, primaryColor, wording }: Drawing): Content[] {
  const words = [text(block.text, "answer"), text(block.detail, "dimmed", { margin: [0, 5, 0, 0] })];
  const chance = [
    text(block.chance.label, "label"),
    text(formatValue(block.chance.value, wording), "chance", { margin: [0, 1, 0, 5] }),
    dots(block.tenths, primaryColor),
    ...(block.verdict === undefined ? [] : [verdict(block.verdict, text)]),
  ];
  return [
    panel([{ stack: words }, { stack: chance }], ["*", CHANCE_WIDTH], {
      fillColor: primaryColor,
      fillOpacity: 0.06,
      barColor: primaryColor,
    }),
  ];
}

function dots(filled: number, color: string): Content {
  return {
    canvas: TEN.map((index) => ({
      type: "ellipse",
      x: DOT.radius + index * DOT.distance,
      y: DOT.radius,
      r1: DOT.radius,
      r2: DOT.radius,
      lineColor: color,
      lineWidth: 0.9,
      ...(index < filled ? { color } : { strokeOpacity: 0.45 }),
    })),
  };
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
