import type { ReactNode } from "react";
import classes from "./Disclosure.module.css";

/** Something that is shown on demand. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={classes["disclosure"]}>
      <summary className={classes["summary"]}>{summary}</summary>
      {children}
    </details>
  );
}
