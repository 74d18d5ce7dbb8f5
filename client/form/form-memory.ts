import { decodePayload } from "#shared/contract/payload-codec.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { keptDraft } from "./history-draft.ts";
import { restoreDraft } from "./restore-draft.ts";

/**
 * A form as it was left, beyond the page; its contact data are nowhere else.
 * @typeParam D the form while it is filled in
 * @typeParam F the form once it is valid
 */
export interface FormMemory<D, F extends D = D> {
  /** Names the form in the browser's history. */
  readonly name: string;
  readonly initial: D;
  /** Checks the state that a `payload` parameter carries. */
  readonly validateForm: (state: unknown) => Validated<F>;
  /** Unset until the form was opened. */
  draft?: D;
  /** Fields that were left once, by path: from then on their faults are shown. */
  visited?: Readonly<Record<string, boolean>>;
  /** The form that a summary was last made of: what is mailed and downloaded. */
  summarized?: F;
}

/** A form as it is opened. */
type OpenedForm<D> = Required<Pick<FormMemory<D>, "draft" | "visited">>;

/**
 * The form that a page opens with: the one of the `payload` parameter, else as it was left, else as a reload left it.
 * @param payload null without the parameter; one that is damaged or of another form is ignored
 */
export function openForm<D extends object>(
  memory: FormMemory<D>,
  payload: string | null,
  findFaults: (draft: D) => readonly Fault[],
): OpenedForm<D> {
  const sent = payload === null ? undefined : readForm(payload, memory.validateForm);
  if (sent !== undefined) return { draft: sent, visited: {} };
  if (payload !== null) return { draft: memory.initial, visited: {} };
  return {
    draft: memory.draft ?? restoreDraft(keptDraft(memory.name), memory.initial, findFaults),
    visited: memory.visited ?? {},
  };
}

/** The form that a payload carries; undefined if it is damaged or of another form. */
export function readForm<F>(payload: string, validateForm: (state: unknown) => Validated<F>): F | undefined {
  try {
    const validated = validateForm(decodePayload(payload));
    return validated.ok ? validated.value : undefined;
  } catch {
    return undefined;
  }
}
