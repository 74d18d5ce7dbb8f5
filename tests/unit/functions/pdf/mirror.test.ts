import type { Content, ContentTable, CustomTableLayout } from "pdfmake/interfaces";
import { expect, test } from "vitest";
import { mirror } from "#functions/pdf/mirror.ts";

const TABLE: ContentTable = {
  table: { widths: ["*", 10, "auto"], body: [["a", "b", "c"]] },
  layout: {
    paddingLeft: (column) => column,
    paddingRight: (column) => 10 + column,
    vLineWidth: (line) => line,
    vLineColor: (line) => `line ${line}`,
    hLineWidth: (line) => line,
    fillColor: (row, _node, column) => `${row}/${column}`,
  },
};

test.each<[string, Content, Content]>([
  ["alignments change sides", { text: "a", alignment: "left" }, { text: "a", alignment: "right" }],
  ["the middle stays", { text: "a", alignment: "center" }, { text: "a", alignment: "center" }],
  ["margins change sides", { text: "a", margin: [1, 2, 3, 4] }, { text: "a", margin: [3, 2, 1, 4] }],
  [
    "columns begin on the right, however deep",
    { stack: [{ columns: [{ text: "a", width: 1 }, { columns: [{ text: "b" }, { text: "c" }] }] }] },
    { stack: [{ columns: [{ columns: [{ text: "c" }, { text: "b" }] }, { text: "a", width: 1 }] }] },
  ],
  [
    "drawings are turned over within their width",
    {
      canvas: [
        { type: "line", x1: 1, y1: 0, x2: 20, y2: 5 },
        { type: "ellipse", x: 2, y: 2, r1: 2, r2: 2 },
        { type: "rect", x: 0, y: 0, w: 5, h: 1 },
        { type: "polyline", points: [{ x: 4, y: 1 }] },
      ],
    },
    {
      canvas: [
        { type: "line", x1: 19, y1: 0, x2: 0, y2: 5 },
        { type: "ellipse", x: 18, y: 2, r1: 2, r2: 2 },
        { type: "rect", x: 15, y: 0, w: 5, h: 1 },
        { type: "polyline", points: [{ x: 16, y: 1 }] },
      ],
    },
  ],
  [
    "what is fixed keeps its places, and begins on the left",
    { isFixed: true, columns: [{ text: "a" }, { text: "b" }] },
    { isFixed: true, alignment: "left", columns: [{ text: "a" }, { text: "b" }] },
  ],
])("%s", (_, content, mirrored) => {
  expect(mirror(content)).toEqual(mirrored);
  if (!("isFixed" in Object(content))) expect(mirror(mirror(content))).toEqual(content);
});

test("tables begin on the right, with each column's and line's layout", () => {
  const { table, layout } = mirror(TABLE);
  expect(table).toEqual({ widths: ["auto", 10, "*"], body: [["c", "b", "a"]] });
  const { paddingLeft, paddingRight, vLineWidth, vLineColor, hLineWidth, fillColor } =
    layout as CustomTableLayout;
  expect([paddingLeft?.(0, TABLE), paddingRight?.(0, TABLE)]).toEqual([12, 2]);
  expect([vLineWidth?.(0, TABLE), vLineWidth?.(3, TABLE), hLineWidth?.(1, TABLE)]).toEqual([3, 0, 1]);
  expect(typeof vLineColor === "function" && vLineColor(0, TABLE, 0)).toBe("line 3");
  expect(typeof fillColor === "function" && fillColor(4, TABLE, 0)).toBe("4/2");
});
