import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { LeaveProvider, leaveFor } from "#client/components/LeaveProvider.tsx";
import type { PageName } from "#client/embed/messages.ts";
import type { HostPage, HostPageStore } from "./host-page.ts";

/** The page around this one, once it has introduced itself. */
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

/** Tells the page around this one how high it is, and which page of the calculator it is once that is drawn. */
export function useTellingHostPage(page: PageName): void {
  const hostPage = use(HostPageContext);
  useEffect(() => {
    if (hostPage === undefined) return;
    const stop = observeHeight(document.body, (heightPx) => hostPage.tell({ type: "resized", heightPx }));
    hostPage.tell({ type: "navigated", page });
    return stop;
  }, [hostPage, page]);
}

/**
 * Tells the height of an element now and whenever it is another. Unit: CSS pixels, rounded up.
 * @returns what ends it
 */
function observeHeight(element: HTMLElement, tell: (heightPx: number) => void): () => void {
  let toldPx: number | undefined;
  const measure = () => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === toldPx) return;
    toldPx = heightPx;
    tell(heightPx);
  };
  // Now, because a browser lets no observer work in a frame that is out of view.
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
