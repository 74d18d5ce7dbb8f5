import { type ReactNode, useId } from "react";
import classes from "./FoldedSection.module.css";
import { useShownInView } from "./use-shown-in-view.ts";

interface FoldedSectionProps {
  readonly heading: string;
  /** Below the heading, whether the section is expanded or not. */
  readonly summary: string;
  /** Marks a summary that says of something to mend. */
  readonly isFaulty: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  readonly children: ReactNode;
}

/** Fields that few need: the heading shows them. */
export function FoldedSection(props: FoldedSectionProps) {
  const { heading, summary, isFaulty, isExpanded, onExpand, children } = props;
  const id = useId();
  const section = useShownInView<HTMLElement>(isExpanded);
  return (
    <section ref={section} className={classes["section"]} aria-labelledby={`${id}-heading`}>
      <div className={classes["header"]}>
        <div className={classes["words"]}>
          <h3 id={`${id}-heading`} className={classes["heading"]}>
            <button
              type="button"
              className={classes["label"]}
              aria-expanded={isExpanded}
              aria-controls={`${id}-fields`}
              aria-describedby={`${id}-summary`}
              onClick={() => onExpand(!isExpanded)}
            >
              {heading}
            </button>
          </h3>
          <p id={`${id}-summary`} className={classes["summary"]} data-faulty={isFaulty || undefined}>
            {summary}
          </p>
        </div>
        <span className={classes["sign"]} data-expanded={isExpanded}>
          <svg viewBox="0 0 20 20" className={classes["chevron"]} aria-hidden="true">
            <path d="m5 7.5 5 5 5-5" />
          </svg>
        </span>
      </div>
      <div id={`${id}-fields`} className={classes["fields"]} hidden={!isExpanded}>
        {children}
      </div>
    </section>
  );
}
