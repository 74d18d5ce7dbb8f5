import { BrandCard } from "#client/report/BrandCard.tsx";
import { SectionCards } from "#client/report/SectionCards.tsx";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import { SUMMARY_COMPONENTS } from "#client/report/summary-components.ts";
import type { SectionRole } from "#shared/report/report-document.ts";
import { PendingResults } from "./PendingResults.tsx";
import classes from "./SummaryLayout.module.css";
import type { Report } from "./use-report.ts";

type Place = "main" | "about" | "after";

/** Where a section stands: results in the main column, then what they are of, then what they mean. */
const PLACES: Readonly<Record<SectionRole, Place>> = {
  person: "about",
  goals: "about",
  results: "main",
  forecast: "main",
  assumptions: "main",
  explanation: "after",
  next: "after",
};

interface SummaryLayoutProps extends Omit<Report, "hasPlan"> {}

/** A report in cards: on a wide screen in two columns, on a phone in one, the answer first. */
export function SummaryLayout({ document, isComplete, failure, retry }: SummaryLayoutProps) {
  const sectionsAt = (place: Place) => document.sections.filter(({ role }) => PLACES[role] === place);
  const results = sectionsAt("main");
  const hasResults = !isComplete || results.length > 0;
  return (
    <div className={classes["columns"]} data-without-results={!hasResults || undefined}>
      {hasResults && (
        <div className={classes["main"]} aria-busy={!isComplete && failure === undefined}>
          <SpokenAnswer blocks={isComplete ? results.flatMap(({ blocks }) => blocks) : []} />
          {isComplete ? (
            <SectionCards sections={results} components={SUMMARY_COMPONENTS} />
          ) : (
            <PendingResults failure={failure} retry={retry} />
          )}
        </div>
      )}
      <div className={classes["about"]}>
        <SectionCards sections={sectionsAt("about")} components={SUMMARY_COMPONENTS} />
      </div>
      <div className={classes["after"]}>
        <SectionCards sections={sectionsAt("after")} components={SUMMARY_COMPONENTS} />
        <BrandCard brand={document.brand} />
      </div>
    </div>
  );
}
