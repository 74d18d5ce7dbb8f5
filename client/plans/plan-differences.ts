import { comparableFacts } from "#client/form/comparable-facts.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The same figure or entry of two plans, in words. */
export interface ComparedFact {
  readonly label: string;
  readonly kept: string;
  readonly now: string;
}

/** The figures that mean the same of both plans: first those that both have, in the order of the results. */
export function comparedFigures(
  kept: readonly Block[],
  now: readonly Block[],
  wording: Wording,
): readonly ComparedFact[] {
  return compared(comparableFacts(kept), comparableFacts(now), wording);
}

/** What was entered differently. */
export function differentEntries(
  kept: readonly Fact[],
  now: readonly Fact[],
  wording: Wording,
): readonly ComparedFact[] {
  return compared(kept, now, wording).filter((fact) => fact.kept !== fact.now);
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

/** How the chances of two plans differ, in scenarios of 100. @param kept percent @param now percent */
export function chanceDifference(kept: number, now: number, { plans: { compare } }: Wording): string {
  // Of the chances as they are told, which are cut down.
  const count = Math.abs(Math.floor(now) - Math.floor(kept));
  if (count === 0) return compare.same;
  return now > kept ? compare.more({ count }) : compare.fewer({ count });
}
