import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { dropPayload, keptPayload } from "./kept-payload.ts";

const PAYLOAD = "payload";

/**
 * Reads the `payload` parameter that a page was opened with, or what was kept of it for a reload, and takes the
 * personal data that it carries out of the address and the browser's history.
 * @returns null without either
 */
export function usePayload(): string | null {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const [payload] = useState(() => params.get(PAYLOAD) ?? keptPayload());
  const hasPayload = params.has(PAYLOAD);
  useEffect(dropPayload, []);
  useEffect(() => {
    if (!hasPayload) return;
    const withoutPayload = (current: URLSearchParams) => {
      const rest = new URLSearchParams(current);
      rest.delete(PAYLOAD);
      return rest;
    };
    setParams(withoutPayload, { replace: true, state });
  }, [hasPayload, setParams, state]);
  return payload;
}
