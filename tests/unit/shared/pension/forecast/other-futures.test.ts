import { describe, expect, it } from "vitest";
import { pensionInsights } from "#shared/pension/forecast/insights.ts";
import { furtherFutures } from "#shared/pension/forecast/other-futures.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../../fixtures/plans/pension-plans.ts";
import { PEOPLE } from "../../../../fixtures/plans/people.ts";

/** The review has whole percents, found with another model of the law's gratuity. Unit: percentage points. */
const TOLERANCE = 3;

describe("the other futures of a pension", () => {
  it.each(PEOPLE)("are those of the review: $name", async ({ plan, futures }) => {
    const { worse, better = [] } = await pensionInsights(plan, embeddedContext());
    const chances = new Map<string, number>(
      [...worse, ...better].map(({ kind, chanceToReachLifestyleGoal }) => [kind, chanceToReachLifestyleGoal]),
    );
    for (const [kind, expected] of Object.entries(futures)) {
      const difference = Math.abs((chances.get(kind) ?? Number.NaN) - expected);
      expect(difference, `${kind}: ${chances.get(kind)}`).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  const kindsOf = (changes: Partial<PensionPlan>) =>
    furtherFutures({ ...TYPICAL_PENSION, ...changes }).flatMap(({ kinds }) => kinds);

  it("begin with those that matter most, and end with those that matter least", () => {
    expect(kindsOf({ country: "India" })).toEqual([
      "contributionsEnd",
      "gratuity",
      "dollarPrices",
      "homeCurrency",
      "higherFee",
      "contributionsStay",
    ]);
  });

  it.each<[string, Partial<PensionPlan>, readonly string[]]>([
    ["prices at home rose faster than is assumed", { country: "UK" }, ["dollarPrices"]],
    ["the currency is tied to the dollar", { country: "UAE" }, ["dollarPrices", "homeCurrency"]],
    ["retirement is within ten years", { retirementAge: 50, age: 40 }, ["contributionsEnd"]],
    ["retirement is now", { retirementAge: 60, age: 60 }, ["contributionsEnd", "contributionsStay"]],
    ["nothing is invested", { investmentPercentageOfSalary: 0 }, ["contributionsEnd", "contributionsStay"]],
    ["contributions do not rise", { salaryIncreasePercentage: 0 }, ["contributionsStay"]],
    ["the basic wage is known", { basicSalaryPercentage: 60 }, ["gratuity"]],
    ["a scheme replaces the gratuity", { endOfService: "SavingsScheme" }, ["gratuity"]],
    ["employers change", { yearsPerEmployer: 5 }, ["gratuity"]],
  ])("leave out what changes nothing if %s", (_, changes, missing) => {
    const all = kindsOf({ country: "India" });
    const expected = all.filter((kind) => !missing.includes(kind));
    expect(kindsOf({ country: "India", ...changes })).toEqual(expected);
  });

  it("has no gratuity without a salary", () => {
    expect(kindsOf({ monthlySalary: 0 })).not.toContain("gratuity");
  });
});
