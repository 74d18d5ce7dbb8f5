import { BrandCard } from "#client/report/BrandCard.tsx";
import { SectionCards } from "#client/report/SectionCards.tsx";
import { SUMMARY_COMPONENTS } from "#client/report/summary-components.ts";
import type { ReportDocument, SectionRole } from "#shared/report/report-document.ts";
import { PendingResults } from "./PendingResults.tsx";
import classes from "./SummaryLayout.module.css";

type Place = "before" | "main" | "after";

/** Where a section stands: results in the main column, what they are of and what they mean before and after it. */
const PLACES: Readonly<Record<SectionRole, Place>> = {
  person: "before",
  goals: "before",
  results: "main",
  forecast: "main",
  assumptions: "main",
  explanation: "after",
  next: "after",
};

interface SummaryLayoutProps {
  readonly document: ReportDocument;
  /** Whether the results are there. */
  readonly isComplete: boolean;
}

/** A report in cards: on a wide screen in two columns, on a phone in one, in the order in which they are read. */
export function SummaryLayout({ document, isComplete }: SummaryLayoutProps) {
  const sectionsAt = (place: Place) => document.sections.filter(({ role }) => PLACES[role] === place);
  const results = sectionsAt("main");
  const hasResults = !isComplete || results.length > 0;
  return (
    <div className={classes["columns"]} data-without-results={!hasResults || undefined}>
      <div className={classes["before"]}>
        <SectionCards sections={sectionsAt("before")} components={SUMMARY_COMPONENTS} />
      </div>
      {hasResults && (
        <div className={classes["main"]} aria-busy={!isComplete}>
          {isComplete ? (
            <SectionCards sections={results} components={SUMMARY_COMPONENTS} />
          ) : (
            <PendingResults />
          )}
        </div>
      )}
      <div className={classes["after"]}>
        <SectionCards sections={sectionsAt("after")} components={SUMMARY_COMPONENTS} />
        <BrandCard brand={document.brand} />
      </div>
    </div>
  );
}
