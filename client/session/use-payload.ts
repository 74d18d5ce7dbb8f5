import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { dropReloadNote } from "#client/components/reload-note.ts";
import { CAME_FROM_WITHIN } from "#client/components/use-step-back.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";

const PAYLOAD = "payload";

/**
 * Returns a function that takes a form on to its summary, as the `payload` parameter of the address. It does nothing while
 * the summary is on its way: only the address is then the summary's.
 */
export function useContinue(summaryPath: string): (form: object) => void {
  const navigate = useNavigate();
  return (form) => {
    if (window.location.pathname === summaryPath) return;
    const params = new URLSearchParams({ [PAYLOAD]: encodePayload(form) });
    navigate(`${summaryPath}?${params}`, { state: CAME_FROM_WITHIN });
  };
}

/** Returns the `payload` that a page was opened with, or null, and removes its personal data from the address. */
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
    // biome-ignore lint/nursery/useReactCompiler: the address changes, which is outside React.
    setParams(withoutPayload, { replace: true, state });
  }, [hasPayload, setParams, state]);
  return payload;
}
