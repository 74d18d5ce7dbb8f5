import { Loader } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "./PleaseWait.module.css";
import { useWording } from "./WordingProvider.tsx";

/**
 * The loading indicator at the bottom right, where it covers no button, nor what is read if there is room beside that.
 * The region stays, so that screen readers announce what enters it.
 */
export function PleaseWait({ isBusy }: { isBusy: boolean }) {
  const { shell } = useWording();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const abort = new AbortController();
    placeClear(region.current, abort.signal);
    return () => abort.abort();
  }, [isBusy]);
  return (
    <div ref={region} role="status" className={classes["region"]}>
      {isBusy && (
        <div className={classes["indicator"]}>
          <Loader size={18} color="white" aria-hidden />
          {shell.pleaseWait}
        </div>
      )}
    </div>
  );
}

/** Its script is loaded when there is something to wait for. */
async function placeClear(element: HTMLElement | null, signal: AbortSignal): Promise<void> {
  try {
    const { keepClear } = await import("./keep-clear.ts");
    if (element !== null && !signal.aborted) signal.addEventListener("abort", keepClear(element));
  } catch {
    // Without it (the connection broke) the place of the stylesheet has to do.
  }
}
