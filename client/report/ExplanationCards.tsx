import type { Explanation } from "#shared/report/report-document.ts";
import { SectionCard } from "./SectionCard.tsx";
import { ParagraphBlock } from "./TextBlocks.tsx";

/** Explanations, a card each. Does without the code of the other blocks, so that a form appears sooner. */
export function ExplanationCards({ explanations }: { explanations: readonly Explanation[] }) {
  return explanations.map(({ heading, blocks }) => (
    <SectionCard key={heading} heading={heading}>
      <ExplanationParagraphs blocks={blocks} />
    </SectionCard>
  ));
}

/** The text of an explanation. */
export function ExplanationParagraphs({ blocks }: Pick<Explanation, "blocks">) {
  return blocks.map((block) => <ParagraphBlock key={block.text} block={block} />);
}
