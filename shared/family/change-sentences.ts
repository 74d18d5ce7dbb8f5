import { goalChangeSentence } from "#shared/child-goal/insight-blocks.ts";
import { pensionChangeSentence } from "#shared/pension/insight-blocks.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { childName } from "./names.ts";
import { pensionPurse, savingsOfParts } from "./purses.ts";
import type { FamilyPlan } from "./schemas.ts";
import { plannedAmounts } from "./spare.ts";

type ToldChange = Pick<FamilyChange, "kind" | "set" | "child" | "goal">;

/** Returns a sentence on a change of a family's plan. @throws {RangeError} if the plan lacks what it changes */
export function changeSentence(change: ToldChange, plan: FamilyPlan, wording: Wording): string {
  const { kind, set, child, goal: type } = change;
  const { ofGoal } = wording.insights.changes;
  if (kind === "savings") return savingsSentence(plan, { ...plan, ...set }, wording);
  if (kind === "monthlyDivision") return monthlySentence(plan, { ...plan, ...set }, wording);
  if (child === undefined) {
    if (kind !== "retirementAge" && kind !== "monthlyInvestment" && kind !== "spending")
      throw unknownChange(change);
    const sentence = pensionChangeSentence({ kind, set: set.pension ?? {} }, pensionPurse(plan), wording);
    return kind === "retirementAge"
      ? sentence
      : ofGoal({ goal: wording.family.retirement, change: sentence });
  }
  const goal = plan.children[child]?.goals.find((each) => each.type === type);
  const changed = set.children?.[child]?.goals.find((each) => each.type === type);
  if (goal === undefined || changed === undefined) throw unknownChange(change);
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  return ofGoal({
    goal: wording.family.childGoal({
      child: childName(child, plan.children.length, wording).alone,
      goal: wording.kidsSaver.goals[goal.type].name,
    }),
    change:
      kind === "university"
        ? wording.family.changes.university({
            country: wording.countries[changed.countryOfExpense].inSentence,
            amount: money(changed.currentAnnualExpense),
            before: money(goal.currentAnnualExpense),
          })
        : goalChangeSentence(kind, goal, changed, plan.currency, wording),
  });
}

/** Returns a sentence on a plan that divides its savings anew. */
function savingsSentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const { savings, savingsForRetirement } = wording.family.changes;
  const [before, after] = [savingsOfParts(now), savingsOfParts(then)];
  if (isForRetirement(after)) return savingsForRetirement;
  return savings({ amounts: amountsFor(before, after, then, wording) });
}

/** Returns a sentence on a plan that divides anew what it saves each month. */
export function monthlySentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const { monthlyDivision, monthlyForRetirement } = wording.family.changes;
  const [before, after] = [plannedAmounts(now), plannedAmounts(then)];
  if (isForRetirement(after)) return monthlyForRetirement;
  return monthlyDivision({ amounts: amountsFor(before, after, then, wording) });
}

/** Returns a sentence on a plan that saves more each month than now, and divides it anew. */
export function monthlyInAllSentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const money = (plan: FamilyPlan) => formatMoney(familyMonth(plan), plan.currency, wording);
  return wording.family.changes.monthlyInAll({
    amount: money(then),
    before: money(now),
    amounts: amountsFor(plannedAmounts(now), plannedAmounts(then), then, wording),
  });
}

function isForRetirement(amounts: readonly number[]): boolean {
  return amounts.slice(0, -1).every((amount) => amount === 0);
}

/**
 * Returns what each part gets, within a sentence; no child that gets nothing and has nothing now.
 * @param before what each part has now: the children in their order, then retirement
 * @param after what it gets
 */
function amountsFor(
  before: readonly number[],
  after: readonly number[],
  { children, currency }: FamilyPlan,
  wording: Wording,
): string {
  const { amountFor, amountForRetirement } = wording.family.changes;
  const told = after.flatMap((each, part) => {
    const amount = formatMoney(each, currency, wording);
    if (part === children.length) return [amountForRetirement({ amount })];
    const child = childName(part, children.length, wording).inSentence;
    return each > 0 || (before[part] ?? 0) > 0 ? [amountFor({ amount, child })] : [];
  });
  return allOf(told, wording);
}

function unknownChange({ kind, child }: ToldChange): RangeError {
  return new RangeError(
    `the plan has no ${kind} of ${child === undefined ? "the pension" : `child ${child}`}`,
  );
}
