import { type FormMemory, readForm } from "#client/form/form-memory.ts";
import { keptDraft } from "#client/form/history-draft.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";

/** How the form of a calculator is read. */
export type FormReading<F> = Pick<CalculatorDefinition<F, unknown, unknown>, "validateForm" | "nobody">;

/**
 * The form that a summary is about: the one of the `payload` parameter, which the memory then keeps, else the one
 * that a summary was last made of, else what a reload left of it.
 * @param payload null without the parameter
 * @returns undefined if there is no such form, or the payload is damaged or of another one
 */
export function openSummary<D, F extends object, P, R>(
  memory: FormMemory<D, F, P, R>,
  reading: FormReading<F>,
  payload: string | null,
): F | undefined {
  if (payload === null && memory.summarized !== undefined) return memory.summarized;
  const form =
    payload === null ? reopenedForm(memory.name, reading) : readForm(payload, reading.validateForm);
  if (form === undefined) return undefined;
  memory.summarized = form;
  delete memory.unread;
  // Of a visitor who comes from the form the draft is there already, with all that a payload leaves out.
  memory.draft ??= form;
  // What is shown is calculated anew, whatever the form showed.
  delete memory.outcome;
  return form;
}

/** The form as a reload left it: without contact data, unless these were kept as well. */
function reopenedForm<F>(name: string, { validateForm, nobody }: FormReading<F>): F | undefined {
  const kept = { ...nobody, ...keptDraft(name) };
  const whole = validateForm(kept);
  if (whole.ok) return whole.value;
  const anyone = validateForm({ ...kept, ...VALID_CONTACT });
  return anyone.ok ? { ...anyone.value, ...nobody } : undefined;
}
