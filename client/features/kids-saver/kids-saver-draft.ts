import type { Draft } from "#client/form/draft.ts";
import { NO_CONTACT } from "#shared/contract/contact.ts";
import {
  CHILD_GOALS,
  enabledKeyOf,
  forcedInputsOf,
  GOAL_TYPES,
  KIDS_SAVER_GOALS,
  type KidsSaverGoalKey,
} from "#shared/domain/child-goals.ts";
import { KIDS_SAVER_DEFAULTS } from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverForm } from "#shared/kids-saver/schemas.ts";

export interface KidsSaverDraft extends Draft<Required<KidsSaverForm>, "risk"> {
  /** For each goal, true once the visitor has entered its cost, or confirmed the amount that the form starts with. */
  readonly areExpensesGiven: Readonly<Record<KidsSaverGoalKey, boolean>>;
}

/** Returns the initial form: no goal is enabled, and the risk preference and the contact data are unset. */
export function initialKidsSaverDraft({ year }: PlanMonth): KidsSaverDraft {
  const { countryOfExpense, ...saver } = KIDS_SAVER_DEFAULTS;
  const goals = GOAL_TYPES.flatMap((type) => {
    const { key, defaults } = CHILD_GOALS[type].kidsSaver;
    const { startsInYears, ...expense } = defaults;
    const goal = { type, countryOfExpense, startYear: year + startsInYears, ...expense };
    return [
      [key, goal],
      [enabledKeyOf(type), false],
    ];
  });
  return {
    ...saver,
    risk: "",
    ...NO_CONTACT,
    targetChance: DEFAULT_TARGET_CHANCE,
    areExpensesGiven: ofEveryGoal(false),
    ...(Object.fromEntries(goals) as Pick<KidsSaverDraft, KidsSaverGoalKey | `${KidsSaverGoalKey}Enabled`>),
  };
}

/** Returns the draft of a form, whose payload is sent once its costs were entered; returns a draft unchanged. */
export function draftOf(state: KidsSaverDraft | KidsSaverForm): KidsSaverDraft {
  return { targetChance: DEFAULT_TARGET_CHANCE, areExpensesGiven: ofEveryGoal(true), ...state };
}

function ofEveryGoal(isGiven: boolean): KidsSaverDraft["areExpensesGiven"] {
  const keys = KIDS_SAVER_GOALS.map((type) => CHILD_GOALS[type].kidsSaver.key);
  return Object.fromEntries(keys.map((key) => [key, isGiven])) as KidsSaverDraft["areExpensesGiven"];
}

/** Returns the draft as the contract reads it, with the inputs that goals force. */
export function withForcedInputs({
  areExpensesGiven: _,
  ...draft
}: KidsSaverDraft): Draft<Required<KidsSaverForm>, "risk"> {
  const goals = KIDS_SAVER_GOALS.map((type) => {
    const { key } = CHILD_GOALS[type].kidsSaver;
    const { numberOfYears = draft[key].numberOfYears } = forcedInputsOf(type);
    return [key, { ...draft[key], numberOfYears }];
  });
  return { ...draft, ...Object.fromEntries(goals) };
}
