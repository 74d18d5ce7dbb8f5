import type { Block } from "#shared/report/report-document.ts";
import classes from "./CalloutBlock.module.css";

type Tone = Block<"callout">["tone"];

/** The drawing beside the sentence: a tick, an i, an exclamation mark. */
const DRAWINGS: Readonly<Record<Tone, string>> = {
  good: "m5 10.5 3.5 3.5L15 7",
  neutral: "M10 9.5V14M10 6v.1",
  warning: "M10 5.5v5.5M10 14v.1",
};

/** A sentence to act on. */
export function CalloutBlock({ block: { tone, text } }: { block: Block<"callout"> }) {
  return (
    <div className={classes["callout"]} data-tone={tone}>
      <svg viewBox="0 0 20 20" className={classes["icon"]} aria-hidden="true">
        <path d={DRAWINGS[tone]} />
      </svg>
      <p>{text}</p>
    </div>
  );
}
