import { keptDraft, keptOpened } from "#client/session/history-draft.ts";
import { decoded, type FormRules, readState } from "#client/session/read-state.ts";
import type { Session } from "#client/session/session.ts";
import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";

/** Checks of a calculator's form once it is complete. */
export type FormCheck<F> = Pick<CalculatorDefinition<F, unknown, unknown>, "validateForm" | "blankContact">;

/**
 * Returns the form for a summary: the form in the `payload` parameter; else the form of the last summary; else what a
 * reload left. Of an incomplete payload the calculator's form keeps what can be read, and its summary is made if that is
 * enough for one.
 * @param payload null without the parameter
 * @returns undefined if there is no such form, or the payload is damaged or of another form
 */
export function openSummary<D extends object, F extends object>(
  session: Session<D, F, unknown, unknown, unknown>,
  rules: FormRules<D, F>,
  check: FormCheck<F>,
  payload: string | null,
): F | undefined {
  if (payload === null) {
    const { summarized } = session.state();
    if (summarized !== undefined) return summarized;
    const kept = formOf({ ...check.blankContact, ...keptDraft(session.calculator) }, check);
    const { draft } = session.state();
    if (kept !== undefined)
      session.summarize(
        kept,
        draft ? { draft } : { draft: rules.draftOf(kept), ...keptOpened(session.calculator) },
      );
    return kept;
  }
  const state = decoded(payload);
  const whole = check.validateForm(state);
  if (whole.ok) {
    // A visitor who comes from the form already has a draft, with everything that a payload leaves out.
    const draft = session.state().draft ?? rules.draftOf(whole.value);
    session.summarize(whole.value, { draft, unread: undefined });
    return whole.value;
  }
  const { draft, unread } = readState(state, rules);
  if (unread === "damaged") return undefined;
  const form = formOf(rules.formOf(draft), check);
  session.summarize(form, { draft, unread });
  return form;
}

/** Returns the form of a state whose contact data may be missing, as after a reload, or faulty. */
function formOf<F extends object>(
  state: object,
  { validateForm, blankContact }: FormCheck<F>,
): F | undefined {
  const whole = validateForm(state);
  if (whole.ok) return whole.value;
  const anyone = validateForm({ ...state, ...VALID_CONTACT });
  return anyone.ok ? { ...anyone.value, ...blankContact } : undefined;
}
