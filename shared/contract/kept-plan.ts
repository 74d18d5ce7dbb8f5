import { withoutContact } from "./contact.ts";
import { isRecord } from "./is-record.ts";

/** A plan that outlives its page, with the answer it had: what a link holds, and what a browser keeps. */
export interface KeptPlan {
  /** The name of its calculator. */
  readonly calculator: string;
  /** The state of the calculator's form, without contact data; of one that was read, nothing more is known. */
  readonly form: Readonly<Record<string, unknown>>;
  /** The model that the answer is of. */
  readonly modelVersion: string;
  /** To reach the goal, percent. */
  readonly chance: number;
}

/** The part of every result that is kept. */
export interface Answer {
  readonly modelVersion: string;
  readonly chanceToReachLifestyleGoal: number;
}

/** The plan of a form with its result, without contact data. */
export function keptPlan(calculator: string, form: object, result: Answer): KeptPlan {
  const { modelVersion, chanceToReachLifestyleGoal } = result;
  // By the decimals that are shown.
  const chance = Math.round(chanceToReachLifestyleGoal * 100) / 100;
  return { calculator, form: { ...withoutContact(form) }, modelVersion, chance };
}

/** Longest name of a model. Unit: characters. */
const LONGEST_MODEL_VERSION = 200;

/** A plan as it was kept, whatever else is there; undefined if it is none. Contact data are none of it. */
export function readKeptPlan(value: unknown): KeptPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { calculator, form, modelVersion, chance } = value;
  if (typeof calculator !== "string" || !isRecord(form)) return undefined;
  if (typeof modelVersion !== "string" || modelVersion.length > LONGEST_MODEL_VERSION) return undefined;
  if (typeof chance !== "number" || !(chance >= 0 && chance <= 100)) return undefined;
  return { calculator, form: { ...withoutContact(form) }, modelVersion, chance };
}
