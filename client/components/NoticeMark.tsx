import type { ReactNode } from "react";
import classes from "./NoticeMark.module.css";

interface NoticeMarkProps {
  readonly tone?: "calm" | "failed";
  /** Lines on a square of 64 by 64. */
  readonly children: ReactNode;
}

/** A drawing in a circle, above the words of a notice that say the same. */
export function NoticeMark({ tone = "calm", children }: NoticeMarkProps) {
  return (
    <svg viewBox="0 0 64 64" className={classes["mark"]} data-tone={tone} aria-hidden="true">
      <circle cx="32" cy="32" r="32" className={classes["ground"]} />
      {children}
    </svg>
  );
}
