import type { AssetMix } from "#shared/domain/market-assumptions.ts";
import type { Allocation } from "#shared/planning/planning-schemas.ts";

/** The holding of an account during a month: growth = equity · its growth + bonds · its growth + cash. */
export interface Holding extends AssetMix {
  /** The share of neither asset class, after fees and outperformance of the month. */
  readonly cash: number;
}

/** A holding with a text that tells it apart from those that grow differently. */
export interface KeyedHolding extends Holding {
  readonly key: string;
}

/** Holdings from a month on; ascending, the first from month 0. */
export type Strategy = readonly { readonly fromMonth: number; readonly holding: KeyedHolding }[];

/** The mix of asset classes behind a fund's ISIN. */
export type FundMixes = ReadonlyMap<string, AssetMix>;

/** Allocations rebalanced to plan every month, seen through to their asset classes. */
export function toStrategy(allocations: readonly Allocation[], fundMixes: FundMixes): Strategy {
  const switches = new Set([0]);
  for (const { strategyWeight } of allocations) {
    if (typeof strategyWeight === "number") continue;
    for (const { fromTimeStep } of strategyWeight) switches.add(fromTimeStep);
  }
  return [...switches]
    .sort((a, b) => a - b)
    .map((fromMonth) => ({ fromMonth, holding: holdingAt(allocations, fromMonth, fundMixes) }));
}

/** Returns whether accounts grow alike, whatever they are worth. */
export function areHeldAlike(one: readonly Allocation[], other: readonly Allocation[]): boolean {
  return (
    one.length === other.length &&
    one.every((allocation, index) => {
      const { productCode, annualFee, outperformanceAssumption, strategyWeight } = other[index] as Allocation;
      return (
        allocation.productCode.code === productCode.code &&
        allocation.annualFee === annualFee &&
        allocation.outperformanceAssumption === outperformanceAssumption &&
        isSameWeight(allocation.strategyWeight, strategyWeight)
      );
    })
  );
}

function isSameWeight(one: Allocation["strategyWeight"], other: Allocation["strategyWeight"]): boolean {
  if (typeof one === "number" || typeof other === "number") return one === other;
  return (
    one.length === other.length &&
    one.every(
      ({ fromTimeStep, weight }, step) =>
        fromTimeStep === other[step]?.fromTimeStep && weight === other[step].weight,
    )
  );
}

function holdingAt(allocations: readonly Allocation[], month: number, fundMixes: FundMixes): KeyedHolding {
  let equity = 0;
  let bonds = 0;
  let cash = 1;
  for (const allocation of allocations) {
    const mix = fundMixes.get(allocation.productCode.code);
    if (mix === undefined) throw new RangeError(`unknown fund ${allocation.productCode.code}`);
    const weight = weightAt(allocation, month);
    equity += weight * mix.equity;
    bonds += weight * mix.bonds;
    // The growth of a fund is 1 + Σ share·(growth − 1), less fee, plus outperformance.
    cash +=
      weight * ((allocation.outperformanceAssumption - allocation.annualFee) / 12 - mix.equity - mix.bonds);
  }
  return keyed({ equity, bonds, cash });
}

/** Makes the text once: writing a double out takes longer than looking a stretch up by it. */
export function keyed(holding: Holding): KeyedHolding {
  return { ...holding, key: `${holding.equity}|${holding.bonds}|${holding.cash}` };
}

/** The weight of an allocation in a month. */
export function weightAt({ strategyWeight }: Allocation, month: number): number {
  if (typeof strategyWeight === "number") return strategyWeight;
  return strategyWeight.findLast(({ fromTimeStep }) => fromTimeStep <= month)?.weight ?? 0;
}
