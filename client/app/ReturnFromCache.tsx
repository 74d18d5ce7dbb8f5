import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { reloadWithForm } from "./reload-with-form.ts";

/** A page that still draws has drawn what it is asked for within that time. Unit: milliseconds. */
const DRAWING_MS = 100;

/**
 * Loads the page again, with what was entered, where it came back from the browser's back/forward cache and no longer
 * draws: Firefox loses the message by which React's scheduler calls itself, so a forecast that arrives is not shown.
 */
export function ReturnFromCache() {
  const [returns, setReturns] = useState(0);
  const drawnReturns = useRef(0);
  useEffect(() => {
    drawnReturns.current = returns;
  }, [returns]);
  useWindowEvent("pageshow", ({ persisted }) => {
    if (!persisted) return;
    setReturns(returns + 1);
    setTimeout(() => {
      if (drawnReturns.current <= returns) reloadWithForm();
    }, DRAWING_MS);
  });
  return null;
}
