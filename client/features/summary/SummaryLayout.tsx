import { createContext, use } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PlanFiles } from "#client/plans/PlanFiles.tsx";
import { PlanLink } from "#client/plans/PlanLink.tsx";
import { ExplanationLine } from "#client/report/ExplanationLine.tsx";
import { type BlockComponents, ReportBlocks, SCREEN_COMPONENTS } from "#client/report/ReportBlocks.tsx";
import { SectionCard } from "#client/report/SectionCard.tsx";
import { SpokenAnswer } from "#client/report/SpokenAnswer.tsx";
import { Wordmark } from "#client/report/Wordmark.tsx";
import { FailureNotice } from "#client/results/FailureNotice.tsx";
import { useIsWide } from "#client/results/use-is-wide.ts";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement } from "#shared/report/provider.ts";
import {
  ASIDE_ORDER,
  ENTRIES_ORDER,
  inOrder,
  MORE_ORDER,
  SUMMARY_ORDER,
} from "#shared/report/reading-order.ts";
import type { Block, Explanation, ReportSection } from "#shared/report/report-document.ts";
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
            <>
              <SectionCards sections={results} />
              <MoreResults sections={inOrder(sections, MORE_ORDER)} />
            </>
          ) : (
            <PendingResults failure={failure} {...attempt} />
          )}
        </div>
      )}
      <div className={classes["about"]}>
        <Entries sections={inOrder(sections, ENTRIES_ORDER)} />
      </div>
      <div className={classes["after"]}>
        <SectionCards sections={inOrder(sections, ["next"]).filter((section) => !isPlanLink(section))} />
        <PlanContext value={plan}>
          <OnDemand sections={inOrder(sections, ASIDE_ORDER)} />
        </PlanContext>
        <BrandCard brand={brand} />
      </div>
    </div>
  );
}

/** The plan of the report, for the block of its link. */
const PlanContext = createContext<Report["plan"] | undefined>(undefined);

const SUMMARY_COMPONENTS: BlockComponents = { ...SCREEN_COMPONENTS, planLink: LinkAndFiles };

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

/** A card of lines that open on demand. */
const FOLDED = `${looks["card"]} ${classes["folded"]}`;

/** Results that open on demand, all at once. */
function MoreResults({ sections }: { sections: readonly ReportSection[] }) {
  const { summary } = useWording();
  if (sections.length === 0) return null;
  return (
    <div className={FOLDED}>
      <Disclosure summary={summary.more}>
        <ReportBlocks blocks={sections.flatMap(({ blocks }) => blocks)} />
      </Disclosure>
    </div>
  );
}

/** The entries of the form. Goals open on demand where all is in one column, which each of them makes much longer. */
function Entries({ sections }: { sections: readonly ReportSection[] }) {
  const isWide = useIsWide();
  const isFolded = ({ role }: ReportSection) => role === "goals" && !isWide;
  return (
    <>
      {sections.filter(isFolded).map(({ heading, blocks }) => (
        <div key={heading} className={FOLDED}>
          <Disclosure summary={heading}>
            <ReportBlocks blocks={blocks} components={SUMMARY_COMPONENTS} />
          </Disclosure>
        </div>
      ))}
      <SectionCards sections={sections.filter((section) => !isFolded(section))} />
    </>
  );
}

const isExplanation = (section: ReportSection): section is Explanation => section.role === "explanation";
const isPlanLink = ({ blocks }: ReportSection) => blocks.some(({ kind }) => kind === "planLink");

/** Explanations, which stood beside the form, and ways to take the plan along: a line each, which opens on demand. */
function OnDemand({ sections }: { sections: readonly ReportSection[] }) {
  const folded = sections.filter((section) => isExplanation(section) || isPlanLink(section));
  if (folded.length === 0) return null;
  return (
    <div className={FOLDED}>
      {folded.map((section) =>
        isExplanation(section) ? (
          <ExplanationLine key={section.heading} explanation={section} />
        ) : (
          <Disclosure key={section.heading} summary={section.heading}>
            <ReportBlocks blocks={section.blocks} components={SUMMARY_COMPONENTS} />
          </Disclosure>
        ),
      )}
    </div>
  );
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
    <div className={classes["brand"]}>
      <SectionCard heading={undefined}>
        <Wordmark brand={brand} />
        <p className={classes["tagline"]}>{brand.tagline}</p>
        <p className={`${looks["small"]} ${classes["statement"]}`}>{licenceStatement(brand, useWording())}</p>
      </SectionCard>
    </div>
  );
}
