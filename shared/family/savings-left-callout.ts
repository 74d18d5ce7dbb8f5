import { targetOf } from "#shared/domain/insights.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/** The part of the savings below which retirement has hardly any. */
const HARDLY_ANY = 0.1;

/** Returns a note if the shares of the children leave hardly any of the savings for a retirement below its target. */
export function savingsLeftCallout(
  plan: FamilyPlan,
  { purses: { pension } }: FamilyResult,
  wording: Wording,
): readonly Block<"callout">[] {
  const { savings, currency, children } = plan;
  const rest = pensionPurse(plan).currentAdditional;
  if (savings === 0 || rest >= HARDLY_ANY * savings || pension.chance >= targetOf(plan)) return [];
  const money = (amount: number) => formatMoney(amount, currency, wording);
  const text = wording.family.savingsLeft({
    amount: money(savings - rest),
    rest: money(rest),
    children: children.length,
  });
  return [{ kind: "callout", tone: "neutral", text }];
}
