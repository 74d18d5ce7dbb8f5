import { enabledTypes } from "#client/features/kids-saver/kids-saver-draft.ts";
import { withGoal } from "#client/features/kids-saver/take-goal.ts";
import { impliedEntriesOf, lifestyleBudget } from "#client/features/pension/pension-draft.ts";
import { convertAmount } from "#client/form/convert-amount.ts";
import { isSamePlan } from "#client/session/read-state.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { ChildGoalPlan } from "#shared/child-goal/schemas.ts";
import type { Contact } from "#shared/contract/contact.ts";
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

/** What the savings of a plan are to those of the family: the same money, or further money. */
export type TakenSavings = "same" | "separate";

/** Where a plan goes in a family. */
export interface Destination {
  /** The place of the child that the goals are for; undefined for a pension. */
  readonly place: number | undefined;
  /** What was taken from an earlier version of the plan, which this one replaces; undefined if nothing was. */
  readonly earlier?: TakenOver | undefined;
}

/** A plan that was taken over, with the family before and after, without contact data. */
export interface TakenOver extends TakenPlan, Pick<Destination, "place"> {
  readonly savings: TakenSavings;
  /** True if it replaced a goal, or another version of itself. */
  readonly isReplacing: boolean;
  readonly before: PlanFields;
  readonly after: PlanFields;
}

/** A family's form without contact data. */
export type PlanFields = Omit<FamilyDraft, keyof Contact>;

/**
 * Returns the family with the plan of another calculator in it. The first plan brings its currency; amounts of later ones
 * are converted. Savings are one pot. Further money stays that of the child or of retirement, for which it was entered; the
 * same money is divided by need, and of different amounts the larger one counts. A later version of a plan changes amounts by
 * its difference to the earlier one.
 * @param plan one that there is room for
 */
export function takePlan(
  draft: FamilyDraft,
  plan: OtherPlan,
  start: PlanMonth,
  savings: TakenSavings = "same",
  to: Destination = { place: placeOf(draft, plan, start) },
): FamilyDraft {
  const family = isSamePlan(draft, initialFamilyDraft(start)) ? { ...draft, currency: plan.currency } : draft;
  const taken = withEntries(family, plan, start, to);
  const { place, earlier } = to;
  const present = family.savings;
  const own = savingsOf(plan, family.currency);
  const before = earlier ? savingsOf(earlier.plan, family.currency) : 0;
  if (typeof present !== "number" || own === before) return taken;
  if (present > 0 && kindOfSavings(earlier, savings) === "same") {
    return { ...taken, savings: Math.max(present, own), hasOwnShares: false };
  }
  const further = own - before;
  const shares = sharesOf(family, start);
  const total = Math.max(0, present + further);
  // That of retirement is none of the children's.
  const amounts = taken.children.map((_, index) =>
    Math.max(0, ((Number(shares[index]) || 0) / 100) * present + (index === place ? further : 0)),
  );
  return withShares(
    { ...taken, savings: total },
    // Not in whole percents, which would move money from one to another.
    amounts.map((amount) => (total > 0 ? Math.min(100, inPercent(amount / total)) : 0)),
  );
}

/** Returns what the savings of a plan are: as they were counted before, if they were, else as chosen now. */
export function kindOfSavings(earlier: TakenOver | undefined, chosen: TakenSavings): TakenSavings {
  return earlier && earlier.plan.currentAdditional > 0 ? earlier.savings : chosen;
}

