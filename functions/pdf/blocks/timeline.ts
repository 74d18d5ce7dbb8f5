import type { CanvasElement, Content, ContentTable, TableCell } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, headedTableLayout } from "#functions/pdf/style/layout.ts";
import { COLORS } from "#functions/pdf/style/styles.ts";
import type { Tag } from "#functions/pdf/tagging/structure-tree.ts";
import { printableText } from "#functions/pdf/text/printable-text.ts";
import { stretchOf } from "#shared/report/chart/timeline.ts";
import type { Block, TimelineLane } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Points. */
const BAR_HEIGHT = 5;
const LABEL = { width: 30, height: 10 };
const DISTANCE = { lanes: 6, spans: 2 };

/** Draws the goals of several people over the years: bars, how to read them, and the same as a table. */
export function timeline(block: Block<"timeline">, drawing: Drawing): Content[] {
  const { title, note, summary, explanations, years, lanes } = block;
  const { text, inlines, blockTitle } = drawing;
  const figure: Tag = { type: "Figure", alternative: printableText(summary) };
  return [
    {
      stack: [
        {
          text: [...inlines(title, "heading"), ...inlines(` · ${note}`, "label")],
          marginBottom: 4,
          tag: { type: blockTitle },
        },
        {
          stack: [labels(block, years, drawing), ...lanes.map((each) => lane(block, each, drawing))],
          tag: figure,
        },
        text(explanations.join(" "), "note", { margin: [0, DISTANCE.lanes, 0, 0] }),
      ],
    },
    table(block, drawing),
  ];
}

/** The bars of a person, with the person's ages below them. */
function lane(
  block: Block<"timeline">,
  { name, chance, ages, spans }: TimelineLane,
  drawing: Drawing,
): Content {
  const { text, inlines, primaryColor, wording } = drawing;
  return {
    marginTop: DISTANCE.lanes,
    stack: [
      {
        columns: [
          { ...text(name, "blockTitle"), width: "*" },
          { ...text(formatValue(chance, wording), "blockTitle"), width: "auto" },
        ],
      },
      ...spans.flatMap(({ label, when, from, to }): Content[] => [
        { text: [...inlines(`${label} `, "value"), ...inlines(when, "label")], marginTop: DISTANCE.spans },
        { canvas: bar(stretchOf(block, [from, to]), primaryColor), isFixed: true },
      ]),
      labels(block, ages, drawing),
    ],
  };
}

/** A bar on the line of all years. */
function bar({ start, length }: ReturnType<typeof stretchOf>, color: string): CanvasElement[] {
  const rect = (x: number, w: number, fill: string): CanvasElement => ({
    type: "rect",
    x,
    y: 0,
    w,
    h: BAR_HEIGHT,
    r: BAR_HEIGHT / 2,
    color: fill,
  });
  return [
    rect(0, CONTENT_WIDTH, COLORS.line),
    rect(start * CONTENT_WIDTH, Math.max(BAR_HEIGHT, length * CONTENT_WIDTH), color),
  ];
}

/** Numbers in the years of the axis. */
function labels(block: Block<"timeline">, numbers: readonly (number | null)[], { text }: Drawing): Content {
  const placed = block.years.flatMap((year, index): Content[] => {
    const number = numbers[index] ?? null;
    const { start, length } = stretchOf(block, [year, year]);
    const middle = (start + length / 2) * CONTENT_WIDTH;
    const x = Math.min(Math.max(0, middle - LABEL.width / 2), CONTENT_WIDTH - LABEL.width);
    return number === null
      ? []
      : [
          {
            columns: [
              { stack: [text(String(number), "chartText", { alignment: "center" })], width: LABEL.width },
            ],
            relativePosition: { x, y: 1 },
          },
        ];
  });
  // The numbers have places of their own, and take no room.
  return {
    isFixed: true,
    stack: [...placed, { text: "", fontSize: 1, margin: [0, 0, 0, LABEL.height] }],
  };
}

function table({ heads, lanes }: Block<"timeline">, { text, wording }: Drawing): ContentTable {
  const cell = (words: string): TableCell => text(words, "tableCell", { noWrap: true });
  return {
    table: {
      widths: ["*", "auto", "auto", "auto"],
      body: [
        heads.map((head) => text(head, "tableHead", { tag: { type: "TH", scope: "Column" } })),
        ...lanes.flatMap(({ name, chance, spans }) =>
          spans.map(({ label, years, ages }): TableCell[] => [
            text(`${name}: ${label}`, "tableCell", { tag: { type: "TH", scope: "Row" } }),
            cell(years),
            cell(ages),
            cell(formatValue(chance, wording)),
          ]),
        ),
      ],
    },
    tag: { type: "Table" },
    layout: headedTableLayout(2),
  };
}
