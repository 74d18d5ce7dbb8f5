import type { Draft } from "#client/form/draft.ts";
import { NO_CONTACT } from "#shared/contract/contact.ts";
import {
  CHILD_GOALS,
  enabledKeyOf,
  forcedInputsOf,
  GOAL_TYPES,
  type GoalType,
  KIDS_SAVER_GOALS,
  type KidsSaverGoalKey,
} from "#shared/domain/child-goals.ts";
import { KIDS_SAVER_DEFAULTS } from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { firstGoal } from "#shared/kids-saver/first-goal.ts";
import type { KidsSaverForm } from "#shared/kids-saver/schemas.ts";

type Entries = Draft<Required<KidsSaverForm>, "risk">;

/** The goals of a child while they are filled in, each under its own key, in the plan or not. */
export interface GoalEntries extends Pick<Entries, KidsSaverGoalKey | `${KidsSaverGoalKey}Enabled`> {
  /** For each goal, true once the visitor has entered its cost, or confirmed the amount that the form starts with. */
  readonly areExpensesGiven: Readonly<Record<KidsSaverGoalKey, boolean>>;
}

export interface KidsSaverDraft extends Entries, GoalEntries {}

/** Returns the initial form: no goal is enabled, and the risk preference and the contact data are unset. */
export function initialKidsSaverDraft(start: PlanMonth): KidsSaverDraft {
  const { countryOfExpense: _, ...saver } = KIDS_SAVER_DEFAULTS;
  return {
    ...saver,
    risk: "",
    ...NO_CONTACT,
    targetChance: DEFAULT_TARGET_CHANCE,
    ...initialGoals(start),
  };
}

/** Returns the goals as a form starts with them: none is enabled. */
export function initialGoals(start: PlanMonth): GoalEntries {
  const goals = GOAL_TYPES.flatMap((type) => [
    [CHILD_GOALS[type].kidsSaver.key, firstGoal(type, start)],
    [enabledKeyOf(type), false],
  ]);
  return {
    areExpensesGiven: ofEveryGoal(false),
    ...(Object.fromEntries(goals) as Omit<GoalEntries, "areExpensesGiven">),
  };
}

/** Returns the draft of a form, whose payload is sent once its costs were entered; returns a draft unchanged. */
export function draftOf(state: KidsSaverDraft | KidsSaverForm): KidsSaverDraft {
  return { targetChance: DEFAULT_TARGET_CHANCE, areExpensesGiven: ofEveryGoal(true), ...state };
}

export function ofEveryGoal(isGiven: boolean): GoalEntries["areExpensesGiven"] {
  const keys = KIDS_SAVER_GOALS.map((type) => CHILD_GOALS[type].kidsSaver.key);
  return Object.fromEntries(keys.map((key) => [key, isGiven])) as GoalEntries["areExpensesGiven"];
}

/** Returns the draft as the contract reads it, with the inputs that goals force. */
export function withForcedInputs<D extends GoalEntries>({
  areExpensesGiven: _,
  ...draft
}: D): Omit<D, "areExpensesGiven"> {
  const goals = KIDS_SAVER_GOALS.map((type) => {
    const { key } = CHILD_GOALS[type].kidsSaver;
    const { numberOfYears = draft[key].numberOfYears } = forcedInputsOf(type);
    return [key, { ...draft[key], numberOfYears }];
  });
  return { ...draft, ...Object.fromEntries(goals) };
}

/** Returns whether a child has a goal in the plan. */
export function hasGoals(draft: GoalEntries): boolean {
  return enabledTypes(draft).length > 0;
}

/** Returns the types of the goals that are part of the plan, in the order in which they are shown. */
export function enabledTypes(draft: GoalEntries): readonly GoalType[] {
  return KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)]);
}
