import type { Block } from "#shared/report/report-document.ts";
import classes from "./CalloutBlock.module.css";

type Tone = Block<"callout">["tone"];

/** The drawing beside the sentence: an arrow up, a tick, an i. */
const DRAWINGS: Readonly<Record<Tone, string>> = {
  advice: "M10 15V5.5M5.5 9.5 10 5l4.5 4.5",
  good: "m5 10.5 3.5 3.5L15 7",
  neutral: "M10 9.5V14M10 6v.1",
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
