import { FRAME_PATTERN, MOST_FRAMES } from "#shared/contract/fault-frames.ts";
import type { ScriptFault } from "#shared/contract/script-fault.ts";

/** Most faults that a document reports: one that fails again and again is told soon enough. */
const MOST_REPORTS = 3;

/** The places in a stack, as every browser writes them. */
const FRAMES = new RegExp(FRAME_PATTERN, "g");

interface Failed {
  /** Of an exception that nothing caught. */
  readonly error?: unknown;
  /** Of a promise whose rejection nothing handled. */
  readonly reason?: unknown;
}

/**
 * Reports errors that nothing caught to the provider's log: class and place, never a message, which could quote what was
 * entered. Errors of extensions and of pages around ours have no place in a script of the site, and are left out.
 * @param commit the commit of the page
 */
export function reportFaults(target: EventTarget, commit: string | undefined): void {
  let left = MOST_REPORTS;
  const report = (event: Failed) => {
    const { name, message, stack }: Partial<Error> = event.error || event.reason || {};
    // Some browsers begin a stack with the message, which could look like a place.
    const frames = String(stack)
      .replace(message || "", "")
      .match(FRAMES);
    if (!frames || left-- <= 0) return;
    const fault: ScriptFault = {
      errorClass: name as string,
      frames: frames.slice(0, MOST_FRAMES),
      commit: commit || "unknown",
    };
    const body = new Blob([JSON.stringify(fault)], { type: "application/json" });
    navigator.sendBeacon("/api/ReportFault", body);
  };
  for (const type of ["error", "unhandledrejection"]) target.addEventListener(type, report as EventListener);
}
