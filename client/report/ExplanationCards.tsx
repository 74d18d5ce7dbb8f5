import type { Explanation } from "#shared/report/report-document.ts";
import { SectionCard } from "./SectionCard.tsx";
import { ParagraphBlock } from "./TextBlocks.tsx";

/** Explanations, a card each: without what draws the other blocks, so that a form is there sooner. */
export function ExplanationCards({ explanations }: { explanations: readonly Explanation[] }) {
  return explanations.map(({ heading, blocks }) => (
    <SectionCard key={heading} heading={heading}>
      {blocks.map((block) => (
        <ParagraphBlock key={block.text} block={block} />
      ))}
    </SectionCard>
  ));
}
