import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { reloadWithForm } from "./reload-with-form.ts";

/** Time within which a page that still draws has drawn an update. Unit: milliseconds. */
const DRAWING_MS = 100;

/** Reloads a page that came back from the browser's cache and no longer draws: Firefox loses a message of React's. */
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
