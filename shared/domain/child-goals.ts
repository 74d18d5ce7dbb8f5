import type { Country } from "./countries.ts";

/** Inputs that a goal does not ask for and always takes. */
interface ForcedInputs {
  readonly age?: number;
  readonly numberOfYears?: number;
}

interface ChildGoal {
  /** Name of its calculator, for its pages and their titles. */
  readonly calculator: string;
  /** Path of its form; the pages after the form are below it. */
  readonly path: `/${string}`;
  /** Axis of its chart: the child's age, or calendar years. */
  readonly axis: "age" | "year";
  readonly forced: ForcedInputs;
  /** True if it is paid to schools or universities, whose average fees are known. */
  readonly isEducation: boolean;
  readonly kidsSaver: {
    /** Its key in the plan of the Kids Saver. */
    readonly key: `${string}Goal`;
    /** Its position in the Kids Saver, from 1. */
    readonly place: number;
    /** Its first values there. Units: years from now, years, AED a year. */
    readonly defaults: {
      readonly startsInYears: number;
      readonly numberOfYears: number;
      readonly currentAnnualExpense: number;
    };
  };
}

/**
 * All differences between the child goals except their texts (`childGoal.kinds` and `kidsSaver` of the wording).
 * Schemas, forms, routes, calculations and results follow from it. docs/architecture.md says how to add a goal.
 * Source: specification sections 2 (paths), 3 (forced inputs, defaults, Kids Saver) and 9 (axis).
 */
export const CHILD_GOALS = {
  Education: {
    calculator: "education",
    path: "/education",
    axis: "age",
    forced: {},
    isEducation: true,
    kidsSaver: {
      key: "educationGoal",
      place: 1,
      defaults: { startsInYears: 5, numberOfYears: 4, currentAnnualExpense: 100_000 },
    },
  },
  HelpKids: {
    calculator: "helpingKids",
    path: "/helping-kids",
    axis: "age",
    forced: { numberOfYears: 1 },
    isEducation: false,
    kidsSaver: {
      key: "helpKidsGoal",
      place: 4,
      defaults: { startsInYears: 10, numberOfYears: 1, currentAnnualExpense: 10_000 },
    },
  },
  Activities: {
    calculator: "activities",
    path: "/activities",
    axis: "age",
    forced: {},
    isEducation: false,
    kidsSaver: {
      key: "activitiesGoal",
      place: 3,
      defaults: { startsInYears: 2, numberOfYears: 4, currentAnnualExpense: 10_000 },
    },
  },
  Healthcare: {
    calculator: "healthcare",
    path: "/healthcare",
    axis: "year",
    forced: { age: 0 },
    isEducation: false,
    kidsSaver: {
      key: "healthcareGoal",
      place: 2,
      defaults: { startsInYears: 2, numberOfYears: 10, currentAnnualExpense: 3_000 },
    },
  },
} as const satisfies Record<string, ChildGoal>;

export type GoalType = keyof typeof CHILD_GOALS;

/** The key of a goal in the Kids Saver. */
export type KidsSaverGoalKey<T extends GoalType = GoalType> = (typeof CHILD_GOALS)[T]["kidsSaver"]["key"];

/** Child goals in the order they are offered. */
export const GOAL_TYPES = Object.keys(CHILD_GOALS) as readonly GoalType[];

/** The goals in the order the Kids Saver shows them. */
export const KIDS_SAVER_GOALS: readonly GoalType[] = [...GOAL_TYPES].sort(
  (one, other) => CHILD_GOALS[one].kidsSaver.place - CHILD_GOALS[other].kidsSaver.place,
);

/** The country whose inflation the Kids Saver's contributions follow. Source: design of the model (docs/model.md). */
export const KIDS_SAVER_CONTRIBUTION_COUNTRY = "UAE" satisfies Country;

/** Inputs that a goal does not ask for and always takes. @example forcedInputsOf("Healthcare") // { age: 0 } */
export function forcedInputsOf(type: GoalType): ForcedInputs {
  return CHILD_GOALS[type].forced;
}

/**
 * Returns true if a goal is a single expense; its type decides while its number of years is not known.
 * @example isPaidOnce({ type: "Education", numberOfYears: 1 }) // true
 */
export function isPaidOnce({ type, numberOfYears }: PaidGoal): boolean {
  return (forcedInputsOf(type).numberOfYears ?? numberOfYears) === 1;
}

interface PaidGoal {
  readonly type: GoalType;
  readonly numberOfYears?: number | string;
}

/** Returns the key of a goal's flag in the Kids Saver. @example enabledKeyOf("Education") // "educationGoalEnabled" */
export function enabledKeyOf<T extends GoalType>(type: T): `${KidsSaverGoalKey<T>}Enabled` {
  return `${CHILD_GOALS[type].kidsSaver.key}Enabled`;
}
