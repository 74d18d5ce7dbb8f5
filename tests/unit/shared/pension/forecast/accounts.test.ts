import { describe, expect, it } from "vitest";
import {
  decisiveSteps,
  heldUntilRetirement,
  type PensionCashFlows,
  pensionPlan,
} from "#shared/pension/forecast/accounts.ts";
import { GapRequest } from "#shared/planning/generated/validators.js";
import { forecastRequest, gapRequest } from "#shared/planning/plan-request.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import { FUND_CODES } from "../../../../fixtures/fund-codes.ts";
import { SILENT_CONTEXT } from "../../../../fixtures/planning-contexts.ts";

const CASH_FLOWS: PensionCashFlows = {
  ageYears: 50,
  retirementAgeYears: 60,
  risk: "Aggressive",
  currentSavingsUsd: 1000,
  contribution: { monthlyUsd: 200, yearlyIncrease: 0.03 },
  endOfServiceBenefitUsd: 30_000,
  additionalSavingsUsd: 4000,
  livingCostUsd: 12_000,
  inflationRate: 0.02,
};

describe("the pension as a planning request (design of the financial model: R = 120, H = 360)", () => {
  const planned = () => forecastRequest(pensionPlan(CASH_FLOWS), [0, 120, 360], SILENT_CONTEXT);

  it("pays contributions in months 0 … R−1 and spends in months R+1 … H, from the inflated first year", () => {
    expect(planned().cashFlows.recurringTransactions).toEqual([
      {
        accountId: "monthly-investment",
        startTimeStep: 0,
        endTimeStep: 119,
        interval: 1,
        amount: 200,
        yearlyIncrease: 0.03,
        currencyCode: "USD",
      },
      {
        accountId: "retirement-spending",
        startTimeStep: 121,
        endTimeStep: 360,
        interval: 1,
        amount: -1000 * 1.02 ** 10,
        yearlyIncrease: 0.02,
        currencyCode: "USD",
      },
    ]);
  });

  it("pays the end-of-service benefit and the additional savings at R", () => {
    expect(planned().cashFlows.onetimeTransactions).toEqual([
      { accountId: "end-of-service-benefit", timeStep: 120, amount: 30_000, currencyCode: "USD" },
      { accountId: "additional-savings", timeStep: 120, amount: 4000, currencyCode: "USD" },
    ]);
  });

  it("holds the chosen fund until R and Conservative afterwards, in every account", () => {
    expect(planned().assetsAndDebts.investmentAccounts.map(({ id }) => id)).toEqual([
      "current-savings",
      "monthly-investment",
      "end-of-service-benefit",
      "additional-savings",
      "retirement-spending",
    ]);
    for (const { investmentAllocations } of planned().assetsAndDebts.investmentAccounts) {
      expect(
        investmentAllocations.map(({ productCode, strategyWeight }) => [productCode.code, strategyWeight]),
      ).toEqual([
        [
          FUND_CODES.Conservative,
          [
            { fromTimeStep: 0, weight: 0 },
            { fromTimeStep: 120, weight: 1 },
          ],
        ],
        [
          FUND_CODES.Aggressive,
          [
            { fromTimeStep: 0, weight: 1 },
            { fromTimeStep: 120, weight: 0 },
          ],
        ],
      ]);
    }
  });

  it("splits the current savings over the initial funds", () => {
    const [savings] = planned().assetsAndDebts.investmentAccounts;
    expect(savings?.investmentAllocations.map(({ currentValue }) => currentValue)).toEqual([0, 1000]);
  });

  it("contributes until the month before retirement, and never if that is now", () => {
    const contributed = (retirementAgeYears: number) =>
      pensionPlan({ ...CASH_FLOWS, retirementAgeYears }).accounts.find(
        ({ id }) => id === "monthly-investment",
      );
    expect(contributed(51)?.recurring).toMatchObject([{ startTimeStep: 0, endTimeStep: 11 }]);
    expect(contributed(50)).toEqual({ id: "monthly-investment" });
  });

  it("needs one allocation if the fund never changes", () => {
    const conservative = forecastRequest(
      pensionPlan({ ...CASH_FLOWS, risk: "Conservative" }),
      [0],
      SILENT_CONTEXT,
    );
    const [savings] = conservative.assetsAndDebts.investmentAccounts;
    expect(savings?.investmentAllocations).toMatchObject([{ strategyWeight: 1, currentValue: 1000 }]);
  });

  it("has no contribution if retirement is now", () => {
    const now = forecastRequest(pensionPlan({ ...CASH_FLOWS, retirementAgeYears: 50 }), [0], SILENT_CONTEXT);
    expect(now.cashFlows.recurringTransactions.map(({ accountId }) => accountId)).toEqual([
      "retirement-spending",
    ]);
  });

  it("fits the planning service's schema, with the question of a gap request", () => {
    const gap = gapRequest(pensionPlan(CASH_FLOWS), "retirement-spending", [360], SILENT_CONTEXT);
    expect(gap).toMatchObject({ targetValue: 0, targetPercentile: 0.5 });
    expect(GapRequest(JSON.parse(JSON.stringify(gap))), JSON.stringify(GapRequest.errors)).toBe(true);
  });
});

