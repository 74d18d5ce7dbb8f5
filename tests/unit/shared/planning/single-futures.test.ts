import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cashFlowsByAccount } from "#shared/planning/cash-flows.ts";
import type { Plan } from "#shared/planning/plan-request.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";
import { type PlanOfFutures, singleFutures } from "#shared/planning/single-futures.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

const SCENARIOS = 60;

/** Savings that are paid in every month until a milestone, and out at some months from then on; USD. */
interface Case {
  readonly milestone: number;
  readonly saved: number;
  readonly monthly: number;
  /** Months after the milestone, ascending, and what is paid out then. */
  readonly payments: readonly { readonly timeStep: number; readonly amount: number }[];
  /** Growth of each month in each scenario. */
  readonly growth: readonly (readonly number[])[];
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    milestone: fc.integer({ min: 0, max: 12 }),
    saved: fc.integer({ min: 0, max: 300 }),
    monthly: fc.integer({ min: 0, max: 30 }),
    gaps: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
    amount: fc.integer({ min: 1, max: 120 }),
  })
  .chain(({ gaps, milestone, amount, ...saving }) => {
    let timeStep = milestone;
    const payments = gaps.map((gap) => {
      timeStep += gap;
      return { timeStep, amount };
    });
    const month = fc.double({ min: 0.8, max: 1.3, noNaN: true });
    const path = fc.array(month, { minLength: timeStep, maxLength: timeStep });
    return fc
      .array(path, { minLength: SCENARIOS, maxLength: SCENARIOS })
      .map((growth) => ({ ...saving, milestone, payments, growth }));
  });

/** The value at every month from one on, walked month by month. */
function walk(
  { monthly, milestone, payments }: Case,
  growth: readonly number[],
  from: number,
  value: number,
) {
  const values: number[] = [];
  let total = value;
  for (let month = from; month <= growth.length; month++) {
    if (month < milestone) total += monthly;
    // What is held at the milestone is after its payments.
    if (month > milestone) total -= payments.find(({ timeStep }) => timeStep === month)?.amount ?? 0;
    values.push(total);
    total *= growth[month] ?? 1;
  }
  return values;
}

/** Whether savings at the milestone last through the months after it. */
const lastFrom = (each: Case, growth: readonly number[], held: number) =>
  walk(each, growth, each.milestone, held).every((value) => value >= -1e-9);

/** The least savings that last, by trying. */
function neededBy(each: Case, growth: readonly number[]): number {
  let [low, high] = [0, 1e5];
  for (let turn = 0; turn < 80; turn++) {
    const middle = (low + high) / 2;
    if (lastFrom(each, growth, middle)) high = middle;
    else low = middle;
  }
  return high;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return ((sorted[SCENARIOS / 2 - 1] as number) + (sorted[SCENARIOS / 2] as number)) / 2;
}

const questionOf = ({ milestone, saved, monthly, payments, growth }: Case): PlanOfFutures => {
  const plan: Plan = {
    glidePath: [{ fromTimeStep: 0, weights: { Balanced: 1 } }],
    accounts: [
      { id: "saved", currentValueUsd: saved },
      { id: "monthly", monthly: { startTimeStep: 0, amounts: Array(milestone).fill(monthly) } },
      { id: "paid", onetime: payments.map(({ timeStep, amount }) => ({ timeStep, amount: -amount })) },
    ],
  };
  const months = growth[0]?.length ?? 0;
  return {
    plan,
    observationTimeSteps: Array.from({ length: months + 1 }, (_, month) => month),
    milestone,
    paidAtMilestoneUsd: 0,
    decisiveSteps: payments.map(({ timeStep }) => timeStep),
    currency: "USD",
  };
};

/** A planning service whose scenarios are those of a case, walked account by account. */
const serviceOf = ({ growth }: Case): PlanningService => ({
  ...SILENT_CONTEXT.planning,
  totals: async (request) => {
    const { observationTimeSteps } = request.simulationSettings;
    const flows = [...cashFlowsByAccount(request, Math.max(...observationTimeSteps)).values()];
    const paths = growth.map((path) => {
      const totals: number[] = [];
      let total = 0;
      for (let month = 0; month <= path.length; month++) {
        for (const flow of flows) total += flow[month] ?? 0;
        totals.push(total);
        total *= path[month] ?? 1;
      }
      return totals;
    });
    return observationTimeSteps.map((step) => Float64Array.from(paths, (totals) => totals[step] as number));
  },
});

/** Savings that miss zero by a rounding error last, so a little less than they need is enough. */
function expectAbout(needed: number, expected: number): void {
  expect(Math.abs(needed - expected)).toBeLessThan(1e-4 * (1 + expected));
}

