import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { FUND_OF_RISK, INFLATION, MODEL_ASSUMPTIONS } from "../assumptions.ts";
import { expenseFlows } from "../expense-plan.ts";
import { smallestFactor } from "../gap.ts";
import { kidsSaverExpensePlan } from "../kids-saver.ts";
import type { ReferenceOptions } from "../options.ts";
import { pensionAccounts, pensionEquityShare } from "../pension.ts";
import { type Account, type Simulation, simulate, sumOf } from "../simulation.ts";
import { noTransactions } from "../transactions.ts";

const LEVELS = [50, 75, 90] as const;

/** The amount of which requirements are multiples, a month. */
const TEST_CONTRIBUTION = 1000;

/** Somebody's money: the accounts that it is made of, and the time steps at which it must not be below zero. */
interface Purse {
  readonly accounts: readonly string[];
  readonly steps: readonly number[];
  readonly contribution: string;
  readonly testContribution: string;
}

/**
 * A family by brute force: every purse of every scenario, month by month. All amounts in the plan's currency.
 * @param plan without payments that are due this month
 */
export function referenceFamily(
  plan: FamilyPlan,
  options: ReferenceOptions,
): Omit<FamilyResult, "modelVersion"> {
  const { start, scenarios, seed } = options;
  const { pension, retirement, children, ofPension } = familyAccounts(plan, start);
  const pensionPurse: Purse = {
    accounts: ofPension.filter(({ isBesidePlan }) => !isBesidePlan).map(({ id }) => id),
    steps: decisiveSteps(pension),
    contribution: "monthly-investment",
    testContribution: "test-contribution",
  };
  const accounts = [...ofPension, ...children.flatMap((child) => child.accounts)];
  const steps = [...new Set([pensionPurse, ...children.map(({ purse }) => purse)].flatMap((p) => p.steps))];
  const simulation = simulate({
    ...paddedTo(Math.max(...accounts.map(({ transactions }) => transactions.length - 1)), accounts),
    equityShareAt: (t) => pensionEquityShare(pension, MODEL_ASSUMPTIONS, t),
    balanceSteps: steps,
    assumptions: MODEL_ASSUMPTIONS,
    scenarios,
    seed,
  });
  const purses = [pensionPurse, ...children.map(({ purse }) => purse)];
  const everything = purses.flatMap((purse) => purse.accounts);
  const chanceAt = (held: readonly string[], at: readonly number[]) =>
    100 * Math.min(...at.map((t) => shareNotBelowZero(sumOf(simulation, held, t))));

  const salaries = Float64Array.from(
    { length: retirement },
    (_, t) => pension.monthlySalary * (1 + pension.salaryIncreasePercentage / 100) ** Math.floor(t / 12),
  );
  const contributions = accounts.filter(
    ({ id }) => id === FREED || purses.some(({ contribution }) => contribution === id),
  );
  const shares = salaries.map(
    (salary, t) =>
      (100 * contributions.reduce((sum, { transactions }) => sum + (transactions[t] ?? 0), 0)) / salary,
  );

  const allTogether = 100 * shareOfNoneFailing(simulation, purses);
  return {
    currency: plan.currency,
    largestShareOfSalary: retirement === 0 || pension.monthlySalary === 0 ? null : Math.max(...shares),
    purses: {
      pension: ownPurse(simulation, pensionPurse),
      children: children.map(({ purse }) => ownPurse(simulation, purse)),
    },
    onePurse: {
      children: children.map(({ purse }) => chanceAt(everything, purse.steps)),
      retirement: chanceAt(everything, pensionPurse.steps),
      pensionFactorFor75: smallestFactor((factor) =>
        steps.every((t) => {
          const rest = sumOf(
            simulation,
            everything.filter((id) => id !== "monthly-investment"),
            t,
          );
          return shareWith(rest, simulation.balanceAt("monthly-investment", t), factor) >= 0.75;
        }),
      ),
      retirementWithoutChild: children.map(({ expenses }) =>
        chanceAt(
          everything.filter((id) => id !== expenses),
          pensionPurse.steps,
        ),
      ),
    },
    allTogether,
    chanceToReachLifestyleGoal: allTogether,
  };
}

/** The accounts of everybody, month by month. */
export function familyAccounts(plan: FamilyPlan, start: ReferenceOptions["start"]) {
  const pension = pensionOf(plan);
  const retirement = 12 * (pension.retirementAge - pension.age);
  const children = plan.children.map((child, index) => childOf(plan, child, `child ${index}`, start));
  const ofPension: readonly Account[] = [
    ...pensionAccounts(pension, MODEL_ASSUMPTIONS),
    { id: FREED, transactions: freedTransactions(plan, children, retirement) },
  ];
  return { pension, retirement, children, ofPension };
}

const FREED = "freed-contributions";

