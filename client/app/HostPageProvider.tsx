import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { LeaveContext, leaveFor } from "#client/components/leave.ts";
import type { PageName } from "#client/embed/messages.ts";
import type { HostPage, HostPageStore } from "./host-page.ts";

/** The page around this one, once it has introduced itself. */
const HostPageContext = createContext<HostPage | undefined>(undefined);

/** Lets the pages below send messages to the host page. */
export function HostPageProvider({ store, children }: { store: HostPageStore; children: ReactNode }) {
  const hostPage = useSyncExternalStore(store.subscribe, store.current);
  // A frame may no longer navigate its host page a few seconds after a click, so the host page does it itself.
  const leave = hostPage === undefined ? leaveFor : () => hostPage.tell({ type: "leaving" });
  return (
    <HostPageContext value={hostPage}>
      <LeaveContext value={leave}>{children}</LeaveContext>
    </HostPageContext>
  );
}

/** Reports to the host page the height of this one and, once it is drawn, the name of the calculator page. */
export function useTellingHostPage(page: PageName): void {
  const hostPage = use(HostPageContext);
  useEffect(() => {
    if (hostPage === undefined) return;
    const stop = observeHeight(document.body, (heightPx) => hostPage.tell({ type: "resized", heightPx }));
    hostPage.tell({ type: "navigated", page });
    return stop;
  }, [hostPage, page]);
}

/** Reports the height of an element now and at every change, in CSS pixels. @returns a function that ends it */
function observeHeight(element: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx: number | undefined;
  const measure = () => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  // Measures at once, because browsers run no observer in a frame that is out of view.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
