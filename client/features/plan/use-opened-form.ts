import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Fault } from "#shared/contract/validation.ts";
import { type FormMemory, openForm } from "./form-memory.ts";

const PAYLOAD = "payload";

/** Opens a form, and takes the personal data of its payload out of the address. */
export function useOpenedForm<D extends object>(
  memory: FormMemory<D>,
  findFaults: (draft: D) => readonly Fault[],
): ReturnType<typeof openForm<D>> {
  const [params, setParams] = useSearchParams();
  const [opened] = useState(() => openForm(memory, params.get(PAYLOAD), findFaults));
  const hasPayload = params.has(PAYLOAD);
  useEffect(() => {
    if (!hasPayload) return;
    const withoutPayload = (current: URLSearchParams) => {
      const rest = new URLSearchParams(current);
      rest.delete(PAYLOAD);
      return rest;
    };
    setParams(withoutPayload, { replace: true });
  }, [hasPayload, setParams]);
  return opened;
}
