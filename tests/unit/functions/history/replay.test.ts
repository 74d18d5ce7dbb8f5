import { describe, expect, it } from "vitest";
import { type MarketHistory, US_HISTORY } from "#functions/history/market-history.ts";
import { replay } from "#functions/history/replay.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { embeddedFundMixes } from "#shared/engine/embedded-engine.ts";
import { pensionToReplay } from "#shared/pension/forecast/replay.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";
import { PENSION_PLANS } from "../../../fixtures/plans/pension-plans.ts";
import { referenceReplay } from "../../../reference/history/replay.ts";

const MIXES = embeddedFundMixes(FUND_CODES);

const replayed = (plan: PensionPlan, history: MarketHistory = US_HISTORY) =>
  replay(pensionToReplay(plan, { start: FIXTURE_START, funds: FUND_CODES }), history, MIXES) ??
  expect.fail("the history is too short");

/** A market with the same growth every month. */
const steady = (months: number, growth: number, prices: number): MarketHistory => ({
  firstMonth: { year: 2000, month: 12 },
  equity: new Float64Array(months - 1).fill(growth),
  bonds: new Float64Array(months - 1).fill(growth),
  prices: new Float64Array(months - 1).fill(prices),
});

const PLAN: PensionPlan = {
  type: "Pension",
  currency: "USD",
  age: 60,
  retirementAge: 60,
  country: "UK",
  lifestyle: "Basic",
  annualLivingCost: 12_000,
  monthlySalary: 0,
  yearsOfService: 0,
  salaryIncreasePercentage: 0,
  isSalaryBasedContribution: false,
  investmentPercentageOfSalary: 0,
  monthlyInvestment: 0,
  risk: "Conservative",
  applyEosbLimit: false,
  currentAdditional: 230_000,
  expectedAdditional: 0,
};

describe("a plan in history", () => {
  it("keeps what it buys in a market that grows with its prices, whatever they are", () => {
    const { starts, worked, pathFrom } = replayed(PLAN, steady(12 * 20 + 3, 1.03, 1.03));
    expect([starts, worked]).toEqual([3, 0]);
    const last = pathFrom({ year: 2000, month: 12 })?.values.at(-1)?.value ?? Number.NaN;
    // A month's spending keeps its amount for a year, in which the prices that the plan assumes rise by 2 %.
    const year = Array.from({ length: 12 }, (_, month) => 1_000 / 1.02 ** ((month + 1) / 12));
    const spent = 20 * year.reduce((sum, amount) => sum + amount, 0);
    expect(last / 1.02 ** 20).toBeCloseTo(230_000 - spent, 4);
  });

  it("works from every start in a market that grows faster, and from the month after as well", () => {
    const { starts, worked, worst, first, last, pathFrom } = replayed(PLAN, steady(12 * 20 + 3, 1.01, 1));
    expect([starts, worked]).toEqual([3, 3]);
    expect([first, last, worst]).toEqual([
      { year: 2000, month: 12 },
      { year: 2001, month: 2 },
      { year: 2000, month: 12 },
    ]);
    expect(pathFrom(last)).toMatchObject({ worked: true });
    expect(pathFrom({ year: 2001, month: 3 })).toBeUndefined();
    expect(pathFrom({ year: 2000, month: 11 })).toBeUndefined();
  });

  it("has one start in a history as long as the plan, and none in a shorter one", () => {
    const request = pensionToReplay(PLAN, { start: FIXTURE_START, funds: FUND_CODES });
    expect(replay(request, steady(12 * 20 + 1, 1, 1), MIXES)?.starts).toBe(1);
    expect(replay(request, steady(12 * 20, 1, 1), MIXES)).toBeUndefined();
  });

  it.each(PENSION_PLANS)("begun in September 1929 is that of the reference: $name", ({ plan }) => {
    const path = replayed(plan).pathFrom({ year: 1929, month: 9 });
    const expected = referenceReplay(plan, "1929-09");
    expect(path?.values).toHaveLength(expected.length);
    expected.forEach(({ age, value }, index) => {
      const step = path?.values[index];
      expect(step?.timeStep).toBe(12 * (age - plan.age));
      const difference = Math.abs(fromUsd(step?.value ?? Number.NaN, plan.currency) - value);
      expect(difference, `age ${age}`).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)));
    });
  });

  it("counts the starts that the reference counts, and finds the one that fails first", () => {
    const plan = { ...PLAN, currentAdditional: 180_000 };
    const { starts, worked, worst, first } = replayed(plan);
    const months = Array.from({ length: starts }, (_, start) => {
      const count = first.month - 1 + start;
      return `${first.year + Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
    });
    const lasted = months.map((month) => {
      const outcomes = referenceReplay(plan, month);
      return {
        month,
        usedUp: outcomes.find(({ value }) => value < 0)?.age ?? 81,
        left: outcomes.at(-1)?.value ?? 0,
      };
    });
    expect(worked).toBe(lasted.filter(({ left }) => left >= 0).length);
    expect(worked).toBeGreaterThan(0);
    expect(worked).toBeLessThan(starts);
    const earliest = Math.min(...lasted.map(({ usedUp }) => usedUp));
    const candidates = lasted.filter(({ usedUp }) => usedUp === earliest).map(({ month }) => month);
    expect(candidates).toContain(`${worst.year}-${String(worst.month).padStart(2, "0")}`);
  });
});
