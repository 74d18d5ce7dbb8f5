import { type ReactNode, useId } from "react";
import classes from "./FoldedSection.module.css";
import { useShownInView } from "./use-shown-in-view.ts";

interface OptionalSectionProps {
  /** Of the checkbox. */
  readonly checkboxId: string;
  readonly heading: string;
  /** Below the heading, whether the section is expanded or not. */
  readonly summary: string;
  /** Marks a summary that says of something to mend. */
  readonly isFaulty: boolean;
  readonly isEnabled: boolean;
  readonly onEnable: (isEnabled: boolean) => void;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  /** Names the button that expands and collapses. */
  readonly expandLabel: string;
  readonly children: ReactNode;
}

/** Fields that a plan may do without: a checkbox takes them into it, a button beside it shows them. */
export function OptionalSection(props: OptionalSectionProps) {
  const { checkboxId, heading, summary, isFaulty, isEnabled, onEnable } = props;
  const { isExpanded, onExpand, expandLabel, children } = props;
  const id = useId();
  const section = useShownInView<HTMLElement>(isExpanded);
  return (
    <section
      ref={section}
      className={classes["section"]}
      aria-labelledby={`${id}-heading`}
      data-enabled={isEnabled}
    >
      <div className={classes["header"]}>
        <input
          type="checkbox"
          id={checkboxId}
          className={classes["checkbox"]}
          checked={isEnabled}
          onChange={(event) => onEnable(event.currentTarget.checked)}
          aria-describedby={`${id}-summary`}
        />
        <div className={classes["words"]}>
          <h3 id={`${id}-heading`} className={classes["heading"]}>
            <label htmlFor={checkboxId} className={classes["label"]}>
              {heading}
            </label>
          </h3>
          <p id={`${id}-summary`} className={classes["summary"]} data-faulty={isFaulty || undefined}>
            {summary}
          </p>
        </div>
        <button
          type="button"
          className={classes["expand"]}
          aria-label={expandLabel}
          aria-expanded={isExpanded}
          aria-controls={`${id}-fields`}
          onClick={() => onExpand(!isExpanded)}
        >
          <svg viewBox="0 0 20 20" className={classes["chevron"]} aria-hidden="true">
            <path d="m5 7.5 5 5 5-5" />
          </svg>
        </button>
      </div>
      <div id={`${id}-fields`} className={classes["fields"]} hidden={!isExpanded}>
        {children}
      </div>
    </section>
  );
}
