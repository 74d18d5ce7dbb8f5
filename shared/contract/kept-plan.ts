import { withoutContact } from "./contact.ts";
import { isRecord } from "./is-record.ts";

/** A plan that outlives its page, with its answer: the content of a link and of the browser's storage. */
export interface KeptPlan {
  /** The name of its calculator. */
  readonly calculator: string;
  /** The state of the calculator's form, without contact data. Reading a kept plan does not validate it. */
  readonly form: Readonly<Record<string, unknown>>;
  /** The model that calculated the answer. */
  readonly modelVersion: string;
  /** Chance of reaching the goal, in percent. */
  readonly chance: number;
}

/** The part of every result that is kept. */
export interface Answer {
  readonly modelVersion: string;
  readonly chanceToReachLifestyleGoal: number;
}

/** Returns the plan of a form with its result, without contact data. */
export function keptPlan(calculator: string, form: object, result: Answer): KeptPlan {
  const { modelVersion, chanceToReachLifestyleGoal } = result;
  // Rounded to the decimals shown.
  const chance = Math.round(chanceToReachLifestyleGoal * 100) / 100;
  return { calculator, form: { ...withoutContact(form) }, modelVersion, chance };
}

/** Longest name of a model. Unit: characters. */
const LONGEST_MODEL_VERSION = 200;

/** Reads a kept plan and ignores all other properties; undefined if the value is not one. Contact data is dropped. */
export function readKeptPlan(value: unknown): KeptPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { calculator, form, modelVersion, chance } = value;
  if (typeof calculator !== "string" || !isRecord(form)) return undefined;
  if (typeof modelVersion !== "string" || modelVersion.length > LONGEST_MODEL_VERSION) return undefined;
  if (typeof chance !== "number" || !(chance >= 0 && chance <= 100)) return undefined;
  return { calculator, form: { ...withoutContact(form) }, modelVersion, chance };
}
