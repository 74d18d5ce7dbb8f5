import type { Content, ContentText } from "pdfmake/interfaces";
import { expect, test } from "vitest";
import { piecesOf } from "#functions/pdf/content-nodes.ts";
import {
  isElement,
  markPagination,
  markStructure,
  type StructureElement,
  type Tag,
} from "#functions/pdf/tagging/structure-tree.ts";

const text = (words: string, tag?: Tag): ContentText => ({ text: [{ text: words }], tag });

/** The structure of a content as nested lists of types; a dot stands for what is drawn. */
function structureOf(...content: readonly Content[]): unknown {
  const probe = text("probe");
  markStructure([probe, ...content]);
  const [piece] = piecesOf(probe);
  const mark = piece?.mark;
  if (typeof mark !== "object") throw new Error("not marked");
  const describeElement = ({ tag, children }: StructureElement): unknown => [
    tag.type,
    ...children.map((child) => (isElement(child) ? describeElement(child) : ".")),
  ];
  return mark.root.children.slice(1).map((child) => (isElement(child) ? describeElement(child) : "."));
}

test("a text gets the type of its tag, or is a paragraph", () => {
  expect(structureOf(text("Title", { type: "H1" }), { stack: [text("Words")] })).toEqual([
    ["H1", "."],
    ["P", "."],
  ]);
});

test("an empty text is left out", () => {
  expect(structureOf({ text: "" }, { text: [] })).toEqual([]);
});

test("a link is part of its paragraph", () => {
  const content: Content = {
    text: [{ text: "See " }, { text: "this", link: "https://a.example" }, { text: "." }],
  };
  expect(structureOf(content)).toEqual([["P", ".", ["Link", "."], "."]]);
});

test("a table without a tag only places its cells", () => {
  expect(structureOf({ table: { body: [[text("one"), text("two")]] } })).toEqual([
    ["P", "."],
    ["P", "."],
  ]);
});

test("a table with a tag has rows of header and data cells", () => {
  const head = (): Tag => ({ type: "TH", scope: "Row" });
  expect(structureOf({ table: { body: [[text("a", head()), text("1")]] }, tag: { type: "Table" } })).toEqual([
    ["Table", ["TR", ["TH", "."], ["TD", "."]]],
  ]);
});

test("given rows are read in their order, and no other cell is read", () => {
  const [one, two, again] = [text("one"), text("two"), text("again")];
  const tag: Tag = { type: "Table", rows: [[one], [two]] };
  expect(structureOf({ table: { body: [[two, one, again]] }, tag })).toEqual([
    ["Table", ["TR", ["TD", "."]], ["TR", ["TD", "."]]],
  ]);
  expect(piecesOf(again).map(({ mark }) => mark)).toEqual([undefined]);
});

test("parts with the same tag form one figure, with everything drawn in it", () => {
  const tag: Tag = { type: "Figure", alternative: "A chart" };
  const canvas = [{ type: "line" as const, x1: 0, y1: 0, x2: 1, y2: 1 }];
  expect(structureOf({ columns: [text("legend")], tag }, { canvas, tag }, text("Words"))).toEqual([
    ["Figure", "."],
    ["P", "."],
  ]);
});

test("a drawing outside a figure is not read", () => {
  const picture = { svg: "<svg/>" };
  expect(structureOf({ columns: [picture, text("Words")] })).toEqual([["P", "."]]);
  expect(picture).toEqual({ svg: "<svg/>" });
});

test("content that repeats on every page is marked as an artifact", () => {
  const [line, words, picture] = [
    { type: "line" as const, x1: 0, y1: 0, x2: 1, y2: 1 },
    text("Page 1"),
    { svg: "<svg/>" },
  ];
  markPagination({ stack: [{ canvas: [line] }, { columns: [words, picture] }] });
  expect([line, ...piecesOf(words), picture].map((part) => ("mark" in part ? part.mark : ""))).toEqual([
    "Pagination",
    "Pagination",
    "Pagination",
  ]);
});