describe("optional inputs of a plan", () => {
  const planned = (more: Partial<PensionCashFlows>) =>
    forecastRequest(pensionPlan({ ...CASH_FLOWS, ...more }), [120], SILENT_CONTEXT);
  const idsOf = ({ assetsAndDebts }: PlanningRequest) =>
    assetsAndDebts.investmentAccounts.map(({ id }) => id);

  it("benefits of earlier employers are paid into the account of the benefit", () => {
    const { cashFlows } = planned({ earlierBenefits: [{ planYear: 4, amountUsd: 5_000 }] });
    expect(cashFlows.onetimeTransactions.slice(0, 2)).toEqual([
      { accountId: "end-of-service-benefit", timeStep: 48, amount: 5_000, currencyCode: "USD" },
      { accountId: "end-of-service-benefit", timeStep: 120, amount: 30_000, currencyCode: "USD" },
    ]);
  });

  it("a savings scheme is an account with its own fund and fee, until retirement", () => {
    const contributionsUsd = Array.from({ length: 120 }, (_, month) => month);
    const request = planned({ savingsScheme: { fund: "Balanced", annualFee: 0.01, contributionsUsd } });
    expect(idsOf(request).at(-1)).toBe("savings-scheme");
    expect(request.cashFlows.transactionArrays).toMatchObject([
      { accountId: "savings-scheme", startTimeStep: 0, amounts: contributionsUsd },
    ]);
    const { investmentAllocations = [] } = request.assetsAndDebts.investmentAccounts.at(-1) ?? {};
    expect(investmentAllocations.map(({ productCode, annualFee }) => [productCode.code, annualFee])).toEqual([
      [FUND_CODES.Conservative, 0],
      [FUND_CODES.Balanced, 0.01],
    ]);
  });

  it("a savings scheme is empty if retirement is now", () => {
    const request = planned({
      retirementAgeYears: 50,
      savingsScheme: { fund: "Balanced", annualFee: 0.01, contributionsUsd: [] },
    });
    expect(idsOf(request).at(-1)).toBe("savings-scheme");
    expect(request.cashFlows.transactionArrays).toEqual([]);
  });

  it.each([
    [55, 121, 10],
    [60, 121, 10],
    [66, 193, 16],
  ])("other income from age %d is paid from month %d, indexed from today", (fromAgeYears, first, years) => {
    const { cashFlows } = planned({ otherIncome: { annualUsd: 6_000, fromAgeYears, isRising: true } });
    expect(cashFlows.recurringTransactions.at(-1)).toEqual({
      accountId: "other-income",
      startTimeStep: first,
      endTimeStep: 360,
      interval: 1,
      amount: 500 * 1.02 ** years,
      yearlyIncrease: 0.02,
      currencyCode: "USD",
    });
  });

  it("other income that does not rise is indexed only until it is first paid", () => {
    const { cashFlows } = planned({
      otherIncome: { annualUsd: 6_000, fromAgeYears: 66, isRising: false },
    });
    expect(cashFlows.recurringTransactions.at(-1)).toMatchObject({
      amount: 500 * 1.02 ** 16,
      yearlyIncrease: 0,
    });
  });

  it("other income that starts at the horizon is left out", () => {
    const request = planned({ otherIncome: { annualUsd: 6_000, fromAgeYears: 80, isRising: true } });
    expect(idsOf(request).at(-1)).toBe("other-income");
    expect(request.cashFlows.recurringTransactions).toHaveLength(2);
  });

  it("fits the planning service's schema", () => {
    const contributionsUsd = Array.from({ length: 120 }, () => 10);
    const plan = pensionPlan({
      ...CASH_FLOWS,
      earlierBenefits: [{ planYear: 4, amountUsd: 5_000 }],
      savingsScheme: { fund: "Conservative", annualFee: 0.05, contributionsUsd },
      otherIncome: { annualUsd: 6_000, fromAgeYears: 66, isRising: false },
    });
    const gap = gapRequest(plan, "savings-scheme", [120], SILENT_CONTEXT, { value: 1e6 });
    expect(GapRequest(JSON.parse(JSON.stringify(gap))), JSON.stringify(GapRequest.errors)).toBe(true);
  });
});

