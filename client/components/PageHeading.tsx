import looks from "./looks.module.css";
import classes from "./PageHeading.module.css";

/** Id of the heading, which takes the focus after a step to the page, so that a screen reader reads it. */
export const PAGE_HEADING_ID = "page-heading";

interface PageHeadingProps {
  /** A word or two on the page's place in its flow. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly lead: string;
}

/** Title at the top of a page, with a sentence about it. */
export function PageHeading({ eyebrow, heading, lead }: PageHeadingProps) {
  return (
    <header>
      {eyebrow !== undefined && <p className={classes["eyebrow"]}>{eyebrow}</p>}
      <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={`${looks["quiet"]} ${classes["heading"]}`}>
        {heading}
      </h1>
      <p className={classes["lead"]}>{lead}</p>
    </header>
  );
}
