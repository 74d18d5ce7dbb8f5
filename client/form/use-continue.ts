import { useNavigate } from "react-router-dom";
import { CAME_FROM_WITHIN } from "#client/components/use-step-back.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";

/** Takes a form on to its summary. */
export function useContinue(summaryPath: string): (form: object) => void {
  const navigate = useNavigate();
  return (form) => {
    const payload = new URLSearchParams({ payload: encodePayload(form) });
    navigate(`${summaryPath}?${payload}`, { state: CAME_FROM_WITHIN });
  };
}
