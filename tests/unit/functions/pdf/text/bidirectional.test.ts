import { describe, expect, test } from "vitest";
import { levelRuns, mirrored, visualOrder } from "#functions/pdf/text/bidirectional.ts";

/** The stretches of a text from left to right, those read from right to left in brackets, without isolates. */
function onPaper(source: string, direction?: "rtl"): string[] {
  const { runs } = levelRuns(source, direction);
  return visualOrder(runs.map(({ level }) => level))
    .map((index) => runs[index] ?? { text: "", level: 0 })
    .map(({ text, level }) => {
      const seen = text.replace(/[\u2066-\u2069]/gu, "");
      return level % 2 === 1 ? `[${seen}]` : seen;
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

describe("in a paragraph from right to left", () => {
  test.each([
    ["a Latin name stays in order, whatever begins", "Layla Haddad", ["Layla Haddad"]],
    ["an amount stands on the right of its currency", "1,235 درهم", ["[ درهم]", "1,235"]],
    [
      "a phone number that is isolated keeps its order",
      "رقم \u2066+971 50 123 4567\u2069",
      ["+971 50 123 4567", "[رقم ]"],
    ],
    ["brackets go round what is between them", "محمد (Smith) علي", ["[) علي]", "Smith", "[محمد (]"]],
    ["63 years", "63 سنة", ["[ سنة]", "63"]],
  ])("%s", (_, text, stretches) => {
    expect(onPaper(text, "rtl").filter((stretch) => stretch !== "" && stretch !== "[]")).toEqual(stretches);
  });

  test("an isolate in the surrounding direction is not a run of its own", () => {
    const text = "تبلغ \u2067113,848 درهم\u2069 في \u2067المملكة\u2069.";
    expect(onPaper(text, "rtl")).toEqual(["[ درهم في المملكة.]", "113,848", "[تبلغ ]"]);
  });
});

test("brackets are mirrored, letters are not", () => {
  expect(Array.from("(أ)«ب»", mirrored).join("")).toBe(")أ(»ب«");
});
