import { useState } from "react";
import type { PlanMemory } from "#client/features/plan/plan-memory.ts";
import { usePayload } from "#client/features/plan/use-payload.ts";
import { openSummary } from "./open-summary.ts";

/** Opens the form that a page is about, and takes the personal data of its payload out of the address. */
export function useSummarizedForm<D extends object, F extends D, P, R>(
  memory: PlanMemory<D, F, P, R>,
): F | undefined {
  const payload = usePayload();
  const [form] = useState(() => openSummary(memory, payload));
  return form;
}
