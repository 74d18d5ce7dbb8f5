import { useState } from "react";
import type { Fault } from "#shared/contract/validation.ts";
import { type FormMemory, openForm } from "./form-memory.ts";
import { usePayload } from "./use-payload.ts";

/** Opens a form, and takes the personal data of its payload out of the address. */
export function useOpenedForm<D extends object>(
  memory: FormMemory<D>,
  findFaults: (draft: D) => readonly Fault[],
): ReturnType<typeof openForm<D>> {
  const payload = usePayload();
  const [opened] = useState(() => openForm(memory, payload, findFaults));
  return opened;
}
