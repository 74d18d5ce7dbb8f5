import { goalChangeSentence } from "#shared/child-goal/insight-blocks.ts";
import { pensionChangeSentence } from "#shared/pension/insight-blocks.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FamilyChange } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { childName } from "./names.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import type { FamilyPlan } from "./schemas.ts";

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
  const ofChildren = (plan: FamilyPlan) =>
    childPurses(plan).map(({ currentAdditional }) => currentAdditional);
  const [before, after] = [ofChildren(now), ofChildren(then)];
  if (after.every((amount) => amount === 0)) return savingsForRetirement;
  return savings({ amounts: amountsFor(before, after, pensionPurse(then).currentAdditional, then, wording) });
}

/** Returns a sentence on a plan that divides anew what it saves each month. */
export function monthlySentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const { monthlyDivision, monthlyForRetirement } = wording.family.changes;
  if (monthlyOf(then).every((amount) => amount === 0)) return monthlyForRetirement;
  return monthlyDivision({ amounts: monthlyAmounts(now, then, wording) });
}

/** Returns a sentence on a plan that saves more each month than now, and divides it anew. */
export function monthlyInAllSentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const money = (plan: FamilyPlan) => formatMoney(familyMonth(plan), plan.currency, wording);
  return wording.family.changes.monthlyInAll({
    amount: money(then),
    before: money(now),
    amounts: monthlyAmounts(now, then, wording),
  });
}

function monthlyOf({ children }: FamilyPlan): readonly number[] {
  return children.map(({ monthlyInvestment }) => monthlyInvestment);
}

function monthlyAmounts(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const ofRetirement = currentMonthlyInvestment(pensionPurse(then));
  return amountsFor(monthlyOf(now), monthlyOf(then), ofRetirement, then, wording);
}

/**
 * Returns what each child gets, and retirement, within a sentence; no child that gets nothing and has nothing now.
 * @param before what each child has now
 * @param amounts what it gets
 * @param rest for retirement
 */
function amountsFor(
  before: readonly number[],
  amounts: readonly number[],
  rest: number,
  { children, currency }: FamilyPlan,
  wording: Wording,
): string {
  const { amountFor, amountForRetirement } = wording.family.changes;
  const ofChildren = amounts.flatMap((amount, index) =>
    amount > 0 || (before[index] ?? 0) > 0
      ? [
          amountFor({
            amount: formatMoney(amount, currency, wording),
            child: childName(index, children.length, wording).inSentence,
          }),
        ]
      : [],
  );
  const ofRetirement = amountForRetirement({ amount: formatMoney(rest, currency, wording) });
  return allOf([...ofChildren, ofRetirement], wording);
}

function unknownChange({ kind, child }: ToldChange): RangeError {
  return new RangeError(
    `the plan has no ${kind} of ${child === undefined ? "the pension" : `child ${child}`}`,
  );
}
