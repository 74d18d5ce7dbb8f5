import { expect, test } from "vitest";
import { bidirectionalText } from "#functions/pdf/text/visual-order.ts";

/** The stretches of a whole text from left to right, those read from right to left in brackets. */
function onPaper(source: string, start = 0, end = source.length): string[] {
  const { text, inOrder } = bidirectionalText(source);
  return inOrder(start, end).map((range) => {
    const stretch = text.slice(range.start, range.end);
    return range.isRightToLeft ? `[${stretch}]` : stretch;
  });
}

// By the rules of UAX #9; the first letter decides which way a text goes.
test.each([
  ["Smith 2", ["Smith 2"]],
  ["ليلى محمد الأحمد", ["[ليلى محمد الأحمد]"]],
  ["محمد Smith 2", ["Smith 2", "[محمد ]"]],
  ["Smith محمد علي 2", ["Smith ", "2", "[محمد علي ]"]],
  ["محمد 2", ["2", "[محمد ]"]],
])("%s", (text, stretches) => {
  expect(onPaper(text)).toEqual(stretches);
});

test("brackets are turned where they are read from right to left", () => {
  expect(onPaper("علي (أ)")).toEqual(["[علي )أ(]"]);
});

test("a line is put in order by itself", () => {
  const text = "محمد Smith علي";
  expect(onPaper(text, 0, 10)).toEqual(["Smith", "[محمد ]"]);
  expect(onPaper(text, 11)).toEqual(["[علي]"]);
});
