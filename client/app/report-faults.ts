import { CLASS_PATTERN, FRAME_PATTERN, MOST_FRAMES } from "#shared/contract/fault-frames.ts";
import type { ScriptFault } from "#shared/contract/script-fault.ts";

/** Most faults that a document reports: one that fails again and again is told soon enough. */
const MOST_REPORTS = 3;

const CLASS = new RegExp(`^${CLASS_PATTERN}$`);

interface Failed {
  /** Of an exception that nothing caught. */
  readonly error?: unknown;
  /** Of a promise whose rejection nothing handled. */
  readonly reason?: unknown;
}

/**
 * Reports errors that nothing caught to the provider's log: class and place, never a message, which could quote what was
 * entered. Errors of extensions and of pages around ours have no place in a script of the site, and are left out.
 * @param origin the site's
 * @param commit the commit of the page
 */
export function reportFaults(target: EventTarget, origin: string, commit: string | undefined): void {
  const places = new RegExp(`${origin}/${FRAME_PATTERN}`, "g");
  let left = MOST_REPORTS;
  const report = (event: Failed) => {
    const { name, message, stack }: Partial<Error> = event.error || event.reason || {};
    // Some browsers begin a stack with the message, which could look like a place.
    const head = `${name}: ${message}`;
    const text = String(stack);
    const frames = (text.startsWith(head) ? text.slice(head.length) : text).match(places);
    if (!frames || left-- <= 0) return;
    const fault: ScriptFault = {
      errorClass: CLASS.test(name as string) ? (name as string) : "Error",
      frames: frames.slice(0, MOST_FRAMES).map((place) => place.slice(origin.length + 1)),
      commit: commit || "unknown",
    };
    const body = new Blob([JSON.stringify(fault)], { type: "application/json" });
    navigator.sendBeacon("/api/ReportFault", body);
  };
  for (const type of ["error", "unhandledrejection"]) target.addEventListener(type, report as EventListener);
}
