import type { PensionPlan } from "#shared/pension/schemas.ts";
import { MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { shareNotBelowZero, smallestFactor } from "./gap.ts";
import type { ReferenceOptions } from "./options.ts";
import { annualLivingCost, type PensionFuture, pensionAccounts, pensionEquityShare } from "./pension.ts";
import { type Account, type Simulation, simulate, sumOf } from "./simulation.ts";

/** Possible bad turns for a pension. */
export interface WorsePension extends PensionFuture {
  readonly annualFee?: number;
  /** By how much every year's return falls short, as a fraction. */
  readonly shortfall?: number;
}

/** The chance of a pension in percent: of how many scenarios end with nothing owed. */
export function referencePensionChance(
  plan: PensionPlan,
  options: ReferenceOptions,
  { annualFee = 0, shortfall = 0, ...future }: WorsePension = {},
): number {
  const accounts = accountsOf(plan, options, future).filter(({ isBesidePlan = false }) => !isBesidePlan);
  // Accounts that are held alike are worth what one with all their transactions is.
  const alike = {
    id: "alike",
    annualFee,
    transactions: accounts
      .filter(({ own }) => own === undefined)
      .map(({ transactions }) => transactions)
      .reduce((sum, other) => sum.map((amount, t) => amount + (other[t] as number))),
  };
  const others = accounts
    .filter(({ own }) => own !== undefined)
    .map((account) => ({ ...account, annualFee }));
  const held = [alike, ...others];
  const left = atHorizon(plan, held, options, shortfall)(held.map(({ id }) => id));
  return 100 * shareNotBelowZero(left, new Float64Array(left.length));
}

/** A pension's chance in percent, and what a level of certainty takes of it, in its currency. */
export interface PensionCertainty {
  readonly chance: number;
  /** A year in today's money. */
  readonly spendingAbility: (level: number) => number;
  /** Null where no month is left. */
  readonly requiredMonthlyInvestment: (level: number) => number | null;
}

/** Amounts for each level of certainty, found by trying amounts until that percentage of the scenarios holds. */
export function referencePensionCertainty(plan: PensionPlan, options: ReferenceOptions): PensionCertainty {
  const accounts = accountsOf(plan, options);
  const balances = atHorizon(plan, accounts, options);
  const others = accounts
    .filter(({ id, isBesidePlan = false }) => !isBesidePlan && !VARIED.has(id))
    .map(({ id }) => id);
  const saved = balances([...others, "monthly-investment"]);
  const spent = balances(["retirement-spending"]);
  const owed = balances([...others, "retirement-spending"]);
  const tested = balances(["test-contribution"]);
  const chanceWith = (factor: number, item: Float64Array, rest: Float64Array) =>
    100 *
    shareNotBelowZero(
      item.map((value) => factor * value),
      rest,
    );
  return {
    chance: chanceWith(1, spent, saved),
    spendingAbility: (level) => {
      const tooMuch = smallestFactor((factor) => chanceWith(factor, spent, saved) < level);
      if (tooMuch === null) throw new Error("every pension spends");
      return tooMuch * annualLivingCost(plan);
    },
    requiredMonthlyInvestment: (level) => {
      if (plan.age === plan.retirementAge) return null;
      const enough = smallestFactor((factor) => chanceWith(factor, tested, owed) >= level);
      return enough === null ? null : 1000 * enough;
    },
  };
}

/** Accounts that a question about a level of certainty varies. */
const VARIED: ReadonlySet<string> = new Set(["monthly-investment", "retirement-spending"]);

function accountsOf(
  plan: PensionPlan,
  { assumptions = MODEL_ASSUMPTIONS }: ReferenceOptions,
  future?: PensionFuture,
): readonly Account[] {
  return pensionAccounts(plan, assumptions, future);
}

/** The sum of named accounts at the end, one number a scenario. */
function atHorizon(
  plan: PensionPlan,
  accounts: readonly Account[],
  { scenarios, seed, assumptions = MODEL_ASSUMPTIONS }: ReferenceOptions,
  shortfall = 0,
): (ids: readonly string[]) => Float64Array {
  const horizon = Math.max(...accounts.map(({ transactions }) => transactions.length)) - 1;
  const simulation: Simulation = simulate({
    accounts,
    horizon,
    equityShareAt: (t) => pensionEquityShare(plan, assumptions, t),
    balanceSteps: [horizon],
    assumptions,
    shortfall,
    scenarios,
    seed,
  });
  return (ids) => sumOf(simulation, ids, horizon);
}