describe("single futures", () => {
  it("are those of brute force: their order, what they hold and need, and which years decided them", () =>
    fc.assert(
      fc.asyncProperty(anyCase, async (each) => {
        const told = await singleFutures(questionOf(each), { ...SILENT_CONTEXT, planning: serviceOf(each) });
        const scenarios = each.growth.map((growth) => {
          const values = walk(each, growth, 0, each.saved);
          const failed = each.payments.find(({ timeStep }) => (values[timeStep] as number) < -1e-6);
          return {
            growth,
            values,
            held: values[each.milestone] as number,
            needed: neededBy(each, growth),
            failsAt: failed?.timeStep ?? null,
          };
        });
        const middle = {
          held: medianOf(scenarios.map(({ held }) => held)),
          needed: medianOf(scenarios.map(({ needed }) => needed)),
        };
        expect(told.middle.held).toBeCloseTo(middle.held, 6);
        expectAbout(told.middle.needed, middle.needed);
        // What lacked, or was left.
        const amountOf = ({ failsAt, held, needed, values }: (typeof scenarios)[number]) =>
          failsAt === null ? (values.at(-1) as number) : held - needed;
        const ordered = scenarios.toSorted(
          (one, other) => (one.failsAt ?? 999) - (other.failsAt ?? 999) || amountOf(one) - amountOf(other),
        );
        expect(told.futures).toHaveLength(10);
        told.futures.forEach((future, tenth) => {
          const isTold = (value: number, month: number) =>
            Math.abs(value - (future.values[month]?.value as number)) < 1e-5;
          const distance = ({ needed }: (typeof scenarios)[number]) => Math.abs(needed - future.needed);
          // Growth after the last payment is not among the values.
          const [own] = scenarios
            .filter(({ values }) => values.every(isTold))
            .toSorted((one, other) => distance(one) - distance(other)) as [(typeof scenarios)[number]];
          // Another one that ranks the same may stand in its place.
          const ranked = ordered[6 * tenth + 3] as (typeof scenarios)[number];
          expect([own.failsAt, future.failsAt]).toEqual([ranked.failsAt, ranked.failsAt]);
          expect(amountOf(own)).toBeCloseTo(amountOf(ranked), 3);
          expectAbout(future.needed, own.needed);
          const lasts = own.failsAt === null;
          const byBefore = lastFrom(each, own.growth, middle.held) !== lasts;
          // Years after the milestone count by what they need: those of the middle need its amount.
          const byAfter = own.held >= middle.needed !== lasts;
          const byBoth = middle.held >= middle.needed !== lasts;
          const neither = byBoth ? "both" : "neither";
          const expected = byBefore === byAfter ? neither : byBefore ? "before" : "after";
          expect(future.decisive).toBe(expected);
          // What is called poor, or good, is so beside the middle.
          const [better, worse] = lasts ? [own, middle] : [middle, own];
          if (["before", "both"].includes(expected)) expect(better.held).toBeGreaterThan(worse.held);
          if (["after", "both"].includes(expected)) expect(better.needed).toBeLessThan(worse.needed);
        });
      }),
      { numRuns: 60 },
    ));

  /** Nothing grows: 0.7 and 0.1 are saved, 0.8 is paid. In floating point, that leaves a debt of 1e-16. */
  const EXACT: Case = {
    milestone: 1,
    saved: 0.7,
    monthly: 0.1,
    payments: [{ timeStep: 2, amount: 0.8 }],
    growth: Array.from({ length: SCENARIOS }, () => [1, 1]),
  };
  const told = (question: Partial<PlanOfFutures>) =>
    singleFutures({ ...questionOf(EXACT), ...question }, { ...SILENT_CONTEXT, planning: serviceOf(EXACT) });

  it("last if savings pay exactly", async () => {
    const { futures, middle } = await told({});
    expect(futures.map(({ failsAt }) => failsAt)).toEqual(Array(10).fill(null));
    expect(middle.held).toBeCloseTo(0.8, 8);
    expect(middle.needed).toBeCloseTo(0.8, 8);
    expect(new Set(futures.map(({ decisive }) => decisive))).toEqual(new Set(["neither"]));
  });

  it("tell what is held and needed before what is paid at the milestone", async () => {
    const { futures, middle } = await told({ paidAtMilestoneUsd: 5 });
    expect([middle.held, middle.needed, futures[0]?.held, futures[0]?.needed]).toEqual(
      Array(4).fill(expect.closeTo(5.8, 8)),
    );
  });

  it("are unavailable from a planning service that tells no single scenarios", async () => {
    await expect(singleFutures(questionOf(EXACT), SILENT_CONTEXT)).rejects.toMatchObject({
      name: "PlanningError",
      code: "unavailable",
      message: "the planning service tells no single scenarios",
    });
  });
});
