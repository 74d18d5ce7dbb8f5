import type { ReactNode, ToggleEvent } from "react";
import classes from "./Disclosure.module.css";

/** Something that is shown on demand, and then is in view. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={classes["disclosure"]} onToggle={showOpened}>
      <summary className={classes["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}

function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}
