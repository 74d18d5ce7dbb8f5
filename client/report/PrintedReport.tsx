import { useId } from "react";
import looks from "#client/components/looks.module.css";
import { PageHeading } from "#client/components/PageHeading.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { licenceStatement, providerOnPaper } from "#shared/report/provider.ts";
import { sectionRows } from "#shared/report/reading-order.ts";
import { leadOf, type ReportDocument, type ReportSection } from "#shared/report/report-document.ts";
import { OpenNotesBlock } from "./NotesBlock.tsx";
import { PrintFiguresBlock, PrintForecastBlock, PrintLinkBlock, PrintPlanLinkBlock } from "./PrintBlocks.tsx";
import classes from "./PrintedReport.module.css";
import { type BlockComponents, ReportBlocks, SCREEN_COMPONENTS } from "./ReportBlocks.tsx";
import { CardHeading } from "./SectionCard.tsx";
import { PrintTimelineBlock } from "./TimelineBlock.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** A whole report on paper: the provider's mark, the sections, short ones of a kind side by side, and the licence. */
export function PrintedReport({ document }: { document: ReportDocument }) {
  const { title, brand, sections } = document;
  const wording = useWording();
  const onPaper = providerOnPaper(brand, wording);
  return (
    <article className={classes["report"]}>
      <div className={`${looks["wrap"]} ${classes["letterhead"]}`}>
        <Wordmark brand={brand} />
        <p className={`${looks["muted"]} ${classes["tagline"]}`}>{brand.tagline}</p>
      </div>
      <PageHeading heading={title} lead={leadOf(document)} />
      {sectionRows(sections).map((row) => (
        <div key={row[0]?.role} className={classes["row"]} data-count={row.length}>
          {row.map((section) => (
            <PrintedSection key={`${section.role} ${section.heading}`} section={section} />
          ))}
        </div>
      ))}
      <footer className={`${looks["small"]} ${classes["licence"]}`}>
        <p>{licenceStatement(brand, wording)}</p>
        {onPaper !== "" && <p>{onPaper}</p>}
      </footer>
    </article>
  );
}

/** Components for paper, on which nothing can be opened or followed. */
const PRINT_COMPONENTS: BlockComponents = {
  ...SCREEN_COMPONENTS,
  notes: OpenNotesBlock,
  forecast: PrintForecastBlock,
  timeline: PrintTimelineBlock,
  figures: PrintFiguresBlock,
  link: PrintLinkBlock,
  planLink: PrintPlanLinkBlock,
};

/** A section of a report on paper. It breaks across pages only if it is longer than one. */
function PrintedSection({ section: { role, heading, blocks } }: { section: ReportSection }) {
  const headingId = useId();
  const isHeaded = heading !== undefined;
  const Frame = isHeaded ? "section" : "div";
  return (
    <Frame className={classes["section"]} data-role={role} aria-labelledby={isHeaded ? headingId : undefined}>
      {isHeaded && <CardHeading id={headingId}>{heading}</CardHeading>}
      <ReportBlocks blocks={blocks} components={PRINT_COMPONENTS} />
    </Frame>
  );
}
