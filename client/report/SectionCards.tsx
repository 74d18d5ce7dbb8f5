import type { ReportSection } from "#shared/report/report-document.ts";
import type { BlockComponents } from "./block-components.ts";
import { ReportBlocks } from "./ReportBlocks.tsx";
import { SectionCard } from "./SectionCard.tsx";

interface SectionCardsProps {
  readonly sections: readonly ReportSection[];
  /** How the blocks are drawn. */
  readonly components: BlockComponents;
}

/** Sections of a report, a card each. */
export function SectionCards({ sections, components }: SectionCardsProps) {
  return sections.map(({ role, heading, blocks }) => (
    <SectionCard key={`${role} ${heading}`} heading={heading}>
      <ReportBlocks blocks={blocks} components={components} />
    </SectionCard>
  ));
}
