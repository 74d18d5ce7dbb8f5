import type { Better, Worse } from "#shared/contract/insights.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { INFLATION, MODEL_ASSUMPTIONS } from "./assumptions.ts";
import { gratuityByLaw } from "./end-of-service.ts";
import { shareNotBelowZero } from "./gap.ts";
import { homeCurrencyInHistory } from "./home-currency.ts";
import type { ReferenceOptions } from "./options.ts";
import { pensionAccounts, pensionEquityShare } from "./pension.ts";
import { type Account, simulate } from "./simulation.ts";

/** Turns that a pension may take, for the better or the worse, beside those of returns, prices and long lives. */
type OtherFuture = Extract<
  Worse["kind"] | Better["kind"],
  "contributionsEnd" | "contributionsStay" | "gratuity" | "homeCurrency" | "higherFee" | "dollarPrices"
>;

/** The chance of a pension in one of these futures, in percent: of how many scenarios end with nothing owed. */
export function referenceOtherFuture(
  plan: PensionPlan,
  future: OtherFuture,
  { scenarios, seed, assumptions = MODEL_ASSUMPTIONS }: ReferenceOptions,
): number {
  const { growth, dearer } = future === "homeCurrency" || future === "dollarPrices" ? historyOf(plan) : NONE;
  const inflation = INFLATION[plan.country];
  const accounts = pensionAccounts(
    plan,
    assumptions,
    future === "dollarPrices" ? { dearer: growth - inflation } : {},
  );
  const retirement = 12 * (plan.retirementAge - plan.age);
  const changed = accounts
    .filter(({ isBesidePlan = false }) => !isBesidePlan)
    .map((account): Account => {
      const { id, transactions } = account;
      const replaced = (change: (amount: number, t: number) => number) => ({
        ...account,
        transactions: transactions.map(change),
      });
      if (future === "higherFee") return { ...account, annualFee: 0.02 };
      if (id === "monthly-investment" && future === "contributionsEnd") {
        return replaced((amount, t) => (t < 120 ? amount : 0));
      }
      if (id === "monthly-investment" && future === "contributionsStay") {
        return replaced((_, t) => (t < retirement ? (transactions[0] as number) : 0));
      }
      if (id === "end-of-service-benefit" && future === "gratuity") {
        return replaced((_, t) =>
          t === retirement ? gratuityByLaw({ ...plan, basicSalaryPercentage: 60 }) : 0,
        );
      }
      if (id === "retirement-spending" && future === "homeCurrency") {
        return replaced((amount) => amount * (1 + dearer));
      }
      return account;
    });
  const horizon = 12 * (80 - plan.age);
  const simulation = simulate({
    accounts: changed,
    horizon,
    equityShareAt: (t) => pensionEquityShare(plan, assumptions, t),
    totalSteps: [horizon],
    assumptions,
    scenarios,
    seed,
  });
  return 100 * shareNotBelowZero(simulation.totalAt(horizon), new Float64Array(scenarios));
}

const NONE = { growth: 0, dearer: 0 };

/** What texts tell: tenths of a percent of growth, and whole percents of the currency. */
function historyOf({ country }: PensionPlan) {
  const { growth, dearer } = homeCurrencyInHistory(country);
  return { growth: Math.round(1000 * growth) / 1000, dearer: Math.round(100 * dearer) / 100 };
}
