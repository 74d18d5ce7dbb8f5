import { toField } from "#client/form/FieldLinks.tsx";
import { isSamePlan } from "#client/session/read-state.ts";
import { isSame, takenBack } from "#client/session/taken-back.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import { enabledKeyOf } from "#shared/domain/child-goals.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type ChildDraft, type FamilyDraft, initialChild } from "./family-draft.ts";
import {
  childWithoutGoals,
  type Destination,
  goalsOf,
  hasAge,
  hasRoomFor,
  holdsPlan,
  kindOfSavings,
  type PlanFields,
  placeOf,
  savingsQuestion,
  type TakenOver,
  type TakenPlan,
  type TakenSavings,
  takePlan,
} from "./take-plan.ts";

/** Path of what is asked and told about a plan that is taken over, as of a field. */
export const TAKING_FIELD = "taken";

/** Returns the state of a step to the family plan, which tells what was taken. @param asked a plan to ask about first */
export function tellingTaken(asked?: TakenPlan): object {
  return { taken: asked, ...toField(TAKING_FIELD) };
}

/**
 * Returns where a plan goes; undefined if there is no room for another child. A plan that was taken over before and has
 * changed since replaces what was taken then, if it is for a child of the same age, or the age alone has changed.
 */
export function destinationOf(
  draft: FamilyDraft,
  { calculator, plan }: TakenPlan,
  taken: readonly TakenOver[],
  start: PlanMonth,
): Destination | undefined {
  const versions = taken.filter(
    (each) =>
      each.calculator === calculator &&
      isStillIn(draft, each) &&
      (!hasAge(plan) || isSamePlan({ ...each.plan, age: plan.age }, plan) || each.plan.age === plan.age),
  );
  const earlier = versions.findLast((each) => isSamePlan(each.plan, plan)) ?? versions.at(-1);
  if (earlier !== undefined) return { place: earlier.place, earlier };
  return hasRoomFor(draft, plan, start) ? { place: placeOf(draft, plan, start) } : undefined;
}

/** Returns a child that the visitor chose for the goals of a plan, as their destination. */
export function destinationAt(
  place: number,
  draft: FamilyDraft,
  { calculator }: TakenPlan,
  taken: readonly TakenOver[],
): Destination {
  const isThere = (each: TakenOver) =>
    each.calculator === calculator && each.place === place && isStillIn(draft, each);
  return { place, earlier: taken.findLast(isThere) };
}

/** Returns whether a family still has a plan that was taken over, or any goal of it, changed or not. */
function isStillIn({ children }: FamilyDraft, { plan, place }: TakenOver): boolean {
  const child = place === undefined ? undefined : children[place];
  return place === undefined || goalsOf(plan).some(({ type }) => child?.[enabledKeyOf(type)]);
}

/** Returns whether there is nothing to take of a plan: the family holds it, or had it, and the visitor has changed it there. */
export function isTaken(
  draft: FamilyDraft,
  { plan }: TakenPlan,
  to: Destination | undefined,
  start: PlanMonth,
): boolean {
  if (to?.earlier === undefined) return holdsPlan(draft, plan, start);
  return isSamePlan(to.earlier.plan, plan) || isSamePlan(draft, takePlan(draft, plan, start, "same", to));
}

/** Returns the family with a plan in it, and what was done. @param savings unused if there is nothing to ask */
export function takeOver(
  draft: FamilyDraft,
  { calculator, plan }: TakenPlan,
  to: Destination,
  start: PlanMonth,
  savings: TakenSavings = "separate",
): { readonly draft: FamilyDraft; readonly taken: TakenOver } {
  const { place, earlier } = to;
  const after = takePlan(draft, plan, start, savings, to);
  const present = presentChild(draft, place, start);
  const taken = {
    calculator,
    plan,
    place,
    savings: kindOfSavings(earlier, savingsQuestion(draft, plan) ? savings : "separate"),
    isReplacing: earlier !== undefined || goalsOf(plan).some(({ type }) => present?.[enabledKeyOf(type)]),
    before: withoutContact(draft) as PlanFields,
    after: withoutContact(after) as PlanFields,
  };
  return { draft: after, taken };
}

/** Returns the child at a place of a family; undefined if there is none, or nothing is entered of it. */
function presentChild(
  { children }: Pick<FamilyDraft, "children">,
  place: number | undefined,
  start: PlanMonth,
): ChildDraft | undefined {
  const child = place === undefined ? undefined : children[place];
  return child && isSamePlan(child, initialChild(start)) ? undefined : child;
}

/**
 * Returns the age that was assumed for the child of a plan without one; undefined if it was entered, before or since.
 */
export function assumedAge(
  { children }: FamilyDraft,
  { plan, place, before, after }: TakenOver,
  start: PlanMonth,
): number | undefined {
  if (place === undefined || hasAge(plan) || presentChild(before, place, start) !== undefined)
    return undefined;
  const age = after.children[place]?.age;
  return typeof age === "number" && children[place]?.age === age ? age : undefined;
}

/** Returns the places of children that the goals of a plan that was taken over may be for instead; the last may be new. */
export function otherPlaces({ before, place }: TakenOver, start: PlanMonth): readonly number[] {
  if (place === undefined) return [];
  const { length } = before.children;
  const isFurther = length < MOST_CHILDREN && presentChild(before, place, start) !== undefined;
  return [...Array(isFurther ? length + 1 : length).keys()].filter((each) => each !== place);
}

/**
 * Returns the family without a plan that was taken over. What was entered since stays, in its currency, and so does a child
 * that came with the plan, if any of its entries was changed.
 */
export function putBack(
  draft: FamilyDraft,
  { before, after, plan, place = 0 }: TakenOver,
  start: PlanMonth,
): FamilyDraft {
  if (isSamePlan(draft, after)) return { ...draft, ...before };
  const isKept = place === before.children.length && !isSame(draft.children[place], after.children[place]);
  const children = isKept ? [...before.children, childWithoutGoals(plan, start)] : before.children;
  return takenBack(draft, { ...before, children, currency: after.currency }, after) as FamilyDraft;
}
