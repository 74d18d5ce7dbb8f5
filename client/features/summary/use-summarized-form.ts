import { useEffect, useState } from "react";
import { keepDraft } from "#client/session/history-draft.ts";
import { usePayload } from "#client/session/use-payload.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { openSummary } from "./open-summary.ts";
import { type ReportPageProps, sessionOfPage } from "./report-pages.ts";

/** Opens the form of a page, removes personal data from the address, and keeps the plan for a reload. */
export function useSummarizedForm<F extends Contact, P, R, I>(props: ReportPageProps<F, P, R, I>) {
  const session = sessionOfPage(props);
  const payload = usePayload();
  const [form, setForm] = useState(() =>
    openSummary(session, props.formDefinition, props.definition, payload),
  );
  // After the payload is removed from the address, which replaces the history entry.
  useEffect(() => {
    if (form !== undefined) keepDraft(session.calculator, form, session.openedPlan());
  }, [session, form]);
  const { draft, unread } = session.state();
  return {
    form,
    unread,
    replace: (next: F) => {
      // Fields that the form hides stay as they were left.
      session.summarize(next, { draft: { ...(draft ?? next), ...contactOf(next) } });
      setForm(next);
    },
  };
}
