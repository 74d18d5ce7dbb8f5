import { useWording } from "#client/components/WordingProvider.tsx";
import { FailureNotice } from "#client/form/FailureNotice.tsx";
import { PlanLink } from "#client/plans/PlanLink.tsx";
import { OpenNotesBlock } from "#client/report/NotesBlock.tsx";
import { type BlockComponents, ReportBlocks, SCREEN_COMPONENTS } from "#client/report/ReportBlocks.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import { Wordmark } from "#client/report/Wordmark.tsx";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement } from "#shared/report/provider.ts";
import type { ReportSection, SectionRole } from "#shared/report/report-document.ts";
import classes from "./SummaryLayout.module.css";
import type { Report } from "./use-report.ts";

type Place = "main" | "late" | "end" | "about" | "after";

/**
 * Where a section stands: results in the main column, below them what is known later and would move them, and how they
 * came about; then what they are of, then what they mean.
 */
const PLACES: Readonly<Record<SectionRole, Place>> = {
  answer: "main",
  forecast: "main",
  results: "main",
  changes: "late",
  insights: "late",
  figures: "end",
  assumptions: "end",
  explanation: "after",
  next: "after",
  goals: "about",
  person: "about",
};

/** A report in cards: on a wide screen in two columns, on a phone in one, the answer first. */
export function SummaryLayout({
  document,
  isComplete,
  failure,
  retry,
}: Pick<Report, "document" | "isComplete" | "failure" | "retry">) {
  const sectionsAt = (place: Place) => document.sections.filter(({ role }) => PLACES[role] === place);
  const results = [...sectionsAt("main"), ...sectionsAt("late"), ...sectionsAt("end")];
  const hasResults = !isComplete || results.length > 0;
  return (
    <div className={classes["columns"]} data-without-results={!hasResults || undefined}>
      {hasResults && (
        <div className={classes["main"]} aria-busy={!isComplete && failure === undefined}>
          <SpokenAnswer blocks={isComplete ? results.flatMap(({ blocks }) => blocks) : []} />
          {isComplete ? (
            <SectionCards sections={results} />
          ) : (
            <PendingResults failure={failure} retry={retry} />
          )}
        </div>
      )}
      <div className={classes["about"]}>
        <SectionCards sections={sectionsAt("about")} />
      </div>
      <div className={classes["after"]}>
        <SectionCards sections={sectionsAt("after")} />
        <BrandCard brand={document.brand} />
      </div>
    </div>
  );
}

/** On a page that tells the whole of a plan, remarks are open. */
const SUMMARY_COMPONENTS: BlockComponents = {
  ...SCREEN_COMPONENTS,
  notes: OpenNotesBlock,
  planLink: ({ block }) => <PlanLink link={block.url} />,
};

/** Sections of a report, a card each. */
function SectionCards({ sections }: { sections: readonly ReportSection[] }) {
  return sections.map(({ role, heading, blocks }) => (
    <SectionCard key={`${role} ${heading}`} heading={heading}>
      <ReportBlocks blocks={blocks} components={SUMMARY_COMPONENTS} />
    </SectionCard>
  ));
}

/** Keeps the room of results that are being calculated; that they are is said by Please Wait, a failure here. */
function PendingResults(attempt: Pick<Report, "failure" | "retry">) {
  const { results } = useWording();
  if (attempt.failure !== undefined) {
    return (
      <SectionCard heading={results.heading}>
        <FailureNotice {...attempt} />
      </SectionCard>
    );
  }
  return (
    <>
      <SectionCard heading={results.heading}>
        <div className={classes["pendingResults"]} />
      </SectionCard>
      <SectionCard heading={results.chartTitle}>
        <div className={classes["pendingForecast"]} />
      </SectionCard>
    </>
  );
}

/** The provider of the calculators, with the statement of its licence. */
function BrandCard({ brand }: { brand: Brand }) {
  return (
    <SectionCard heading={undefined}>
      <Wordmark brand={brand} />
      <p className={classes["tagline"]}>{brand.tagline}</p>
      <p className={classes["statement"]}>{licenceStatement(brand, useWording())}</p>
    </SectionCard>
  );
}
