import { inverseNormal } from "./inverse-normal.ts";

/** A chance, in percent, after a whole number of steps away from a plan. */
export interface Probe {
  readonly step: number;
  readonly chance: number;
}

interface Search {
  /** Percent. */
  readonly target: number;
  /** The last possible step. */
  readonly lastStep: number;
  /** Maximum number of chances to request. */
  readonly mostProbes: number;
}

interface Crossing {
  /** The last step found on the plan's side of the target. */
  readonly before: Probe;
  /** The first step found on the other side; undefined if there is none. */
  readonly after: Probe | undefined;
}

/**
 * Finds the step at which a monotonic chance crosses a target. Interpolates linearly between the normal quantiles of
 * the chances (probits), which are nearly linear. With too few probes both steps are still on their sides, but not
 * necessarily adjacent.
 * @param known chances already known, in ascending order of steps, including the plan itself (step 0)
 * @throws errors of `chanceAt`
 */
export async function findCrossing(
  known: readonly [Probe, ...Probe[]],
  { target, lastStep, mostProbes }: Search,
  chanceAt: (step: number) => Promise<number>,
): Promise<Crossing> {
  const [plan] = known;
  const isBefore = ({ chance }: Probe) => chance >= target === plan.chance >= target;
  const before = known.filter(isBefore);
  let after = known.find((probe) => !isBefore(probe));
  for (let probes = 0; probes < mostProbes; probes++) {
    const last = before.at(-1) ?? plan;
    const end = after?.step ?? lastStep + 1;
    if (end - last.step <= 1) break;
    const guess = crossingOfLine(after === undefined ? (before.at(-2) ?? last) : after, last, target);
    // The first whole step beyond the crossing; without a line to follow, halfway.
    const step = Math.min(end - 1, Math.max(last.step + 1, Math.ceil(guess ?? (last.step + end) / 2)));
    const probe = { step, chance: await chanceAt(step) };
    if (isBefore(probe)) before.push(probe);
    else after = probe;
  }
  return { before: before.at(-1) ?? plan, after };
}

/**
 * Returns the step at which a line through the probits of two chances reaches the target's; undefined if it never does.
 */
function crossingOfLine(one: Probe, other: Probe, target: number): number | undefined {
  const slope = (probit(other.chance) - probit(one.chance)) / (other.step - one.step);
  const step = other.step + (probit(target) - probit(other.chance)) / slope;
  return Number.isFinite(step) ? step : undefined;
}

/** @param percent clamped away from 0 and 100, which have no probit */
function probit(percent: number): number {
  return inverseNormal(Math.min(0.9999, Math.max(0.0001, percent / 100)));
}
