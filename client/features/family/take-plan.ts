import { withGoal } from "#client/features/kids-saver/take-goal.ts";
import { impliedEntriesOf, lifestyleBudget } from "#client/features/pension/pension-draft.ts";
import { convertAmount } from "#client/form/convert-amount.ts";
import { toField } from "#client/form/FieldLinks.tsx";
import { isSamePlan } from "#client/session/read-state.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import { enabledKeyOf, forcedInputsOf } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import {
  CONVERTED_YEARLY_STEP,
  MONTHLY_INVESTMENT_LIMITS,
  MOST_CHILDREN,
  PENSION_LIMITS,
  SAVED_AMOUNT_LIMITS,
} from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverPlan } from "#shared/kids-saver/schemas.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import {
  type ChildDraft,
  type FamilyDraft,
  initialChild,
  initialFamilyDraft,
  inPercent,
} from "./family-draft.ts";
import { pensionOf, withPension } from "./pension-part.ts";
import { sharesOf, withShares } from "./savings-shares.ts";

/** A plan of another calculator. */
export type OtherPlan = PensionPlan | ChildGoalPlan | KidsSaverPlan;

/** A plan with the calculator that it comes from. */
export interface TakenPlan {
  readonly calculator: Calculator;
  readonly plan: OtherPlan;
}

/** Path of the question about savings, as of a field. */
export const QUESTION_FIELD = "taken";

/** Returns the state of a step to the family plan that asks about the savings of a plan before taking it. */
export function askingAbout(taken: TakenPlan): object {
  return { taken, ...toField(QUESTION_FIELD) };
}

/** What the savings of a plan are to those of the family: the same money, or further money. */
export type TakenSavings = "same" | "separate";

/**
 * Returns the family with the plan of another calculator in it. The first plan brings its currency; amounts of later ones
 * are converted. Savings are one pot. Further money stays that of the child or of retirement, for which it was entered; the
 * same money is divided by need, and of different amounts the larger one counts.
 * @param plan one that there is room for
 */
export function takePlan(
  draft: FamilyDraft,
  plan: OtherPlan,
  start: PlanMonth,
  savings: TakenSavings = "same",
): FamilyDraft {
  const family = isSamePlan(draft, initialFamilyDraft(start)) ? { ...draft, currency: plan.currency } : draft;
  const taken = withEntries(family, plan, start);
  const sums = savingsWith(family, plan);
  const own = savingsOf(plan, family.currency);
  if (sums === undefined || own === 0) return taken;
  const present = Number(family.savings);
  if (present > 0 && savings === "same") return { ...taken, savings: sums.same, hasOwnShares: false };
  const shares = sharesOf(family, start);
  // That of retirement is none of the children's.
  const place = taken.children.findIndex((child, index) => child !== family.children[index]);
  const amounts = taken.children.map(
    (_, index) => ((Number(shares[index]) || 0) / 100) * present + (index === place ? own : 0),
  );
  const total = sums.separate;
  return withShares(
    { ...taken, savings: total },
    // Rounded down: together they must not be more than all.
    amounts.map((amount) => Math.floor(inPercent(amount / total))),
  );
}

/** Returns the family with the entries of a plan but for its savings. */
function withEntries(family: FamilyDraft, plan: OtherPlan, start: PlanMonth): FamilyDraft {
  if ("country" in plan) return withPensionPlan(family, plan);
  return { ...family, children: withGoals(family, plan, start) };
}

/** Returns the family's savings together with a plan's; undefined while the family's are no number. */
function savingsWith(
  { savings, currency }: FamilyDraft,
  plan: OtherPlan,
): Readonly<Record<TakenSavings, number>> | undefined {
  if (typeof savings !== "number") return undefined;
  const saved = savingsOf(plan, currency);
  return { same: Math.max(savings, saved), separate: savings + saved };
}

/** Returns the savings that a plan counts, in the currency of the family. */
function savingsOf({ currentAdditional, currency }: OtherPlan, own: Currency): number {
  return converted(currentAdditional, currency, own, SAVED_AMOUNT_LIMITS.step);
}

/** Savings that may be the same money, or not. */
export interface SavingsQuestion extends Readonly<Record<TakenSavings, number>> {
  readonly ofFamily: number;
  readonly ofPlan: number;
}

/** Returns what has to be asked before a plan is taken; undefined unless both the family and the plan count savings. */
export function savingsQuestion(draft: FamilyDraft, plan: OtherPlan): SavingsQuestion | undefined {
  const sums = savingsWith(draft, plan);
  const [ofFamily, ofPlan] = [Number(draft.savings), savingsOf(plan, draft.currency)];
  return sums && ofFamily > 0 && ofPlan > 0 ? { ...sums, ofFamily, ofPlan } : undefined;
}

/** Returns whether a family holds a plan of another calculator already. */
export function holdsPlan(draft: FamilyDraft, plan: OtherPlan, start: PlanMonth): boolean {
  const isCounted = Number(draft.savings) >= savingsOf(plan, draft.currency);
  return isCounted && hasRoomFor(draft, plan, start) && isSamePlan(draft, withEntries(draft, plan, start));
}

