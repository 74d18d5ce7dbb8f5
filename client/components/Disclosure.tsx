import type { ReactNode, ToggleEvent } from "react";
import classes from "./Disclosure.module.css";

/** Content that is shown on demand, and then scrolled into view. */
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
