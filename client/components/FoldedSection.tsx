import { useDidUpdate } from "@mantine/hooks";
import { type ReactNode, useId, useRef } from "react";
import classes from "./FoldedSection.module.css";
import looks from "./looks.module.css";

interface FoldedSectionProps {
  readonly heading: string;
  /** Level of the heading; 3 by default. */
  readonly level?: 3 | 4 | undefined;
  /** Below the heading, both when the section is expanded and when it is not. */
  readonly summary: string;
  /** Marks the summary as naming a fault. */
  readonly isFaulty: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
  /** Set if the plan may leave the fields out. A button beside it then expands the section, not the heading. */
  readonly checkbox?: {
    readonly id: string;
    readonly isChecked: boolean;
    readonly onChange: (isChecked: boolean) => void;
    readonly expandLabel: string;
  };
  readonly children: ReactNode;
}

/** Fields that few visitors need, or that a plan may leave out, behind a heading. */
export function FoldedSection(props: FoldedSectionProps) {
  const { heading, level = 3, summary, isFaulty, isExpanded, onExpand, checkbox, children } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useDidUpdate(() => {
    if (isExpanded) section.current?.scrollIntoView({ block: "nearest" });
  }, [isExpanded]);
  const expansion = {
    "aria-expanded": isExpanded,
    "aria-controls": `${id}-fields`,
    onClick: () => onExpand(!isExpanded),
  };
  const chevron = (
    <svg viewBox="0 0 20 20" className={`${looks["icon"]} ${classes["chevron"]}`} aria-hidden="true">
      <path d="m5 7.5 5 5 5-5" />
    </svg>
  );
  return (
    <section
      ref={section}
      className={classes["section"]}
      aria-labelledby={`${id}-heading`}
      data-enabled={checkbox?.isChecked}
    >
      <div className={classes["header"]}>
        {checkbox && (
          <input
            type="checkbox"
            id={checkbox.id}
            className={classes["checkbox"]}
            checked={checkbox.isChecked}
            onChange={(event) => checkbox.onChange(event.currentTarget.checked)}
            aria-describedby={`${id}-summary`}
          />
        )}
        <div className={classes["words"]}>
          <Heading id={`${id}-heading`} className={classes["heading"]}>
            {checkbox ? (
              <label htmlFor={checkbox.id} className={classes["label"]}>
                {heading}
              </label>
            ) : (
              <button
                type="button"
                className={classes["label"]}
                aria-describedby={`${id}-summary`}
                {...expansion}
              >
                {heading}
              </button>
            )}
          </Heading>
          <p
            id={`${id}-summary`}
            className={`${looks["small"]} ${classes["summary"]}`}
            data-faulty={isFaulty || undefined}
          >
            {summary}
          </p>
        </div>
        {checkbox ? (
          <button
            type="button"
            className={classes["expand"]}
            aria-label={checkbox.expandLabel}
            {...expansion}
          >
            {chevron}
          </button>
        ) : (
          <span className={classes["sign"]} data-expanded={isExpanded}>
            {chevron}
          </span>
        )}
      </div>
      <div id={`${id}-fields`} className={classes["fields"]} hidden={!isExpanded}>
        {children}
      </div>
    </section>
  );
}
