import { expect, test } from "vitest";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { assumptionsBlock } from "#shared/report/assumptions-block.ts";
import { EN } from "#shared/wording/en.ts";

test("the model of this repository is told with its returns, volatilities, funds and scenarios", () => {
  const { notes } = assumptionsBlock(["A note of the plan."], EMBEDDED_MODEL.version, EN);
  expect(notes).toContain("A note of the plan.");
  expect(notes.slice(-4)).toEqual([
    "Exchange rate: AED 3.6725 to 1 US dollar.",
    "Expected growth a year, in US dollars: shares 7% with a volatility of 16.8%, bonds 4.8% with a volatility of 4.8%.",
    "The Conservative fund holds 30% shares and 70% bonds. The Balanced fund holds 60% shares and 40% bonds. The Aggressive fund holds 90% shares and 10% bonds.",
    `Model: ${EMBEDDED_MODEL.version}, with 10,000 scenarios.`,
  ]);
});

test("of another planning service's model nothing is claimed but its name", () => {
  const { notes } = assumptionsBlock([], "vendor-7", EN);
  expect(notes.at(-1)).toBe("Model: vendor-7.");
  expect(notes.join()).not.toMatch(/volatility|10,000/);
});