/** Returns the family with the entries of a plan but for its savings. */
function withEntries(family: FamilyDraft, plan: OtherPlan, start: PlanMonth, to: Destination): FamilyDraft {
  if ("country" in plan) return withPensionPlan(family, plan);
  return { ...family, children: withGoals(family, plan, start, to) };
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

/**
 * Returns what has to be asked before a plan is taken; undefined unless both the family and the plan count savings, or if an
 * earlier version of the plan has brought some.
 */
export function savingsQuestion(
  draft: FamilyDraft,
  plan: OtherPlan,
  earlier?: TakenOver,
): SavingsQuestion | undefined {
  if (earlier && earlier.plan.currentAdditional > 0) return undefined;
  const sums = savingsWith(draft, plan);
  const [ofFamily, ofPlan] = [Number(draft.savings), savingsOf(plan, draft.currency)];
  return sums && ofFamily > 0 && ofPlan > 0 ? { ...sums, ofFamily, ofPlan } : undefined;
}

/** Returns whether a family holds a plan of another calculator already. */
export function holdsPlan(draft: FamilyDraft, plan: OtherPlan, start: PlanMonth): boolean {
  const to = { place: placeOf(draft, plan, start) };
  const isCounted = Number(draft.savings) >= savingsOf(plan, draft.currency);
  return (
    isCounted && hasRoomFor(draft, plan, start) && isSamePlan(draft, withEntries(draft, plan, start, to))
  );
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
 * Returns the place of the child that the goals of a plan go to: one of their age that has them, or has no others of their
 * types, one without entries, or a new one. Undefined for a pension, and if there is no room for another child.
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
  const isOfAge = (child: ChildDraft) => !hasAge(plan) || child.age === plan.age;
  const hasAll = (child: ChildDraft) => isOfAge(child) && goals.every((goal) => has(child, goal));
  const isTheirs = (child: ChildDraft) =>
    !isBlank(child) &&
    isOfAge(child) &&
    goals.every((goal) => !child[enabledKeyOf(goal.type)] || has(child, goal));
  const kinds = [hasAll, isTheirs, isBlank];
  const found = kinds.map((is) => children.findIndex(is)).find((index) => index >= 0);
  return found ?? (children.length < MOST_CHILDREN ? children.length : undefined);
}

/** Returns whether a family can take a plan: always a pension, and goals if there is room for their child. */
export function hasRoomFor(draft: FamilyDraft, plan: OtherPlan, start: PlanMonth): boolean {
  return "country" in plan || placeOf(draft, plan, start) !== undefined;
}

type Goals = KidsSaverPlan["goals"];

/** Returns the goals of a plan; none for a pension. */
export function goalsOf(plan: OtherPlan): Goals {
  if ("country" in plan) return [];
  return "goals" in plan ? plan.goals : [plan];
}

/** Returns whether the goals of a plan are for a child of a given age. */
export function hasAge(plan: OtherPlan): boolean {
  return goalsOf(plan).some(({ type }) => forcedInputsOf(type).age === undefined);
}

/** Returns whether a child has a goal already. @param currencies the goal's and the child's */
function hasGoal(child: ChildDraft, goal: Goals[number], currencies: readonly [Currency, Currency]): boolean {
  return isSamePlan(child, withGoal(child, goal, currencies));
}

/** Returns the children with the goals of a plan, at their place. A goal that is there already is paid for once. */
function withGoals(
  { children, currency }: FamilyDraft,
  plan: ChildGoalPlan | KidsSaverPlan,
  start: PlanMonth,
  { place, earlier }: Destination,
): readonly ChildDraft[] {
  const goals = goalsOf(plan);
  const currencies = [plan.currency, currency] as const;
  const present = place === undefined ? undefined : children[place];
  const isHeld = !earlier && present && goals.every((goal) => hasGoal(present, goal, currencies));
  if (place === undefined || isHeld) return children;
  const isBlank = present === undefined || isSamePlan(present, initialChild(start));
  const child = isBlank ? childWithoutGoals(plan, start) : present;
  const isAs = (key: "age" | "risk") => earlier !== undefined && child[key] === earlier.plan[key];
  const taken = goals.reduce((all, goal) => withGoal(all, goal, currencies), {
    ...child,
    ...Object.fromEntries(
      (earlier ? goalsOf(earlier.plan) : []).map(({ type }) => [enabledKeyOf(type), false]),
    ),
    age: isAs("age") && hasAge(plan) ? plan.age : child.age,
    risk: child.risk && !isAs("risk") ? child.risk : plan.risk,
    monthlyInvestment: monthlyWith(child, plan, earlier, currency),
  });
  return children.toSpliced(place, 1, taken);
}

/** Returns a child as the goals of a plan need it, before it has them. */
export function childWithoutGoals(plan: OtherPlan, start: PlanMonth): ChildDraft {
  return {
    ...initialChild(start),
    educationGoalEnabled: false,
    monthlyInvestment: 0,
    ...(hasAge(plan) && { age: plan.age }),
  };
}

/** Returns what is saved for a child each month with a plan, which may replace others of its goals. */
function monthlyWith(
  child: ChildDraft,
  plan: OtherPlan,
  earlier: TakenOver | undefined,
  currency: Currency,
): number {
  const monthlyOf = (of: OtherPlan) =>
    converted(of.monthlyInvestment, of.currency, currency, MONTHLY_INVESTMENT_LIMITS[currency].step);
  const [saved, own] = [Number(child.monthlyInvestment), monthlyOf(plan)];
  if (earlier !== undefined) return Math.max(0, saved + own - monthlyOf(earlier.plan));
  const types = goalsOf(plan).map(({ type }) => type);
  const present = enabledTypes(child);
  if (!present.some((type) => types.includes(type))) return saved + own;
  return present.every((type) => types.includes(type)) ? own : Math.max(saved, own);
}
