import { createContext, type ReactNode, use } from "react";

/** Takes the visitor from the calculators to the provider's Smart Saver page. */
type Leave = (smartSaverUrl: string) => void;

/** Leaves a surrounding frame too. */
export function leaveFor(smartSaverUrl: string): void {
  window.open(smartSaverUrl, "_top");
}

const LeaveContext = createContext<Leave>(leaveFor);

export function LeaveProvider({ leave, children }: { leave: Leave; children: ReactNode }) {
  return <LeaveContext value={leave}>{children}</LeaveContext>;
}

export function useLeave(): Leave {
  return use(LeaveContext);
}
