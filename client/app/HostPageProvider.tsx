import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { LeaveProvider, leaveFor } from "#client/components/LeaveProvider.tsx";
import type { HostPage, HostPageStore } from "./host-page.ts";

const HostPageContext = createContext<HostPage | undefined>(undefined);

/** Lets the pages below speak to the page around them. */
export function HostPageProvider({ store, children }: { store: HostPageStore; children: ReactNode }) {
  const hostPage = useSyncExternalStore(store.subscribe, store.current);
  // A frame may not take its page elsewhere once a click is some seconds old, so that page does it itself.
  const leave = hostPage === undefined ? leaveFor : () => hostPage.tell({ type: "leaving" });
  return (
    <HostPageContext value={hostPage}>
      <LeaveProvider leave={leave}>{children}</LeaveProvider>
    </HostPageContext>
  );
}

/** The page around this one, once it has introduced itself. */
export function useHostPage(): HostPage | undefined {
  return use(HostPageContext);
}
