import { comparableFacts } from "#client/results/comparable-facts.ts";
import { hundredthsOf } from "#shared/report/chance.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** One figure or entry of two plans, as text. */
export interface ComparedFact {
  readonly label: string;
  readonly kept: string;
  readonly now: string;
}

/** Returns the figures that have the same meaning in both plans, those only in the kept plan last. */
export function comparedFigures(
  kept: readonly Block[],
  now: readonly Block[],
  wording: Wording,
): readonly ComparedFact[] {
  return compared(comparableFacts(kept, wording), comparableFacts(now, wording), wording);
}

/** Returns the entries that differ. */
export function differentEntries(
  kept: readonly Fact[],
  now: readonly Fact[],
  wording: Wording,
): readonly ComparedFact[] {
  return compared(kept, now, wording).filter((fact) => fact.kept !== fact.now);
}

/** Number of differences that name a plan. */
const MOST_NAMED = 2;

/**
 * Returns what a kept plan has unlike the present one, such as "Age of retirement: 60"; undefined if nothing, or if the
 * kept plan could not be read and has no entries.
 */
export function differenceName(
  kept: readonly Fact[],
  now: readonly Fact[],
  wording: Wording,
): string | undefined {
  const different = differentEntries(kept, now, wording);
  if (kept.length === 0 || different.length === 0) return undefined;
  const named = different.slice(0, MOST_NAMED).map((fact) => `${fact.label}: ${fact.kept}`);
  const count = different.length - named.length;
  if (count > 0) named.push(wording.plans.keep.moreDifferences({ count }));
  return named.join(" · ");
}

function compared(kept: readonly Fact[], now: readonly Fact[], wording: Wording): readonly ComparedFact[] {
  const none = wording.plans.compare.none;
  const [before, after] = [kept, now].map(
    (facts) => new Map(facts.map(({ label, value }) => [label, formatValue(value, wording)])),
  );
  const labels = new Set([...now, ...kept].map(({ label }) => label));
  return [...labels].map((label) => ({
    label,
    kept: before?.get(label) ?? none,
    now: after?.get(label) ?? none,
  }));
}

/** Returns a sentence on the difference of two chances, in scenarios of 100. @param kept percent @param now percent */
export function chanceDifference(kept: number, now: number, { plans: { compare } }: Wording): string {
  // The difference of the chances as shown, which are rounded.
  const count = Math.abs(hundredthsOf(now) - hundredthsOf(kept));
  if (count === 0) return compare.same;
  return now > kept ? compare.more({ count }) : compare.fewer({ count });
}
