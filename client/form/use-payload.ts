import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { dropReloadNote } from "#client/components/reload-note.ts";

const PAYLOAD = "payload";

/**
 * Reads the `payload` parameter that a page was opened with, and takes the personal data that it carries out of the
 * address, together with those that were kept for a reload.
 * @returns null without it
 */
export function usePayload(): string | null {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const [payload] = useState(() => params.get(PAYLOAD));
  const hasPayload = params.has(PAYLOAD);
  useEffect(dropReloadNote, []);
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
