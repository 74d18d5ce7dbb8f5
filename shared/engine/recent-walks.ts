import { observeBalances } from "./balance.ts";
import {
  type JoinedFlow,
  joinedByStrategy,
  type SimulatedAccount,
  TotalBalance,
} from "./simulated-accounts.ts";
import { KEPT_ARRAYS, type Simulation } from "./simulation.ts";

/** Walks with more observations are not remembered: each observation takes 80 kB with 10,000 scenarios. */
const MOST_OBSERVATIONS = 2;
/** Enough for a pension's insights, in which a walk is used again within the next few. */
const MOST_WALKS = KEPT_ARRAYS / MOST_OBSERVATIONS;

/** A walk, which is replaced in place by the next. */
interface Walk {
  readonly arrays: Float64Array[];
  /** What was walked; undefined until the walk has ended. */
  of?: { readonly flows: readonly JoinedFlow[]; readonly timeSteps: readonly number[] } | undefined;
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
   * Walks two groups of accounts together and reports their totals at every time step, in ascending order.
   * @param observe reads the totals before it returns, USD by scenario
   */
  observe(
    one: readonly SimulatedAccount[],
    other: readonly SimulatedAccount[],
    timeSteps: readonly number[],
    observe: (timeStep: number, totalOfOne: Float64Array, totalOfOther: Float64Array) => void,
  ): void {
    const steps = [...new Set(timeSteps)].sort((a, b) => a - b);
    const walkOf = (accounts: readonly SimulatedAccount[]) => {
      const flows = joinedByStrategy(accounts);
      return this.#recall(flows, steps) ?? this.#start(flows, steps);
    };
    const [walk, otherWalk] = [walkOf(one), walkOf(other)];
    observeBalances([...walk.balances, ...otherWalk.balances], steps, (timeStep) =>
      observe(timeStep, walk.totalAt(timeStep), otherWalk.totalAt(timeStep)),
    );
  }

  #recall(flows: readonly JoinedFlow[], steps: readonly number[]) {
    const index = this.#walks.findIndex(
      ({ of }) => of && isSame(of.timeSteps, steps) && areSame(of.flows, flows),
    );
    const [walk] = index < 0 ? [] : this.#walks.splice(index, 1);
    if (walk === undefined) return undefined;
    this.#walks.push(walk);
    return {
      balances: [],
      totalAt: (timeStep: number) => walk.arrays[steps.indexOf(timeStep)] as Float64Array,
    };
  }

  #start(flows: readonly JoinedFlow[], steps: readonly number[]) {
    const total = new TotalBalance(flows, this.#simulation);
    const { balances } = total;
    if (steps.length > MOST_OBSERVATIONS) return { balances, totalAt: () => total.values() };
    const walk = this.#replaceOldest();
    const totalAt = (timeStep: number) => {
      const index = steps.indexOf(timeStep);
      const array = walk.arrays[index] ?? this.#simulation.arrays.keep();
      walk.arrays[index] = array;
      array.set(total.values());
      if (index === steps.length - 1) walk.of = { flows, timeSteps: steps };
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

function areSame(one: readonly JoinedFlow[], other: readonly JoinedFlow[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, flow }, index) => key === other[index]?.key && isSame(flow, other[index].flow))
  );
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
