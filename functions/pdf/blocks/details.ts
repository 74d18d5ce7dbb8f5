import type { Content, ContentTable } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP, CONTENT_WIDTH, linedTableLayout } from "#functions/pdf/style/layout.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Points. */
const COLUMN_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / 2;
const LABEL_WIDTH = 135;
const LABEL_GAP = 8;
/** Longest value, and longest word in it, that fits into a column unbroken. Unit: characters. */
const ROOM = { value: 44, word: 20 };

/** Draws the entered values, one a line, in two columns. A long name or address comes first, across both. */
export function details({ facts }: Block<"details">, drawing: Drawing): Content[] {
  const { wording } = drawing;
  const firstShort = facts.findLastIndex(({ value }) => isLong(formatValue(value, wording))) + 1;
  const middle = Math.ceil((firstShort + facts.length) / 2);
  const wide = facts.slice(0, firstShort);
  const halves = [facts.slice(firstShort, middle), facts.slice(middle)].filter(({ length }) => length > 0);
  return [
    {
      tag: { type: "Table" },
      stack: [
        ...(wide.length > 0 ? [detailList(wide, CONTENT_WIDTH, drawing)] : []),
        {
          columns: halves.map((half) => ({
            ...detailList(half, COLUMN_WIDTH, drawing),
            width: COLUMN_WIDTH,
          })),
          columnGap: COLUMN_GAP,
        },
      ],
    },
  ];
}

function isLong(value: string): boolean {
  return value.length > ROOM.value || value.split(" ").some((word) => word.length > ROOM.word);
}

/** Returns the rows of a table. @param width points */
function detailList(facts: readonly Fact[], width: number, { text, wording }: Drawing): ContentTable {
  const valueWidth = width - LABEL_WIDTH - LABEL_GAP;
  return {
    table: {
      widths: [LABEL_WIDTH, valueWidth],
      body: facts.map(({ label, value }) => [
        text(label, "dimmed", { tag: { type: "TH", scope: "Row" } }),
        text(formatValue(value, wording), "value", { isEntered: true }),
      ]),
    },
    tag: { type: "TBody" },
    layout: linedTableLayout({
      padding: { y: 1.8 },
      paddingRight: (column) => (column === 0 ? LABEL_GAP : 0),
    }),
  };
}
