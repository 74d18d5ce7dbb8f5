import { useEffect, useState } from "react";
import { keepDraft } from "#client/session/history-draft.ts";
import type { Unread } from "#client/session/read-state.ts";
import type { CalculatedPlan } from "#client/session/session-state.ts";
import { usePayload } from "#client/session/use-payload.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { openSummary } from "./open-summary.ts";
import { type ReportPageProps, sessionOfPage } from "./report-pages.ts";

export interface SummarizedForm<F, P, R> {
  /** Undefined if there is no form to report on. */
  readonly form: F | undefined;
  /** Parts of the payload that could not be read. */
  readonly unread: Unread | undefined;
  /**
   * What the form has calculated: a payload is calculated anew. Source: specification section 2. The session keeps it,
   * for the form, which is still on the page while this one renders, would ask for it again.
   */
  readonly disregarded: readonly CalculatedPlan<P, R>[];
  /** Takes the form's place. */
  readonly replace: (next: F) => void;
}

/** Opens the form of a page, removes personal data from the address, and keeps the plan for a reload. */
export function useSummarizedForm<F extends Contact, P, R, I>(
  props: ReportPageProps<F, P, R, I>,
): SummarizedForm<F, P, R> {
  const session = sessionOfPage(props);
  const payload = usePayload();
  const [form, setForm] = useState(() =>
    openSummary(session, props.formDefinition, props.definition, payload),
  );
  const [disregarded] = useState(() => (payload === null ? [] : session.state().outcomes));
  // After the payload is removed from the address, which replaces the history entry.
  useEffect(() => {
    if (form !== undefined) keepDraft(session.calculator, form, session.openedPlan());
  }, [session, form]);
  const { draft, unread } = session.state();
  return {
    form,
    unread,
    disregarded,
    replace: (next: F) => {
      // Fields that the form hides stay as they were left.
      session.summarize(next, { draft: { ...(draft ?? next), ...contactOf(next) } });
      setForm(next);
    },
  };
}
