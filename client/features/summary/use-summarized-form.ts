import { useEffect, useState } from "react";
import type { FormMemory } from "#client/form/form-memory.ts";
import { keepDraft } from "#client/form/history-draft.ts";
import { usePayload } from "#client/form/use-payload.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { type FormReading, openSummary } from "./open-summary.ts";

/**
 * Opens the form that a page is about, takes the personal data of its payload out of the address, and keeps the plan
 * for a reload.
 * @returns the form, and what takes another in its place
 */
export function useSummarizedForm<D extends object, F extends Contact, P, R>(
  memory: FormMemory<D, F, P, R>,
  reading: FormReading<F>,
): readonly [F | undefined, (form: F) => void] {
  const payload = usePayload();
  const [form, setForm] = useState(() => openSummary(memory, reading, payload));
  // After the payload is taken out of the address: that makes the entry anew.
  useEffect(() => {
    if (form !== undefined) keepDraft(memory.name, form);
  }, [memory.name, form]);
  const replace = (form: F) => {
    memory.summarized = form;
    // What the form has out of sight stays as it was left.
    memory.draft = { ...(memory.draft ?? form), ...contactOf(form) };
    setForm(form);
  };
  return [form, replace];
}
