import { describe, expect, it } from "vitest";
import {
  afterDueNow,
  dueNowBeyondSavingsUsd,
  type ExpenseCashFlows,
  expensePlan,
  expenseTimeSteps,
  paymentsUsdAt,
} from "#shared/child-goal/forecast/accounts.ts";
import { GapRequest } from "#shared/planning/generated/validators.js";
import { gapRequest } from "#shared/planning/plan-request.ts";
import { FUND_CODES } from "../../../../fixtures/fund-codes.ts";
import { SILENT_CONTEXT } from "../../../../fixtures/planning-contexts.ts";

const EDUCATION = {
  id: "expenses",
  annualUsd: 10_000,
  inflationRate: 0.02,
  startTimeStep: 96,
  years: 4,
};

const CASH_FLOWS: ExpenseCashFlows = {
  risk: "Balanced",
  currentSavingsUsd: 3000,
  additionalSavingsUsd: 500,
  contribution: { monthlyUsd: 200, yearlyIncrease: 0.02 },
  expenses: [EDUCATION],
};

describe("one child goal as a planning request (design of the financial model: S = 96, E = 132)", () => {
  const planned = () =>
    gapRequest(
      expensePlan(CASH_FLOWS, "monthly-investment"),
      "monthly-investment",
      expenseTimeSteps(CASH_FLOWS),
      SILENT_CONTEXT,
    );

  it("has the five accounts, each in the chosen fund for the whole plan", () => {
    const accounts = planned().assetsAndDebts.investmentAccounts;
    expect(accounts.map(({ id }) => id)).toEqual([
      "current-savings",
      "monthly-investment",
      "required-investment",
      "additional-savings",
      "expenses",
    ]);
    for (const { investmentAllocations } of accounts) {
      expect(investmentAllocations).toMatchObject([
        { productCode: { code: FUND_CODES.Balanced }, strategyWeight: 1 },
      ]);
    }
  });

  it("contributes in months 0 … E and pays a year's expense at S, S+12 … E, inflated from today", () => {
    expect(planned().cashFlows.recurringTransactions).toEqual([
      {
        accountId: "monthly-investment",
        startTimeStep: 0,
        endTimeStep: 132,
        interval: 1,
        amount: 200,
        yearlyIncrease: 0.02,
        currencyCode: "USD",
      },
      {
        accountId: "expenses",
        startTimeStep: 96,
        endTimeStep: 132,
        interval: 12,
        amount: -10_000 * 1.02 ** 8,
        yearlyIncrease: 0.02,
        currencyCode: "USD",
      },
    ]);
    expect(planned().cashFlows.onetimeTransactions).toEqual([
      { accountId: "additional-savings", timeStep: 96, amount: 500, currencyCode: "USD" },
    ]);
  });

  it("observes every expense step", () => {
    expect(planned().simulationSettings.observationTimeSteps).toEqual([96, 108, 120, 132]);
  });

  it("moves the contribution to the account whose requirement is requested", () => {
    const tested = gapRequest(
      expensePlan(CASH_FLOWS, "required-investment"),
      "required-investment",
      [96],
      SILENT_CONTEXT,
    );
    const accountIds = tested.cashFlows.recurringTransactions.map(({ accountId }) => accountId);
    expect(accountIds).toEqual(["required-investment", "expenses"]);
  });

  it("fits the planning service's schema", () => {
    expect(GapRequest(JSON.parse(JSON.stringify(planned()))), JSON.stringify(GapRequest.errors)).toBe(true);
  });
});

describe("several goals together", () => {
  const together = {
    ...CASH_FLOWS,
    expenses: [
      EDUCATION,
      { ...EDUCATION, id: "expenses-2", startTimeStep: 24, years: 8, inflationRate: 0.04 },
    ],
  };

  it("save until the last expense of all, and receive additional savings with the first", () => {
    const { accounts } = expensePlan(together, "monthly-investment");
    const contribution = accounts.find(({ id }) => id === "monthly-investment")?.recurring?.[0];
    expect(contribution?.endTimeStep).toBe(132);
    expect(accounts.find(({ id }) => id === "additional-savings")?.onetime?.[0]?.timeStep).toBe(24);
  });

  it("are observed at every expense step of every goal, once", () => {
    expect(expenseTimeSteps(together)).toEqual([24, 36, 48, 60, 72, 84, 96, 108, 120, 132]);
  });
});

describe("amounts that fall due first", () => {
  const now = { ...EDUCATION, id: "now", startTimeStep: 0 };
  const once = { ...now, id: "once", annualUsd: 4_000, years: 1 };
  const plan: ExpenseCashFlows = { ...CASH_FLOWS, expenses: [now, EDUCATION, once] };

  it("are the payments of a month, at its prices", () => {
    expect(paymentsUsdAt(plan, 0)).toBe(14_000);
    const later = { expenses: [EDUCATION, { ...EDUCATION, startTimeStep: 108 }] };
    expect(paymentsUsdAt(later, 96)).toBe(10_000 * 1.02 ** 8);
    expect(paymentsUsdAt(later, 108)).toBe(2 * 10_000 * 1.02 ** 9);
    expect(paymentsUsdAt(later, 100)).toBe(0);
  });

  it("remain to be paid this month if savings do not cover them, but never later", () => {
    expect(dueNowBeyondSavingsUsd(plan)).toBe(14_000 - 3_000 - 500);
    expect(dueNowBeyondSavingsUsd(CASH_FLOWS)).toBe(0);
  });

  it("leave further yearly payments from next year on, and no savings", () => {
    expect(afterDueNow(plan)).toEqual({
      risk: "Balanced",
      currentSavingsUsd: 0,
      additionalSavingsUsd: 0,
      contribution: { monthlyUsd: 200, yearlyIncrease: 0.02, isFromNextMonth: true },
      expenses: [{ ...now, startTimeStep: 12, years: 3 }, EDUCATION],
    });
  });
});
