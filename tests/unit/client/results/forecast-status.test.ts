import { describe, expect, test } from "vitest";
import { FIELDS_PLACE } from "#client/form/faults.ts";
import { forecastStatus } from "#client/results/forecast-status.ts";
import { EN } from "#shared/wording/generated/en.js";

const fault = (field: string, rule = "type", more = {}) => ({
  path: `/${field}`,
  rule,
  message: "",
  ...more,
});
const OVER = fault("startYear", "over");
const GUARD = fault("monthlyInvestment", "singleGoalMaximum", { limit: 10_000, currency: "USD" });

const status = (state: Partial<Parameters<typeof forecastStatus>[0]>, labels = {}) =>
  textOf(
    forecastStatus(
      { hasResult: true, isCurrent: true, hasFailed: false, lacksTools: false, faults: [], ...state },
      labels,
      EN,
    ),
  );

const textOf = ({ message, fields }: ReturnType<typeof forecastStatus>) =>
  message.replace(FIELDS_PLACE, fields.map(({ label }) => label).join(", "));

describe("the line under the results", () => {
  test("says whether the results are up to date", () => {
    expect(status({})).toBe("Up to date with your plan.");
    expect(status({ isCurrent: false })).toBe("Updating your forecast …");
    expect(status({ isCurrent: false, hasFailed: true })).toBe("We could not calculate your forecast.");
    expect(status({ isCurrent: false, hasFailed: true, lacksTools: true })).toBe(
      "This part could not be loaded.",
    );
  });

  test("names each faulty field once, with its calculator's label", () => {
    const faults = [fault("age"), fault("age", "minimum"), fault("risk"), fault("goal/startYear")];
    expect(status({ faults }, { "goal/startYear": "Education: start year" })).toBe(
      "Not up to date. Please check: Age, Risk preference, Education: start year.",
    );
    expect(status({ faults: [fault("age")], hasResult: false }, { age: "Child's age" })).toBe(
      "To see your forecast, complete or correct: Child's age.",
    );
  });

  test("explains a guard in its own words", () => {
    const guard =
      "For a single goal, this page forecasts a monthly investment of up to USD\u00a010,000. Your summary also forecasts higher amounts.";
    expect(status({ faults: [GUARD] })).toBe(`Not up to date. ${guard}`);
    expect(status({ faults: [GUARD], hasResult: false })).toBe(guard);
    expect(status({ faults: [OVER, fault("risk")], hasResult: false })).toBe(
      "To see your forecast, complete or correct: Risk preference. This goal is in the past, so there is nothing left to forecast.",
    );
  });

  test("also names the goal where several goals may trigger a guard", () => {
    const tooEarly = fault("goal/startYear", "startsTooEarly", { limit: 2026 });
    expect(status({ faults: [tooEarly] }, { "goal/startYear": "Start year (Education Goal)" })).toBe(
      "Not up to date. Please check: Start year (Education Goal). This page forecasts goals that start in 2026 or later. Your summary also shows earlier goals with payments to come.",
    );
  });
});
