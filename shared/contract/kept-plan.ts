import { type PlanMonth, textOfMonth } from "#shared/domain/plan-month.ts";
import { withoutContact } from "./contact.ts";
import { isTooDeep } from "./depth.ts";
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
  /** The calendar month in which it was made, such as "2026-11", not validated; unset in links made before December 2026. */
  readonly month?: string;
  /** The month that its savings are of, likewise, if that is another: an earlier one until savings since are entered. */
  readonly savedMonth?: string;
  /** The form as it was in that month, if more than its ages has changed since. */
  readonly savedForm?: Readonly<Record<string, unknown>>;
  /** The form as it was made, if its ages have moved on since (`moved-on.ts`). No link and no storage holds it. */
  readonly made?: Readonly<Record<string, unknown>>;
}

/** The months that the entries of a plan are of, if they are not those of the month in which it is calculated. */
export type PlanDates = Pick<KeptPlan, "month" | "savedMonth" | "savedForm">;

/** The part of every result that is kept. */
export interface Answer {
  readonly modelVersion: string;
  readonly chanceToReachLifestyleGoal: number;
}

/** Returns the plan of a form with its result, without contact data. @param start the month in which it is made */
export function keptPlan(calculator: string, form: object, result: Answer, start: PlanMonth): KeptPlan {
  const { modelVersion, chanceToReachLifestyleGoal } = result;
  // Rounded to the decimals shown.
  const chance = Math.round(chanceToReachLifestyleGoal * 100) / 100;
  return { calculator, form: { ...withoutContact(form) }, modelVersion, chance, month: textOfMonth(start) };
}

/** Longest name of a model. Unit: characters. */
const LONGEST_MODEL_VERSION = 200;

/** Reads a kept plan and ignores all other properties; undefined if the value is not one. Contact data is dropped. */
export function readKeptPlan(value: unknown): KeptPlan | undefined {
  if (!isRecord(value)) return undefined;
  const { calculator, form, modelVersion, chance, month, savedMonth, savedForm, made } = value;
  if (typeof calculator !== "string" || !isRecord(form)) return undefined;
  if ([form, savedForm, made].some((part) => isTooDeep(part))) return undefined;
  if (typeof modelVersion !== "string" || modelVersion.length > LONGEST_MODEL_VERSION) return undefined;
  if (typeof chance !== "number" || !(chance >= 0 && chance <= 100)) return undefined;
  return {
    calculator,
    form: { ...withoutContact(form) },
    modelVersion,
    chance,
    ...(typeof month === "string" && { month }),
    ...(typeof savedMonth === "string" && { savedMonth }),
    ...(isRecord(savedForm) && { savedForm: withoutContact(savedForm) }),
    ...(isRecord(made) && { made }),
  };
}
