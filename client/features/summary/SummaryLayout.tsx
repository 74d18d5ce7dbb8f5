import { createContext, use } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PlanFiles } from "#client/plans/PlanFiles.tsx";
import { PlanLink } from "#client/plans/PlanLink.tsx";
import { FoldedComparison } from "#client/report/ComparisonBlock.tsx";
import { type BlockComponents, ReportBlocks, SCREEN_COMPONENTS } from "#client/report/ReportBlocks.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import { Wordmark } from "#client/report/Wordmark.tsx";
import { FailureNotice } from "#client/results/FailureNotice.tsx";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement } from "#shared/report/provider.ts";
import { ASIDE_ORDER, ENTRIES_ORDER, inOrder, SUMMARY_ORDER } from "#shared/report/reading-order.ts";
import type { Block, ReportSection } from "#shared/report/report-document.ts";
import classes from "./SummaryLayout.module.css";
import type { Report } from "./use-report.ts";

/** A report in cards: in two columns on a wide screen, in one on a phone, the answer first. */
export function SummaryLayout({
  document,
  plan,
  isComplete,
  failure,
  ...attempt
}: Pick<Report, "document" | "plan" | "isComplete" | "failure" | "retryAt" | "retry">) {
  const { sections, brand } = document;
  const results = inOrder(sections, SUMMARY_ORDER);
  const hasResults = !isComplete || results.length > 0;
  return (
    <div className={classes["columns"]} data-without-results={!hasResults || undefined}>
      {hasResults && (
        <div className={classes["main"]} aria-busy={!isComplete && failure === undefined}>
          <SpokenAnswer blocks={isComplete ? results.flatMap(({ blocks }) => blocks) : []} />
          {isComplete ? (
            <SectionCards sections={results} />
          ) : (
            <PendingResults failure={failure} {...attempt} />
          )}
        </div>
      )}
      <div className={classes["about"]}>
        <SectionCards sections={inOrder(sections, ENTRIES_ORDER)} />
      </div>
      <div className={classes["after"]}>
        <PlanContext value={plan}>
          <SectionCards sections={inOrder(sections, ASIDE_ORDER)} />
        </PlanContext>
        <BrandCard brand={brand} />
      </div>
    </div>
  );
}

/** The plan of the report, for the block of its link. */
const PlanContext = createContext<Report["plan"] | undefined>(undefined);

/** What the results beside the form have shown opens on demand. */
const SUMMARY_COMPONENTS: BlockComponents = {
  ...SCREEN_COMPONENTS,
  comparison: FoldedComparison,
  planLink: LinkAndFiles,
};

/** Ways to take a plan along: its link, and files of it. */
function LinkAndFiles({ block }: { block: Block<"planLink"> }) {
  const plan = use(PlanContext);
  return (
    <>
      <PlanLink link={block.url} />
      {plan && <PlanFiles {...plan} />}
    </>
  );
}

/** Sections of a report, a card each. */
function SectionCards({ sections }: { sections: readonly ReportSection[] }) {
  return sections.map(({ role, heading, blocks }) => (
    <SectionCard key={`${role} ${heading}`} heading={heading}>
      <ReportBlocks blocks={blocks} components={SUMMARY_COMPONENTS} />
    </SectionCard>
  ));
}

/** Reserves room for results that are being calculated. Please Wait announces the calculation; a failure shows here. */
function PendingResults(attempt: Pick<Report, "failure" | "retryAt" | "retry">) {
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
      <p className={`${looks["small"]} ${classes["statement"]}`}>{licenceStatement(brand, useWording())}</p>
    </SectionCard>
  );
}
