import { inverseNormal } from "./inverse-normal.ts";

/** A chance, in percent, after a whole number of steps away from a plan. */
export interface Probe {
  readonly step: number;
  readonly chance: number;
}

interface Search {
  /** Percent. */
  readonly target: number;
  /** The last step there is. */
  readonly lastStep: number;
  /** How often a chance may be asked for. */
  readonly mostProbes: number;
}

interface Crossing {
  /** The last step found on the side of the target where the plan is. */
  readonly before: Probe;
  /** The first step found on the other side; undefined where none was. */
  readonly after: Probe | undefined;
}

/**
 * Looks for the step at which a chance that only rises, or only falls, crosses a target: by straight lines through the
 * normal quantiles of the chances (probits), which are nearly straight. With too few probes both steps lie on their sides
 * all the same, but others may lie between them.
 * @param known what is known already, ascending, the plan itself (step 0) among it
 * @throws what `chanceAt` throws
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

/** Where a line through the probits of two chances meets that of the target; undefined where it never does. */
function crossingOfLine(one: Probe, other: Probe, target: number): number | undefined {
  const slope = (probit(other.chance) - probit(one.chance)) / (other.step - one.step);
  const step = other.step + (probit(target) - probit(other.chance)) / slope;
  return Number.isFinite(step) ? step : undefined;
}

/** @param percent held away from 0 and 100, where it has no probit */
function probit(percent: number): number {
  return inverseNormal(Math.min(0.9999, Math.max(0.0001, percent / 100)));
}
