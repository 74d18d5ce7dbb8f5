import { expect, it } from "vitest";
import { goalTiming } from "#shared/domain/goal-timing.ts";

// Design of the financial model: S = 12·max(0, Y − current year); years before the current year are over.
it.each([
  [
    "in the future",
    { type: "Education", startYear: 2034, numberOfYears: 4 },
    { startTimeStep: 96, years: 4 },
  ],
  ["this year", { type: "Education", startYear: 2026, numberOfYears: 4 }, { startTimeStep: 0, years: 4 }],
  ["last year", { type: "Education", startYear: 2025, numberOfYears: 4 }, { startTimeStep: 0, years: 3 }],
  ["over", { type: "Activities", startYear: 2025, numberOfYears: 1 }, { startTimeStep: 0, years: 0 }],
  [
    "Helping Kids takes one year",
    { type: "HelpKids", startYear: 2030, numberOfYears: 4 },
    { startTimeStep: 48, years: 1 },
  ],
] as const)("a goal %s", (_, goal, timing) => {
  expect(goalTiming(goal, 2026)).toEqual(timing);
});