function converted(amount: number, from: Currency, to: Currency, step: number): number {
  return from === to ? amount : Number(convertAmount(amount, [from, to], step));
}

function withPensionPlan(draft: FamilyDraft, plan: PensionPlan): FamilyDraft {
  const { type: _, currency: own, currentAdditional: __, targetChance: ___, ...entries } = plan;
  const { currency } = draft;
  const money = (amount: number, step: number) => converted(amount, own, currency, step);
  const { annualLivingCost, otherIncome, monthlySalary, monthlyInvestment, expectedAdditional } = entries;
  const yearly = (amount: number | undefined) => amount && money(amount, CONVERTED_YEARLY_STEP);
  const budget = yearly(annualLivingCost) ?? lifestyleBudget({ ...plan, currency });
  return withPension(draft, {
    ...pensionOf(draft),
    ...impliedEntriesOf(plan),
    ...entries,
    monthlySalary: money(monthlySalary, PENSION_LIMITS.monthlySalary.step),
    monthlyInvestment: money(monthlyInvestment, MONTHLY_INVESTMENT_LIMITS[currency].step),
    expectedAdditional: money(expectedAdditional, SAVED_AMOUNT_LIMITS.step),
    annualLivingCost: budget,
    ...(otherIncome !== undefined && { otherIncome: money(otherIncome, CONVERTED_YEARLY_STEP) }),
  });
}

/**
 * Returns the place of the child that the goals of a plan go to: one that has them, one of their age that has no others of
 * their types, one without entries, or a new one. Undefined for a pension, and if there is no room for another child.
 */
export function placeOf(
  { children, currency }: FamilyDraft,
  plan: OtherPlan,
  start: PlanMonth,
): number | undefined {
  if ("country" in plan) return undefined;
  const goals = goalsOf(plan);
  const first = initialChild(start);
  const has = (child: ChildDraft, goal: Goals[number]) => hasGoal(child, goal, [plan.currency, currency]);
  const isBlank = (child: ChildDraft) => isSamePlan(child, first);
  const isTheirs = (child: ChildDraft) =>
    !isBlank(child) &&
    (!hasAge(plan) || child.age === plan.age) &&
    goals.every((goal) => !child[enabledKeyOf(goal.type)] || has(child, goal));
  const kinds = [(child: ChildDraft) => goals.every((goal) => has(child, goal)), isTheirs, isBlank];
  const found = kinds.map((is) => children.findIndex(is)).find((index) => index >= 0);
  return found ?? (children.length < MOST_CHILDREN ? children.length : undefined);
}

/** Returns whether a family can take a plan: always a pension, and goals if there is room for their child. */
export function hasRoomFor(draft: FamilyDraft, plan: OtherPlan, start: PlanMonth): boolean {
  return "country" in plan || placeOf(draft, plan, start) !== undefined;
}

type Goals = KidsSaverPlan["goals"];

function goalsOf(plan: ChildGoalPlan | KidsSaverPlan): Goals {
  return "goals" in plan ? plan.goals : [plan];
}

/** Returns whether the goals of a plan are for a child of a given age. */
function hasAge(plan: ChildGoalPlan | KidsSaverPlan): boolean {
  return goalsOf(plan).some(({ type }) => forcedInputsOf(type).age === undefined);
}

/** Returns whether a child has a goal already. @param currencies the goal's and the child's */
function hasGoal(child: ChildDraft, goal: Goals[number], currencies: readonly [Currency, Currency]): boolean {
  return isSamePlan(child, withGoal(child, goal, currencies));
}

/** Returns the children with the goals of a plan, at their place. A goal that is there already is paid for once. */
function withGoals(
  draft: FamilyDraft,
  plan: ChildGoalPlan | KidsSaverPlan,
  start: PlanMonth,
): readonly ChildDraft[] {
  const { children, currency } = draft;
  const goals = goalsOf(plan);
  const currencies = [plan.currency, currency] as const;
  const place = placeOf(draft, plan, start);
  const present = place === undefined ? undefined : children[place];
  const isHeld = present && goals.every((goal) => hasGoal(present, goal, currencies));
  if (place === undefined || isHeld) return children;
  const first = initialChild(start);
  const blank: ChildDraft = {
    ...first,
    educationGoalEnabled: false,
    monthlyInvestment: 0,
    ...(hasAge(plan) && { age: plan.age }),
  };
  const child = present === undefined || isSamePlan(present, first) ? blank : present;
  const monthly = converted(plan.monthlyInvestment, ...currencies, MONTHLY_INVESTMENT_LIMITS[currency].step);
  const saved = Number(child.monthlyInvestment);
  const isShared = goals.some((goal) => hasGoal(child, goal, currencies));
  const taken = goals.reduce((all, goal) => withGoal(all, goal, currencies), {
    ...child,
    risk: child.risk || plan.risk,
    monthlyInvestment: isShared ? Math.max(saved, monthly) : saved + monthly,
  });
  return children.toSpliced(place, 1, taken);
}
