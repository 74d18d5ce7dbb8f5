import type { ReactNode } from "react";
import classes from "./BusyOverlay.module.css";

/** Dims what it surrounds while that is about to change; what is under way is said by Please Wait. */
export function BusyOverlay({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div className={classes["covered"]}>
      {children}
      <div className={classes["overlay"]} data-shown={isBusy || undefined} aria-hidden="true" />
    </div>
  );
}
