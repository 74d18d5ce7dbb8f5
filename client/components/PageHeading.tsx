import classes from "./PageHeading.module.css";

/** Where the focus goes when a visitor arrives from another page, so that a screen reader says what is there. */
export const PAGE_HEADING_ID = "page-heading";

interface PageHeadingProps {
  /** Says in a word or two where in its flow the page is. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
}

/** The name of a page at its top, and a sentence about it. */
export function PageHeading({ eyebrow, heading, lead }: PageHeadingProps) {
  return (
    <header>
      {eyebrow !== undefined && <p className={classes["eyebrow"]}>{eyebrow}</p>}
      <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={classes["heading"]}>
        {heading}
      </h1>
      <p className={classes["lead"]}>{lead}</p>
    </header>
  );
}
