import { readForm } from "#client/features/plan/form-memory.ts";
import type { PlanMemory } from "#client/features/plan/plan-memory.ts";

/**
 * The form that a summary is about: the one of the `payload` parameter, which the memory then keeps, else the one
 * that a summary was last made of.
 * @param payload null without the parameter
 * @returns undefined if there is no such form, or the payload is damaged or of another one
 */
export function openSummary<D extends object, F extends D, P, R>(
  memory: PlanMemory<D, F, P, R>,
  payload: string | null,
): F | undefined {
  if (payload === null) return memory.summarized;
  const form = readForm(payload, memory.validateForm);
  if (form === undefined) return undefined;
  memory.summarized = form;
  // Of a visitor who comes from the form the draft is there already, with all that a payload leaves out.
  memory.draft ??= form;
  // What is shown is calculated anew, whatever the form showed.
  delete memory.outcome;
  return form;
}
