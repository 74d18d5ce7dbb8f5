import { useId } from "react";
import type { ReportSection } from "#shared/report/report-document.ts";
import { CardHeading } from "./CardHeading.tsx";
import classes from "./PrintedSection.module.css";
import { PRINT_COMPONENTS } from "./print-components.ts";
import { ReportBlocks } from "./ReportBlocks.tsx";

/** A section of a report on paper: it is cut by the end of a page only where it is longer than one. */
export function PrintedSection({ section: { role, heading, blocks } }: { section: ReportSection }) {
  const headingId = useId();
  const content = <ReportBlocks blocks={blocks} components={PRINT_COMPONENTS} />;
  if (heading === undefined) {
    return (
      <div className={classes["section"]} data-role={role}>
        {content}
      </div>
    );
  }
  return (
    <section className={classes["section"]} data-role={role} aria-labelledby={headingId}>
      <CardHeading id={headingId}>{heading}</CardHeading>
      {content}
    </section>
  );
}
