import { createContext } from "react";

/** Takes the visitor from the calculators to the provider's Smart Saver page, out of a surrounding frame too. */
export function leaveFor(smartSaverUrl: string): void {
  window.open(smartSaverUrl, "_top");
}

export const LeaveContext = createContext(leaveFor);
