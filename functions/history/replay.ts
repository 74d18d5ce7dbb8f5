import { deflated, inflated } from "#shared/domain/inflation.ts";
import { monthsBetween } from "#shared/domain/months.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import {
  joinedByStrategy,
  type SimulatedAccount,
  simulatedAccounts,
} from "#shared/engine/simulated-accounts.ts";
import type { FundMixes } from "#shared/engine/strategy.ts";
import type { PlanToReplay } from "#shared/pension/forecast/replay.ts";
import { roundingAllowances } from "#shared/planning/cash-flows.ts";
import type { MarketHistory } from "./market-history.ts";

/** A plan begun in one month of a history. */
interface ReplayedPath {
  readonly start: PlanMonth;
  /** True if the total was at least zero at every decisive step. */
  readonly worked: boolean;
  /** The total at every observed time step: USD at the prices that the plan assumes. */
  readonly values: readonly { readonly timeStep: number; readonly value: number }[];
}

interface Replay {
  readonly first: PlanMonth;
  readonly last: PlanMonth;
  readonly starts: number;
  readonly worked: number;
  /** The start after which savings were used up first; if they always sufficed, the one that left the least. */
  readonly worst: PlanMonth;
  /** Returns the path of a start; undefined if the history does not hold it. */
  readonly pathFrom: (start: PlanMonth) => ReplayedPath | undefined;
}

/**
 * Walks a plan through a history, begun in every month that leaves enough years. The plan's amounts keep the buying power
 * that it gives them: its inflation is taken out, and the history's returns are those beyond the history's prices.
 * @returns undefined if the history is shorter than the plan
 */
export function replay(
  { request, decisiveSteps, inflationRate }: PlanToReplay,
  history: MarketHistory,
  fundMixes: FundMixes,
): Replay | undefined {
  const accounts = simulatedAccounts(request, fundMixes).map(({ strategy, flow }) => ({
    strategy,
    flow: flow.map((amount, timeStep) => deflated(amount, inflationRate, timeStep)),
  }));
  const lastStep = Math.max(...request.simulationSettings.observationTimeSteps);
  const starts = history.prices.length - lastStep + 1;
  if (starts < 1) return undefined;
  const allowances = roundingAllowances(accounts.map(({ flow }) => flow));
  const joined = joinedByStrategy(accounts).map(monthByMonth);
  const totals = new Float64Array(lastStep + 1);
  const isEnough = (timeStep: number) => (totals[timeStep] as number) >= -(allowances[timeStep] as number);

  let worked = 0;
  let worst = { start: 0, usedUpAt: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY };
  for (let start = 0; start < starts; start++) {
    walk(joined, history, start, totals);
    const hasWorked = decisiveSteps.every(isEnough);
    if (hasWorked) worked++;
    const usedUpAt = hasWorked ? Number.POSITIVE_INFINITY : totals.findIndex((_, step) => !isEnough(step));
    const left = totals[lastStep] as number;
    if (usedUpAt < worst.usedUpAt || (usedUpAt === worst.usedUpAt && left < worst.left)) {
      worst = { start, usedUpAt, left };
    }
  }
  const monthOfStart = (start: number) => monthAfter(history.firstMonth, start);
  return {
    first: monthOfStart(0),
    last: monthOfStart(starts - 1),
    starts,
    worked,
    worst: monthOfStart(worst.start),
    pathFrom: (month) => {
      const start = monthsBetween(history.firstMonth, month);
      if (start < 0 || start >= starts) return undefined;
      walk(joined, history, start, totals);
      return {
        start: month,
        worked: decisiveSteps.every(isEnough),
        values: request.simulationSettings.observationTimeSteps.map((timeStep) => ({
          timeStep,
          value: inflated(totals[timeStep] as number, inflationRate, timeStep),
        })),
      };
    },
  };
}

/** An account with what it holds in every month: growth = equity · its growth + bonds · its growth + cash. */
export interface MonthlyAccount {
  /** Paid in or out at every time step, in the money of the first. */
  readonly flow: Float64Array;
  readonly equity: Float64Array;
  readonly bonds: Float64Array;
  readonly cash: Float64Array;
}

/** Returns what an account holds in every month up to its last transaction. */
export function monthByMonth({
  strategy,
  flow,
}: Pick<SimulatedAccount, "strategy" | "flow">): MonthlyAccount {
  const holdings = Array.from(flow, (_, month) => {
    const step = strategy.findLast(({ fromMonth }) => fromMonth <= month);
    if (step === undefined) throw new RangeError("a strategy starts at month 0");
    return step.holding;
  });
  const shares = (share: "equity" | "bonds" | "cash") =>
    Float64Array.from(holdings, (holding) => holding[share]);
  return { flow, equity: shares("equity"), bonds: shares("bonds"), cash: shares("cash") };
}

/** Writes the total at every time step, in the money of the first, of a plan begun in a month of the history. */
export function walk(
  accounts: readonly MonthlyAccount[],
  { equity, bonds, prices }: Omit<MarketHistory, "firstMonth">,
  start: number,
  totals: Float64Array,
): void {
  totals.fill(0);
  for (const account of accounts) {
    let value = 0;
    for (let step = 0; step < totals.length; step++) {
      value += account.flow[step] as number;
      totals[step] = (totals[step] as number) + value;
      const month = start + step;
      const growth =
        (account.cash[step] as number) +
        (account.equity[step] as number) * (equity[month] as number) +
        (account.bonds[step] as number) * (bonds[month] as number);
      value *= growth / (prices[month] as number);
    }
  }
}

function monthAfter({ year, month }: PlanMonth, months: number): PlanMonth {
  const count = MONTHS_PER_YEAR * year + month - 1 + months;
  return { year: Math.floor(count / MONTHS_PER_YEAR), month: (count % MONTHS_PER_YEAR) + 1 };
}
