import { CALLOUT_ICONS } from "#shared/report/icons.ts";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./CalloutBlock.module.css";

/** A sentence to act on. */
export function CalloutBlock({ block: { tone, text } }: { block: Block<"callout"> }) {
  return (
    <div className={classes["callout"]} data-tone={tone}>
      <svg viewBox="0 0 20 20" className={classes["icon"]} aria-hidden="true">
        <path d={CALLOUT_ICONS[tone]} />
      </svg>
      <p>{text}</p>
    </div>
  );
}
