import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Engine } from "#shared/engine/engine.ts";
import type { CreateKernels } from "#shared/engine/kernels.ts";
import type { GapRequest } from "#shared/planning/planning-schemas.ts";
import { KERNELS } from "./kernels-under-test.ts";
import { allocation, BOND_FUND, EQUITY_FUND, PURE_FUNDS, planningRequest } from "./plan-builder.ts";

const MODEL = { market: MARKET_ASSUMPTIONS, seed: 7, scenarios: 202 };
const LAST = 120;

/** Which account's factor is asked for, by amounts a month, and where the plan is observed and the factor read. */
interface Question {
  readonly saved: number;
  readonly spent: number;
  readonly fund: string;
  readonly item: "saving" | "spending";
  readonly timeSteps: readonly number[];
  /** Default: all that are observed. */
  readonly factorTimeSteps?: readonly number[];
}

const QUESTION: Question = {
  saved: 100,
  spent: 150,
  fund: EQUITY_FUND,
  item: "spending",
  timeSteps: [LAST],
};

function gapRequest({ saved, spent, fund, item, timeSteps }: Question): GapRequest {
  const paid = (accountId: string, startTimeStep: number, endTimeStep: number, amount: number) => ({
    accountId,
    startTimeStep,
    endTimeStep,
    interval: 1,
    amount,
    yearlyIncrease: 0.02,
    currencyCode: "USD" as const,
  });
  const accounts = [
    { id: "saving", allocations: [allocation(fund, { currentValue: 1_000 })] },
    { id: "spending", allocations: [allocation(fund)] },
    { id: "other", allocations: [allocation(BOND_FUND, { currentValue: 500 })] },
  ];
  const recurringTransactions = [paid("saving", 1, 60, saved), paid("spending", 61, LAST, -spent)];
  return {
    ...planningRequest(accounts, { recurringTransactions }, [...timeSteps]),
    itemIdForFactorInAssetsAndDebts: item,
    targetValue: 0,
    targetPercentile: 0.25,
  };
}

/** Few enough values that questions share walks, and more walks than are remembered. */
const questions = fc.array(
  fc.record<Question>({
    saved: fc.constantFrom(100, 200, 300),
    spent: fc.constantFrom(0, 150, 250),
    fund: fc.constantFrom(EQUITY_FUND, BOND_FUND),
    item: fc.constantFrom("saving", "spending"),
    timeSteps: fc.constantFrom(
      [72],
      [LAST],
      [72, LAST],
      [LAST, 72],
      [0, LAST],
      [12, 72, LAST],
      [67, 72, LAST],
    ),
    factorTimeSteps: fc.constantFrom(undefined, [], [72], [LAST]),
  }),
  { minLength: 2, maxLength: 16 },
);

describe.each(KERNELS)("an engine with %s kernels that remembers walks", (_, createKernels) => {
  it("answers every question as one that was asked nothing before, to the last bit", () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const engine = new Engine(MODEL, PURE_FUNDS, createKernels);
        for (const question of asked) {
          const [request, { factorTimeSteps }] = [gapRequest(question), question];
          const fresh = new Engine(MODEL, PURE_FUNDS, createKernels);
          expect(engine.gap(request, factorTimeSteps)).toEqual(fresh.gap(request, factorTimeSteps));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("finds factors only where they are read", () => {
    const request = gapRequest({ ...QUESTION, timeSteps: [72, 96, LAST] });
    const engine = new Engine(MODEL, PURE_FUNDS, createKernels);
    const all = engine.gap(request).gapFactors;
    expect(engine.gap(request, [96]).gapFactors).toEqual(
      all.map((each) => (each.timeStep === 96 ? each : { ...each, factor: null })),
    );
    expect(all.map(({ factor }) => factor)).not.toContain(null);
  });
});

describe("walks", () => {
  /** Returns an engine, and the stretches that its kernels have advanced balances by since the last call. */
  function countedEngine() {
    let advances = 0;
    const [[, createScalar]] = KERNELS as [(typeof KERNELS)[number]];
    const createKernels: CreateKernels = (bytes) => {
      const kernels = createScalar(bytes);
      return {
        ...kernels,
        advance: (...stretch) => {
          advances++;
          kernels.advance(...stretch);
        },
        advanceTwice: (...stretches) => {
          advances += 2;
          kernels.advanceTwice(...stretches);
        },
      };
    };
    const engine = new Engine(MODEL, PURE_FUNDS, createKernels);
    const advancesFor = (question: Question) => {
      advances = 0;
      engine.gap(gapRequest(question), question.factorTimeSteps);
      return advances;
    };
    return advancesFor;
  }

  it("are taken once by the accounts that two questions share", () => {
    const advancesFor = countedEngine();
    const whole = advancesFor(QUESTION);
    expect(advancesFor(QUESTION)).toBe(0);
    const ofItem = advancesFor({ ...QUESTION, spent: 250 });
    expect(ofItem).toBeGreaterThan(0);
    expect(ofItem).toBeLessThan(whole);
    expect(advancesFor({ ...QUESTION, timeSteps: [72, LAST] })).toBeGreaterThanOrEqual(whole);
  });

  it("that went on for longer are used again up to where they are remembered", () => {
    const advancesFor = countedEngine();
    const longer = { ...QUESTION, timeSteps: [72, 96, LAST] };
    advancesFor({ ...longer, factorTimeSteps: [72] });
    expect(advancesFor({ ...QUESTION, timeSteps: [72] })).toBe(0);
    expect(advancesFor({ ...QUESTION, timeSteps: [96] })).toBeGreaterThan(0);
  });

  it("that divide their years elsewhere are not used again", () => {
    const advancesFor = countedEngine();
    const whole = advancesFor({ ...QUESTION, timeSteps: [72] });
    advancesFor({ ...QUESTION, saved: 1, spent: 1, timeSteps: [67, 72, LAST], factorTimeSteps: [72] });
    expect(advancesFor({ ...QUESTION, saved: 1, spent: 1, timeSteps: [72] })).toBe(whole);
  });

  it("are shared with a question about chances alone", () => {
    const advancesFor = countedEngine();
    advancesFor(QUESTION);
    expect(advancesFor({ ...QUESTION, factorTimeSteps: [] })).toBe(0);
  });

  it("are forgotten when as many others as are remembered came since", () => {
    const advancesFor = countedEngine();
    const whole = advancesFor(QUESTION);
    for (const saved of [1, 2, 3, 4]) advancesFor({ ...QUESTION, saved, spent: saved });
    expect(advancesFor(QUESTION)).toBe(whole);
  });

  it("are not remembered at more than two time steps", () => {
    const advancesFor = countedEngine();
    const question = { ...QUESTION, timeSteps: [12, 72, LAST] };
    expect(advancesFor(question)).toBe(advancesFor(question));
  });
});
