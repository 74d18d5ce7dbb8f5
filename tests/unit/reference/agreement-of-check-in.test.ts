import { describe, expect, it } from "vitest";
import { calculateCheckIn } from "#functions/endpoints/calculate-check-in.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { monthAfter } from "#shared/domain/months.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { FamilyPlan } from "#shared/family/schemas.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import { ENGINEER } from "../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { TYPICAL_PENSION } from "../../fixtures/plans/pension-plans.ts";
import { FUND_OF_RISK, MODEL_ASSUMPTIONS } from "../../reference/assumptions.ts";
import { childGoalExpensePlan } from "../../reference/child-goal.ts";
import { TOLERANCES } from "../../reference/expect-agreement.ts";
import { type ExpensePlan, expenseFlows } from "../../reference/expense-plan.ts";
import { familyAccounts } from "../../reference/family/family.ts";
import { BRUTE_FORCE_MS } from "../../reference/kept-numbers.ts";
import { kidsSaverExpensePlan } from "../../reference/kids-saver.ts";
import { pensionAccounts, pensionEquityShare } from "../../reference/pension.ts";
import { percentile } from "../../reference/percentile.ts";
import { type Account, simulate } from "../../reference/simulation.ts";
import { ANY_CALL, AT_ONCE } from "../functions/http/any-call.ts";
import { jsonRequest } from "../functions/http/json-request.ts";

/** The standard error of a share is then at most 0.4 points. */
const SCENARIOS = 20_000;

const { start: _, ...planning } = embeddedContext();

async function shareWithLess(body: object, currentMonth: PlanMonth): Promise<number> {
  const endpoint = calculateCheckIn({ ...planning, currentMonth: () => currentMonth, inTurn: AT_ONCE });
  const answer: unknown = JSON.parse(String((await endpoint.handle(jsonRequest(body), ANY_CALL)).body));
  return validators.CheckIn(answer) ? answer.shareWithLess : expect.fail(JSON.stringify(answer));
}

type EquityShareAt = (timeStep: number) => number;

/** What is held in each scenario after so many months, before anything of that month is paid in or out. */
function heldAfter(months: number, accounts: readonly Account[], equityShareAt: EquityShareAt): Float64Array {
  const held = accounts
    .filter(({ id }) => id !== "savings-scheme")
    .map((account) => {
      const transactions = new Float64Array(months + 1);
      transactions.set(account.transactions.subarray(0, months));
      return { ...account, transactions };
    });
  return simulate({
    accounts: held,
    horizon: months,
    equityShareAt,
    totalSteps: [months],
    assumptions: MODEL_ASSUMPTIONS,
    scenarios: SCENARIOS,
    seed: 4_711,
  }).totalAt(months);
}

const ofExpenses = (plan: ExpensePlan): readonly [readonly Account[], EquityShareAt] => [
  expenseFlows(plan).accounts,
  () => MODEL_ASSUMPTIONS.equityShare[FUND_OF_RISK[plan.risk]],
];

const PENSION = {
  ...TYPICAL_PENSION,
  age: 41,
  currentAdditional: 150_000,
  endOfService: "SavingsScheme",
} as const;
const RETIRING = { ...PENSION, age: 63, retirementAge: 65, expectedAdditional: 90_000 };

interface Case {
  readonly plan: object;
  readonly months: number;
  /** The month of the check-in. */
  readonly now?: PlanMonth;
  readonly of: (start: PlanMonth) => readonly [readonly Account[], EquityShareAt];
}

const ofPension =
  (plan: PensionPlan): Case["of"] =>
  () => [pensionAccounts(plan, MODEL_ASSUMPTIONS), (t) => pensionEquityShare(plan, MODEL_ASSUMPTIONS, t)];

/** Paid for from September 2026 on. */
const GOAL: ChildGoalPlan = {
  type: "Education",
  age: 17,
  startYear: 2026,
  numberOfYears: 4,
  countryOfExpense: "UK",
  currency: "AED",
  currentAnnualExpense: 60_000,
  monthlyInvestment: 2_000,
  risk: "Aggressive",
  currentAdditional: 120_000,
  expectedAdditional: 30_000,
};
const { type: _type, age: _age, ...SAVED } = GOAL;
const { countryOfExpense, numberOfYears, currentAnnualExpense, startYear, ...KIDS_SAVINGS } = SAVED;
const EXPENSE = { countryOfExpense, numberOfYears, currentAnnualExpense };
const KIDS: KidsSaverPlan = {
  age: 8,
  ...KIDS_SAVINGS,
  goals: [
    { type: "Activities", ...EXPENSE, currentAnnualExpense: 9_000, startYear },
    { type: "HelpKids", ...EXPENSE, startYear: 2040 },
  ],
};
/** The older child's activities end before the check-in, so that its contributions go on as the pension's. */
const FAMILY: FamilyPlan = {
  ...ENGINEER,
  contributionsGoOn: true,
  children: [
    {
      age: 12,
      monthlyInvestment: 3_000,
      risk: "Conservative",
      savingsShare: 0.2,
      goals: [{ type: "Activities", ...EXPENSE, numberOfYears: 1, startYear: 2025 }],
    },
    ...ENGINEER.children,
  ],
};

const CASES: Readonly<Record<string, Case>> = {
  "a pension, without its savings scheme": { plan: PENSION, months: 26, of: ofPension(PENSION) },
  "a pension in the month of its retirement": { plan: RETIRING, months: 24, of: ofPension(RETIRING) },
  "a goal, before a payment that falls due": {
    plan: GOAL,
    months: 18,
    now: { year: 2026, month: 9 },
    of: (start) => ofExpenses(childGoalExpensePlan(GOAL, { start })),
  },
  "a goal, after a payment": {
    plan: GOAL,
    months: 20,
    of: (start) => ofExpenses(childGoalExpensePlan(GOAL, { start })),
  },
  "several goals together": {
    plan: KIDS,
    months: 40,
    of: (start) => ofExpenses(kidsSaverExpensePlan(KIDS, { start })),
  },
  "all of a family": {
    plan: FAMILY,
    months: 26,
    of: (start) => {
      const { pension, children, ofPension } = familyAccounts(FAMILY, start);
      return [
        [...ofPension, ...children.flatMap(({ accounts }) => accounts)],
        (t) => pensionEquityShare(pension, MODEL_ASSUMPTIONS, t),
      ];
    },
  },
};

describe("the share of scenarios with less agrees with a count", () => {
  it.each(Object.entries(CASES))(
    "%s",
    { timeout: BRUTE_FORCE_MS },
    async (_name, { plan, months, now = FIXTURE_START, of }) => {
      const held = heldAfter(months, ...of(monthAfter(now, -months)));
      for (const level of [0.1, 0.5, 0.8]) {
        const saved = Math.max(0, percentile(held, level));
        const counted = (100 * held.filter((value) => value < saved).length) / SCENARIOS;
        const share = await shareWithLess({ plan, months, saved }, now);
        expect(Math.abs(share - counted), `${share} against ${counted}`).toBeLessThanOrEqual(
          TOLERANCES.chancePoints,
        );
      }
    },
  );
});
