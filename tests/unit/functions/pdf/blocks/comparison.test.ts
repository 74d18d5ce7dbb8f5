import { expect, test } from "vitest";
import { comparison } from "#functions/pdf/blocks/comparison.ts";
import { isNode } from "#functions/pdf/content-nodes.ts";
import { createDrawing } from "#functions/pdf/style/drawing.ts";
import type { Block, ComparisonRow } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const DRAWING = createDrawing((text) => [{ text, font: "Inter" }], undefined, "#0f6e68", WORDINGS.en);

/** Returns the table of a comparison of chances, and the rows that are heard. */
function tableOf(rows: readonly ComparisonRow[]) {
  const block: Block<"comparison"> = {
    kind: "comparison",
    topic: "life",
    title: "How long is a life?",
    note: "",
    heads: ["Savings last", "You are alive then", "Chance they last"],
    rows,
    isInSight: true,
  };
  const [{ stack = [] } = {}] = comparison(block, DRAWING).filter(isNode);
  const table = stack.filter(isNode).find((node) => node.table !== undefined);
  return { body: table?.table?.body ?? [], widths: table?.table?.widths, heard: table?.tag?.rows };
}

const row = (label: string, chance?: number): ComparisonRow => ({
  label,
  values: [textValue("71 in 100"), textValue("some in 100")],
  ...(chance !== undefined && { chance }),
});

test("draws a bar behind each chance, filled in proportion to it, which is not heard", () => {
  const { body, widths, heard } = tableOf([row("Until 85", 100), row("Until 90", 50), row("Until 95", 0)]);
  const bars = body.slice(1).map((cells) => (cells[3] as { canvas: readonly { w: number }[] }).canvas);
  const [whole, half, none] = bars.map((rects) => rects.map(({ w }) => w));
  expect(whole?.[1]).toBe(whole?.[0]);
  expect(half?.[1]).toBe((whole?.[0] ?? 0) / 2);
  expect(none).toHaveLength(1);
  expect(body.map((cells) => cells.length)).toEqual([4, 4, 4, 4]);
  expect(widths).toHaveLength(4);
  expect(heard?.map((cells) => cells.length)).toEqual([3, 3, 3, 3]);
});

test("draws no bars if a row is of something else", () => {
  const { body, widths } = tableOf([row("Until 85", 100), row("Other")]);
  expect(body.map((cells) => cells.length)).toEqual([3, 3, 3]);
  expect(widths).toHaveLength(3);
});
