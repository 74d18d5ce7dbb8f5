import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

/** A page that draws at all draws within that time, on slow devices too. Unit: milliseconds. */
const DRAWING_MS = 500;

/**
 * Has the page loaded again where it came back from the browser's back/forward cache and draws no more: Firefox may lose
 * the message by which React's scheduler calls itself, and from then on a forecast that arrives is not shown.
 * @param reload loads the page again, with what was entered
 */
export function useReturnFromCache(reload: () => void): void {
  const [returns, setReturns] = useState(0);
  const drawnReturns = useRef(0);
  useEffect(() => {
    drawnReturns.current = returns;
  }, [returns]);
  useWindowEvent("pageshow", ({ persisted }) => {
    if (!persisted) return;
    setReturns(returns + 1);
    setTimeout(() => {
      if (drawnReturns.current <= returns) reload();
    }, DRAWING_MS);
  });
}
