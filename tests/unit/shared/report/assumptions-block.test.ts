import { expect, test } from "vitest";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { EN } from "#shared/wording/generated/en.js";

const making = (modelVersion: string) => ({
  modelVersion,
  chanceToReachLifestyleGoal: 71.346,
  chanceWithFee: 64.2,
});

test("the model of this repository is told with its returns, volatilities, the funds it holds, scenarios and precision", () => {
  const { notes } = assumptionsBlock(
    ["A note of the plan."],
    ["Balanced", "Conservative"],
    making(EMBEDDED_MODEL.version),
    EN,
  );
  expect(notes).toContain("A note of the plan.");
  expect(notes.slice(-4)).toEqual([
    "Expected growth a year, in US dollars: shares 7% with a volatility of 16.8%, bonds 4.8% with a volatility of 4.8%.",
    "The Balanced fund holds 60% shares and 40% bonds. The Conservative fund holds 30% shares and 70% bonds.",
    "From 10,000 scenarios, the chance is exact to about 0.3 percentage points. What is assumed of markets, prices and lives weighs far more.",
    `The forecast model has the code ${EMBEDDED_MODEL.version}: quote it when you ask about these figures.`,
  ]);
});

test("of another planning service's model nothing is claimed but its name", () => {
  const { notes } = assumptionsBlock([], ["Balanced"], making("vendor-7"), EN);
  expect(notes.at(-1)).toBe(
    "The forecast model has the code vendor-7: quote it when you ask about these figures.",
  );
  expect(notes.join()).not.toMatch(/volatility|10,000|percentage points/);
});

test("what is left out is said, and what a fee would do to the chance", () => {
  const { notes } = assumptionsBlock([], ["Balanced"], making("vendor-7"), EN);
  expect(notes).toContain(
    "Not counted are fees, taxes and other pensions. Inflation and the exchange rate stay as they are: AED 3.6725 to 1 US dollar.",
  );
  expect(notes).toContain("With a fee of 1% a year the chance would be 64.20% instead of 71.35%.");
  const hopeless = { ...making("vendor-7"), chanceToReachLifestyleGoal: 0, chanceWithFee: 0 };
  expect(assumptionsBlock([], ["Balanced"], hopeless, EN).notes).toContain(
    "With a fee of 1% a year the chance would be 0.00% too.",
  );
});

test("a chance is told with the decimals that it has elsewhere on the page", () => {
  const { notes } = assumptionsBlock([], ["Balanced"], making("vendor-7"), EN, { chanceDecimals: 0 });
  expect(notes).toContain("With a fee of 1% a year the chance would be 64% instead of 71%.");
});
