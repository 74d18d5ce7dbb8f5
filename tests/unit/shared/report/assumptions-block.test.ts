import { expect, test } from "vitest";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { EN } from "#shared/wording/generated/en.js";

const making = (modelVersion: string) => ({
  modelVersion,
  chanceToReachLifestyleGoal: 71.346,
  chanceWithFee: 64.2,
});

test("the embedded model is described with its returns, volatilities, funds, scenarios and precision", () => {
  const { notes } = assumptionsBlock(
    ["A note of the plan."],
    ["Balanced", "Conservative"],
    ["UAE"],
    making(EMBEDDED_MODEL.version),
    EN,
  );
  expect(notes).toContain("A note of the plan.");
  expect(notes.slice(-4)).toEqual([
    "Expected growth a year, in US dollars: shares 7% with a volatility of 16.8%, bonds 4.8% with a volatility of 4.8%.",
    "The Balanced fund holds 60% shares and 40% bonds. The Conservative fund holds 30% shares and 70% bonds.",
    "With 10,000 scenarios, the chance is accurate to about 0.5 percentage points. Assumptions about markets, prices and lifespans matter far more.",
    `Forecast model: ${EMBEDDED_MODEL.version}. Please quote it in any question.`,
  ]);
});

test("another planning service's model is only named", () => {
  const { notes } = assumptionsBlock([], ["Balanced"], ["UAE"], making("vendor-7"), EN);
  expect(notes.at(-1)).toBe("Forecast model: vendor-7. Please quote it in any question.");
  expect(notes.join()).not.toMatch(/volatility|10,000|percentage points/);
});

test("the block names omitted costs, and how a fee would change the chance", () => {
  const { notes } = assumptionsBlock([], ["Balanced"], ["UAE"], making("vendor-7"), EN);
  expect(notes).toContain(
    "Investment fees and taxes are not included. Inflation and the exchange rate are assumed to be constant: AED 3.6725 to 1 US dollar.",
  );
  expect(notes).toContain("With a fee of 1% a year, the chance is 64 in 100, not 71 in 100.");
  const hopeless = { ...making("vendor-7"), chanceToReachLifestyleGoal: 0, chanceWithFee: 0 };
  expect(assumptionsBlock([], ["Balanced"], ["UAE"], hopeless, EN).notes).toContain(
    "With a fee of 1% a year, the chance is also fewer than 1 in 100.",
  );
});

test("a floating currency is named, with a note that prices there rise faster", () => {
  const notesOf = (...countries: Parameters<typeof assumptionsBlock>[2]) =>
    assumptionsBlock([], ["Balanced"], countries, making("vendor-7"), EN).notes;
  expect(notesOf("India")).toContain(
    "The Indian rupee is assumed to keep its value against the US dollar, although prices in India rise by 4% a year.",
  );
  expect(notesOf("UK", "Egypt").join(" ")).toMatch(
    /The pound sterling is assumed to keep its value against the US dollar\. The Egyptian pound .*4%/,
  );
  expect(notesOf("UAE", "USA").join()).not.toContain("keep its value");
});