describe("the time step until which savings must last (H = 360)", () => {
  const stepsWith = (fromAgeYears: number, horizonAge?: number) =>
    decisiveSteps(
      { ...CASH_FLOWS, otherIncome: { annualUsd: 6_000, fromAgeYears, isRising: true } },
      horizonAge,
    );

  it("is at the horizon", () => {
    expect(decisiveSteps(CASH_FLOWS)).toEqual([360]);
    expect(decisiveSteps(CASH_FLOWS, 70)).toEqual([240]);
  });

  it.each([61, 66, 79])("is also the one at which other income starts, at %d after retirement", (age) => {
    expect(stepsWith(age)).toEqual([12 * (age - 50), 360]);
  });

  it.each([55, 60, 80, 85])("is only the horizon if other income starts at %d", (age) => {
    expect(stepsWith(age)).toEqual([360]);
  });

  it("is only a different horizon if other income starts there", () => {
    expect(stepsWith(66, 66)).toEqual([192]);
  });
});

it("freed contributions are paid month by month from today, and have no account without an amount", () => {
  const accountOf = (freedContributionsUsd: number[]) =>
    pensionPlan({ ...CASH_FLOWS, freedContributionsUsd }).accounts.find(
      ({ id }) => id === "freed-contributions",
    );
  expect(accountOf([])).toBeUndefined();
  expect(accountOf([0, 0, 50])).toEqual({
    id: "freed-contributions",
    monthly: { startTimeStep: 0, amounts: [0, 0, 50] },
  });
});

it("what is held until retirement are all accounts but the employer's scheme", () => {
  const savingsScheme = { fund: "Balanced" as const, annualFee: 0.01, contributionsUsd: [10, 10] };
  const plan = pensionPlan({ ...CASH_FLOWS, savingsScheme });
  const { accounts, glidePath } = pensionPlan(CASH_FLOWS);
  expect(plan.accounts.length).toBeGreaterThan(accounts.length);
  const held = heldUntilRetirement(plan, { ...CASH_FLOWS, savingsScheme });
  expect(held).toMatchObject({ item: "monthly-investment", lastStep: 120, plan: { glidePath } });
  const schemes = plan.accounts.filter(({ id }) => !held.plan.accounts.some((account) => account.id === id));
  expect(schemes.map(({ id }) => id)).toEqual(["savings-scheme"]);
});
