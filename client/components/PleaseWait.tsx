import { Loader } from "@mantine/core";
import { useEffect, useState } from "react";
import classes from "./PleaseWait.module.css";
import { useWording } from "./WordingProvider.tsx";

/** Wait after which screen readers announce the indicator; shorter ones end before that helps. Unit: milliseconds. */
const LONG_WAIT_MS = 4_000;

/** In the colour of the text beside it. */
const LOADER = { "--loader-color": "currentColor" };

/** The loading indicator. It enters its region, which stays mounted, again once the wait is long: to be announced. */
export function PleaseWait({ isBusy }: { isBusy: boolean }) {
  const { shell } = useWording();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return (
    <div role="status" aria-live={isLong ? "polite" : "off"} className={classes["region"]}>
      {isBusy && (
        <div key={String(isLong)} className={classes["indicator"]}>
          <Loader size={14} style={LOADER} aria-hidden />
          {shell.pleaseWait}
        </div>
      )}
    </div>
  );
}
