import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useHostPage } from "./HostPageProvider.tsx";
import { observeHeight } from "./observe-height.ts";
import { pageNameOf } from "./page-name.ts";

/** Tells the page around this one how high it is, and which page of the calculator it is once that is drawn. */
export function useTellingHostPage(): void {
  const hostPage = useHostPage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (hostPage === undefined) return;
    const stop = observeHeight(document.body, (heightPx) => hostPage.tell({ type: "resized", heightPx }));
    hostPage.tell({ type: "navigated", page: pageNameOf(pathname) });
    return stop;
  }, [hostPage, pathname]);
}
