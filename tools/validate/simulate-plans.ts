import { type MonthlyAccount, monthByMonth, walk } from "#functions/history/replay.ts";
import type { Country } from "#shared/domain/countries.ts";
import { embeddedFundMixes } from "#shared/engine/embedded-engine.ts";
import { joinedByStrategy, simulatedAccounts } from "#shared/engine/simulated-accounts.ts";
import { RETIREMENT_SPENDING } from "#shared/pension/forecast/accounts.ts";
import { pensionToReplay } from "#shared/pension/forecast/replay.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { roundingAllowances } from "#shared/planning/cash-flows.ts";
import type { DrawCosts } from "./cost-models.ts";
import type { DrawGrowth } from "./market-models.ts";
import { FUND_CODES, START } from "./product.ts";
import { randomNumbers } from "./random-numbers.ts";

/** What the scenarios of a simulation are drawn from. */
export interface ScenarioSource {
  readonly growth: DrawGrowth;
  /** Living costs; as each plan assumes them if unset. */
  readonly costs?: DrawCosts;
  readonly scenarios: number;
  readonly seed: number;
}

/** A pension as it is walked through a scenario, month by month. Amounts in USD. */
interface WalkedPlan {
  readonly country: Country;
  readonly saving: readonly MonthlyAccount[];
  readonly spending: readonly MonthlyAccount[];
  readonly decisiveSteps: readonly number[];
  readonly allowances: Float64Array;
  /** The total at every time step of the present scenario. */
  readonly totals: Float64Array;
}

/**
 * Walks plans through scenarios, one month after the other: transactions first, then the month's growth.
 * @returns how many of 100 scenarios each plan works in
 */
export function simulatePlans(
  plans: readonly PensionPlan[],
  { growth, costs, scenarios, seed }: ScenarioSource,
): readonly number[] {
  const walked = plans.map(walkedPlan);
  const months = Math.max(...walked.map(({ totals }) => totals.length));
  const market = {
    equity: new Float64Array(months),
    bonds: new Float64Array(months),
    // Amounts are nominal.
    prices: new Float64Array(months).fill(1),
  };
  const worked = plans.map(() => 0);
  const random = randomNumbers(seed);
  for (let scenario = 0; scenario < scenarios; scenario++) {
    growth(random, market);
    walked.forEach((plan, index) => {
      const spending =
        costs === undefined
          ? plan.spending
          : plan.spending.map((account) => {
              const levels = new Float64Array(account.flow.length);
              costs(random, levels, plan.country);
              return {
                ...account,
                flow: account.flow.map((amount, step) => amount * (levels[step] as number)),
              };
            });
      walk([...plan.saving, ...spending], market, 0, plan.totals);
      const isEnough = (step: number) => (plan.totals[step] as number) >= -(plan.allowances[step] as number);
      if (plan.decisiveSteps.every(isEnough)) worked[index] = (worked[index] as number) + 1;
    });
  }
  return worked.map((count) => (100 * count) / scenarios);
}

function walkedPlan(plan: PensionPlan): WalkedPlan {
  const { request, decisiveSteps } = pensionToReplay(plan, { start: START, funds: FUND_CODES });
  const accounts = simulatedAccounts(request, embeddedFundMixes(FUND_CODES));
  const walkedOf = (isSpending: boolean) =>
    joinedByStrategy(accounts.filter(({ id }) => (id === RETIREMENT_SPENDING) === isSpending)).map(
      monthByMonth,
    );
  const allowances = roundingAllowances(accounts.map(({ flow }) => flow));
  return {
    country: plan.country,
    saving: walkedOf(false),
    spending: walkedOf(true),
    decisiveSteps,
    allowances,
    totals: new Float64Array(allowances.length),
  };
}
