import { readForm } from "#client/form/form-memory.ts";
import { keptDraft } from "#client/form/history-draft.ts";
import type { PlanMemory } from "#client/form/plan-memory.ts";
import { contactOf, VALID_CONTACT } from "#shared/contract/contact.ts";

/**
 * The form that a summary is about: the one of the `payload` parameter, which the memory then keeps, else the one
 * that a summary was last made of, else what a reload left of it.
 * @param payload null without the parameter
 * @returns undefined if there is no such form, or the payload is damaged or of another one
 */
export function openSummary<D extends object, F extends D, P, R>(
  memory: PlanMemory<D, F, P, R>,
  payload: string | null,
): F | undefined {
  if (payload === null && memory.summarized !== undefined) return memory.summarized;
  const form = payload === null ? reopenedForm(memory) : readForm(payload, memory.validateForm);
  if (form === undefined) return undefined;
  memory.summarized = form;
  // Of a visitor who comes from the form the draft is there already, with all that a payload leaves out.
  memory.draft ??= form;
  // What is shown is calculated anew, whatever the form showed.
  delete memory.outcome;
  return form;
}

/** The form as a reload left it: without contact data, unless these were kept as well. */
function reopenedForm<D extends object, F extends D, P, R>({
  name,
  initial,
  validateForm,
}: PlanMemory<D, F, P, R>): F | undefined {
  const nobody = contactOf(initial);
  const kept = { ...nobody, ...keptDraft(name) };
  const whole = validateForm(kept);
  if (whole.ok) return whole.value;
  const anyone = validateForm({ ...kept, ...VALID_CONTACT });
  return anyone.ok ? { ...anyone.value, ...nobody } : undefined;
}