/** The month after a child's last payment, and every month until retirement, the pension gets what the child got. */
function freedTransactions(
  plan: FamilyPlan,
  children: readonly { readonly purse: Purse }[],
  retirement: number,
): Float64Array {
  const transactions = noTransactions(12 * (80 - plan.pension.age));
  if (!plan.contributionsGoOn) return transactions;
  plan.children.forEach(({ monthlyInvestment }, index) => {
    const last = children[index]?.purse.steps.reduce((latest, step) => Math.max(latest, step), 0) ?? 0;
    for (let month = last + 1; month < retirement; month++) {
      transactions[month] =
        (transactions[month] as number) + monthlyInvestment * (1 + INFLATION.UAE) ** Math.floor(month / 12);
    }
  });
  return transactions;
}

/** What is left of the savings is the pension's. */
function pensionOf({ currency, savings, pension, children }: FamilyPlan): PensionPlan {
  const kept = children.reduce((rest, { savingsShare }) => rest - savingsShare * savings, savings);
  return { type: "Pension", currency, ...pension, currentAdditional: kept };
}

/** The accounts of a child, which holds one fund until the end, and its purse. */
function childOf(
  { currency, savings }: FamilyPlan,
  { savingsShare, ...child }: FamilyPlan["children"][number],
  name: string,
  start: ReferenceOptions["start"],
) {
  const alone: KidsSaverPlan = {
    ...child,
    currency,
    currentAdditional: savingsShare * savings,
    expectedAdditional: 0,
  };
  const expensePlan = kidsSaverExpensePlan(alone, { start });
  const { accounts, contributions, expenseSteps } = expenseFlows(expensePlan);
  const own = {
    equityShareAt: () => MODEL_ASSUMPTIONS.equityShare[FUND_OF_RISK[child.risk]],
    annualFeeAt: () => 0,
  };
  const named = accounts.map((account) => ({ ...account, id: `${name} ${account.id}`, own }));
  const test = { id: `${name} test`, transactions: contributions(TEST_CONTRIBUTION), own };
  return {
    accounts: [...named, { ...test, isBesidePlan: true }],
    expenses: `${name} expenses`,
    purse: {
      accounts: named.map(({ id }) => id),
      steps: [...expenseSteps],
      contribution: `${name} monthly-investment`,
      testContribution: test.id,
    },
  };
}

/** The end of the plan and, if other income starts after retirement, its start. */
function decisiveSteps({ age, retirementAge, otherIncome = 0, otherIncomeAge = 65 }: PensionPlan): number[] {
  const end = 12 * (80 - age);
  const isAwaited = otherIncome > 0 && otherIncomeAge > retirementAge && otherIncomeAge < 80;
  return isAwaited ? [12 * (otherIncomeAge - age), end] : [end];
}

/** Accounts of different lengths, with nothing paid after their ends. */
function paddedTo(horizon: number, accounts: readonly Account[]) {
  const padded = accounts.map((account) => {
    const transactions = new Float64Array(horizon + 1);
    transactions.set(account.transactions);
    return { ...account, transactions };
  });
  return { horizon, accounts: padded };
}

function ownPurse(
  simulation: Simulation,
  { accounts, steps, contribution, testContribution }: Purse,
): FamilyResult["purses"]["pension"] {
  const chance = Math.min(...steps.map((t) => shareNotBelowZero(sumOf(simulation, accounts, t))));
  const others = accounts.filter((id) => id !== contribution);
  const restAt = new Map(steps.map((t) => [t, sumOf(simulation, others, t)]));
  const [required50, required75, required90] = LEVELS.map((level) => {
    const factor = smallestFactor((tried) =>
      [...restAt].every(
        ([t, rest]) => shareWith(rest, simulation.balanceAt(testContribution, t), tried) >= level / 100,
      ),
    );
    return factor === null ? null : TEST_CONTRIBUTION * factor;
  });
  return {
    chance: 100 * chance,
    required: { 50: required50 ?? null, 75: required75 ?? null, 90: required90 ?? null },
  };
}

function shareNotBelowZero(values: Float64Array): number {
  return values.filter((value) => value >= 0).length / values.length;
}

/** The share of scenarios in which the rest with a multiple of an item is not below zero. */
function shareWith(rest: Float64Array, item: Float64Array, factor: number): number {
  return shareNotBelowZero(rest.map((value, s) => value + factor * (item[s] as number)));
}

/** Scenario by scenario: does any purse fall below zero at any of its own steps? */
function shareOfNoneFailing(simulation: Simulation, purses: readonly Purse[]): number {
  const kept = purses.flatMap(({ accounts, steps }) => steps.map((t) => sumOf(simulation, accounts, t)));
  const none = (kept[0] ?? new Float64Array()).filter((_, s) =>
    kept.every((values) => (values[s] as number) >= 0),
  );
  return none.length / (kept[0]?.length ?? 1);
}
