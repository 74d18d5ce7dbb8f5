import { useEffect, useState } from "react";
import { keepDraft } from "#client/form/history-draft.ts";
import type { PlanMemory } from "#client/form/plan-memory.ts";
import { usePayload } from "#client/form/use-payload.ts";
import { openSummary } from "./open-summary.ts";

/**
 * Opens the form that a page is about, takes the personal data of its payload out of the address, and keeps the plan
 * for a reload.
 * @returns the form, and what takes another in its place
 */
export function useSummarizedForm<D extends object, F extends D, P, R>(
  memory: PlanMemory<D, F, P, R>,
): readonly [F | undefined, (form: F) => void] {
  const payload = usePayload();
  const [form, setForm] = useState(() => openSummary(memory, payload));
  // After the payload is taken out of the address: that makes the entry anew.
  useEffect(() => {
    if (form !== undefined) keepDraft(memory.name, form);
  }, [memory.name, form]);
  const replace = (form: F) => {
    memory.summarized = form;
    setForm(form);
  };
  return [form, replace];
}
