import { enabledTypes, withForcedInputs } from "#client/features/kids-saver/kids-saver-draft.ts";
import { guardFaults as childGuards } from "#client/features/kids-saver/kids-saver-plan.ts";
import {
  formOf as pensionFormOf,
  guardFaults as pensionGuards,
  withProposal as pensionWithProposal,
} from "#client/features/pension/pension-draft.ts";
import { withoutDefaultTarget } from "#client/form/draft.ts";
import { isOver } from "#shared/child-goal/over-rules.ts";
import { contactOf, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { familyPlanOf, validateFamilyForm } from "#shared/family/form.ts";
import type { FamilyForm, FamilyPlan } from "#shared/family/schemas.ts";
import { type ChildDraft, type FamilyDraft, inPercent } from "./family-draft.ts";
import { pensionOf, withPension } from "./pension-part.ts";
import { sharesOf, withShares } from "./savings-shares.ts";

/** Returns the form as the payload carries it, valid or not: of the children's goals, those in the plan. */
export function formOf(draft: FamilyDraft, start: PlanMonth): object {
  const { currency, savings, targetChance, contributionsGoOn } = draft;
  const { currency: _, currentAdditional: __, ...pension } = pensionFormOf(pensionOf(draft));
  const shares = sharesOf(draft, start);
  return withoutDefaultTarget({
    ...contactOf(draft),
    currency,
    savings,
    targetChance,
    pension,
    children: draft.children.map((child, index) => childOf(child, shares[index] ?? 0)),
    ...(contributionsGoOn && { contributionsGoOn }),
  });
}

function childOf(child: ChildDraft, share: number | string) {
  const { age, monthlyInvestment, risk } = child;
  const goals = withForcedInputs(child);
  return {
    age,
    monthlyInvestment,
    risk,
    savingsShare: typeof share === "number" ? share / 100 : share,
    goals: enabledTypes(child).map((type) => goals[CHILD_GOALS[type].kidsSaver.key]),
  };
}

/** Returns every fault of the draft by the contract, at the fields of the draft. */
export function faultsOf(draft: FamilyDraft, start: PlanMonth): readonly Fault[] {
  const validated = validateFamilyForm(formOf(draft, start));
  return validated.ok ? [] : validated.faults.map((fault) => inDraft(fault, draft));
}

const GOAL = /^\/children\/(\d+)\/goals\/(\d+)/;
const SHARE = /\/savingsShare$/;

/** Returns a fault at the field of the draft: each goal has its own key there, and shares are in percent. */
function inDraft(fault: Fault, { children }: FamilyDraft): Fault {
  const { path, limit = 0 } = fault;
  if (SHARE.test(path))
    return { ...fault, path: path.replace(SHARE, "/savingsPercentage"), limit: 100 * limit };
  const [goal, child, place] = GOAL.exec(path) ?? [];
  const entries = children[Number(child)];
  const type = entries && enabledTypes(entries)[Number(place)];
  return goal === undefined || type === undefined
    ? fault
    : { ...fault, path: `/children/${child}/${CHILD_GOALS[type].kidsSaver.key}${path.slice(goal.length)}` };
}

/** Returns the faults that keep the plan from being calculated. Contact data do not. */
export function planFaultsOf(draft: FamilyDraft, start: PlanMonth): readonly Fault[] {
  const faults = faultsOf({ ...draft, ...VALID_CONTACT }, start);
  const guards = [
    ...at("/pension", pensionGuards(pensionOf(draft))),
    ...draft.children.flatMap((child, index) => at(`/children/${index}`, childGuards(child, start))),
  ].filter(({ path }) => faults.every((fault) => fault.path !== path));
  // The first names the child, the second says what to do.
  const goalless = faults
    .filter(({ rule }) => rule === "minItems")
    .map((fault) => ({ ...fault, rule: "noGoal" }));
  const all = [...faults, ...guards, ...goalless];
  return all.length === 0 ? overChildren(draft, start) : all;
}

/** Returns a fault for each child whose goals are all over: whether it gets another, or goes, the visitor decides. */
function overChildren(draft: FamilyDraft, start: PlanMonth): readonly Fault[] {
  return (formFrom(draft, start)?.children ?? []).flatMap(({ goals }, index) =>
    goals.every((goal) => isOver(goal, start))
      ? [
          {
            path: `/children/${index}/goals`,
            rule: "goalsOver",
            message: "has no goal with years still ahead",
          },
        ]
      : [],
  );
}

const at = (base: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((fault) => ({ ...fault, path: `${base}${fault.path}` }));

/** Returns, for each child, whether an entry of it is still missing or wrong. */
export function unfinishedChildren(draft: FamilyDraft, start: PlanMonth): readonly boolean[] {
  const faults = planFaultsOf(draft, start);
  return draft.children.map((_, index) => faults.some(({ path }) => path.startsWith(`/children/${index}/`)));
}

/** Returns the plan to calculate, without contact data; undefined if it is invalid. */
export function planOf(draft: FamilyDraft, start: PlanMonth): FamilyPlan | undefined {
  return planFaultsOf(draft, start).length > 0 ? undefined : planFrom(draft, start);
}

function planFrom(draft: FamilyDraft, start: PlanMonth): FamilyPlan | undefined {
  const form = formFrom(draft, start);
  return form && familyPlanOf(form, start);
}

function formFrom(draft: FamilyDraft, start: PlanMonth): FamilyForm | undefined {
  const form = validateFamilyForm(formOf({ ...draft, ...VALID_CONTACT }, start));
  return form.ok ? form.value : undefined;
}

/** Returns the form with the parts of a plan that a proposal sets. */
export function withProposal(
  draft: FamilyDraft,
  { pension, children }: Partial<FamilyPlan>,
  start: PlanMonth,
): FamilyDraft {
  const form = formOf(draft, start) as FamilyForm;
  // A value that stays the same is not chosen by the proposal: a lifestyle would replace the visitor's own budget.
  const changes = Object.entries(pension ?? {}).filter(
    ([field, value]) => new Map<string, unknown>(Object.entries(form.pension)).get(field) !== value,
  );
  const changed = withPension(draft, pensionWithProposal(pensionOf(draft), Object.fromEntries(changes)));
  if (children === undefined) return changed;
  const entered = {
    ...changed,
    children: changed.children.map((child, index) => withGoals(child, children[index])),
  };
  const shares = form.children.map(({ savingsShare }, index) =>
    inPercent(children[index]?.savingsShare ?? savingsShare),
  );
  // The chances that the proposal told are those of its own division.
  return String(sharesOf(entered, start)) === String(shares) ? entered : withShares(entered, shares);
}

function withGoals(child: ChildDraft, set: FamilyPlan["children"][number] | undefined): ChildDraft {
  if (set === undefined) return child;
  const { age, monthlyInvestment, risk, goals } = set;
  const entries = goals.map((goal) => [CHILD_GOALS[goal.type].kidsSaver.key, goal]);
  return { ...child, age, monthlyInvestment, risk, ...Object.fromEntries(entries) };
}
