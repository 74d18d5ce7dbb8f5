import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { allowsPreview, type Connected } from "./allows-preview.ts";
import { Preview, type StartWorker } from "./preview.ts";
import address from "./preview-worker.ts?worker&url";

/** A browser that may have Trusted Types; some supported ones lack them. */
interface TrustingWindow {
  readonly trustedTypes?: {
    createPolicy?(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

/** The policy that the content security policy of the site names. It makes the address of the worker and no other. */
const POLICY = "preview";

/** Returns the address of the worker in the form that the browser takes. */
function workerAddress(): string {
  const { trustedTypes }: TrustingWindow = "trustedTypes" in window ? (window as TrustingWindow) : {};
  const policy = trustedTypes?.createPolicy?.(POLICY, { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

const startWorker: StartWorker = (onReply, onFailure) => {
  const worker = new Worker(workerAddress(), { type: "module" });
  worker.onmessage = ({ data }) => onReply(data);
  worker.onerror = onFailure;
  worker.onmessageerror = onFailure;
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};

/** Returns the preview of the visit; undefined if the connection is too slow for it, or the visitor saves data. */
export function startPreview(): Preview | undefined {
  return allowsPreview(navigator as Connected) ? new Preview(EMBEDDED_MODEL.version, startWorker) : undefined;
}
