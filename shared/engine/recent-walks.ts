import { observeBalances, stopsOf } from "./balance.ts";
import {
  type JoinedFlow,
  joinedByStrategy,
  type SimulatedAccount,
  TotalBalance,
} from "./simulated-accounts.ts";
import { KEPT_ARRAYS, type Simulation } from "./simulation.ts";

/** Walks with more time steps to remember are not remembered: each takes 80 kB with 10,000 scenarios. */
const MOST_TIME_STEPS = 2;
/** Enough for a pension's insights, in which a walk is used again within the next few. */
const MOST_WALKS = KEPT_ARRAYS / MOST_TIME_STEPS;

/** What was walked, and the time steps at which its totals are remembered. */
interface Walked {
  readonly flows: readonly JoinedFlow[];
  /** Where its years are divided, which decides the last bits of its totals. */
  readonly stops: readonly number[];
  readonly remembered: readonly number[];
}

/** A walk, which is replaced in place by the next. */
interface Walk {
  /** The total at each time step that is remembered. */
  readonly arrays: Float64Array[];
  /** Undefined until the walk has reached the last of them. */
  of?: Walked | undefined;
}

/** Time steps in ascending order. */
interface TimeSteps {
  readonly observed: readonly number[];
  /** Some of the observed at which the totals may be needed again. */
  readonly remembered: readonly number[];
}

/**
 * Walks the accounts of plans. The last walks are remembered, since plans that differ in one account share the walk of the
 * others.
 */
export class RecentWalks {
  readonly #simulation: Simulation;
  /** The walk that was used last comes last. */
  readonly #walks: Walk[] = [];

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /**
   * Walks two groups of accounts together and reports their totals at every observed time step, in ascending order.
   * @param observe reads the totals before it returns, USD by scenario
   */
  observe(
    one: readonly SimulatedAccount[],
    other: readonly SimulatedAccount[],
    { observed, remembered }: TimeSteps,
    observe: (timeStep: number, totalOfOne: Float64Array, totalOfOther: Float64Array) => void,
  ): void {
    const stops = stopsOf(observed);
    const walkOf = (accounts: readonly SimulatedAccount[]) => {
      const flows = joinedByStrategy(accounts);
      return this.#recall(flows, observed, stops) ?? this.#start({ flows, stops, remembered });
    };
    const [walk, otherWalk] = [walkOf(one), walkOf(other)];
    observeBalances(
      [...walk.balances, ...otherWalk.balances],
      observed,
      (timeStep) => observe(timeStep, walk.totalAt(timeStep), otherWalk.totalAt(timeStep)),
      stops,
    );
  }

  #recall(flows: readonly JoinedFlow[], observed: readonly number[], stops: readonly number[]) {
    const index = this.#walks.findIndex(
      ({ of }) =>
        of &&
        observed.every((timeStep) => of.remembered.includes(timeStep)) &&
        areStartsOf(flows, of.flows) &&
        isStartOf(stops, of.stops),
    );
    const [walk] = index < 0 ? [] : this.#walks.splice(index, 1);
    if (walk?.of === undefined) return undefined;
    this.#walks.push(walk);
    const { remembered } = walk.of;
    return {
      balances: [],
      totalAt: (timeStep: number) => walk.arrays[remembered.indexOf(timeStep)] as Float64Array,
    };
  }

  #start(of: Walked) {
    const total = new TotalBalance(of.flows, this.#simulation);
    const { balances } = total;
    const last = of.remembered.at(-1);
    if (last === undefined || of.remembered.length > MOST_TIME_STEPS) {
      return { balances, totalAt: () => total.values() };
    }
    const walk = this.#replaceOldest();
    const totalAt = (timeStep: number) => {
      const index = of.remembered.indexOf(timeStep);
      if (index < 0) return total.values();
      const array = walk.arrays[index] ?? this.#simulation.arrays.keep();
      walk.arrays[index] = array;
      array.set(total.values());
      if (timeStep === last) walk.of = of;
      return array;
    };
    return { balances, totalAt };
  }

  #replaceOldest(): Walk {
    const walk: Walk = (this.#walks.length < MOST_WALKS ? undefined : this.#walks.shift()) ?? { arrays: [] };
    walk.of = undefined;
    this.#walks.push(walk);
    return walk;
  }
}

/** Whether flows are those of a walk, which may have gone on for longer. */
function areStartsOf(flows: readonly JoinedFlow[], walked: readonly JoinedFlow[]): boolean {
  return (
    flows.length === walked.length &&
    flows.every(({ key, flow }, index) => key === walked[index]?.key && isStartOf(flow, walked[index].flow))
  );
}

function isStartOf(start: ArrayLike<number>, whole: ArrayLike<number>): boolean {
  // Spending is zero for decades: flows that differ mostly do so at their ends.
  if (start.length > whole.length || start[start.length - 1] !== whole[start.length - 1]) return false;
  for (let i = 0; i < start.length; i++) if (start[i] !== whole[i]) return false;
  return true;
}
