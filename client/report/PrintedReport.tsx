import { PageHeading } from "#client/components/PageHeading.tsx";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { sectionRows } from "#shared/report/section-rows.ts";
import classes from "./PrintedReport.module.css";
import { PrintedSection } from "./PrintedSection.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** A whole report as it stands on paper: the provider's mark, the sections, short ones of a kind side by side, the licence. */
export function PrintedReport({ document }: { document: ReportDocument }) {
  const { title, preparedOn, brand, sections } = document;
  return (
    <article className={classes["report"]}>
      <div className={classes["letterhead"]}>
        <Wordmark brand={brand} />
        <p className={classes["tagline"]}>{brand.tagline}</p>
      </div>
      <PageHeading heading={title} lead={preparedOn} />
      {sectionRows(sections).map((row) => (
        <div key={row[0]?.role} className={classes["row"]}>
          {row.map((section) => (
            <PrintedSection key={`${section.role} ${section.heading}`} section={section} />
          ))}
        </div>
      ))}
      <footer className={classes["licence"]}>{brand.regulatoryStatement}</footer>
    </article>
  );
}
