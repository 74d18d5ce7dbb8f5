import type { Explanation } from "#shared/report/report-document.ts";
import { FoldedCard, SectionCard } from "./SectionCard.tsx";
import { ParagraphBlock } from "./TextBlocks.tsx";

interface ExplanationCardsProps {
  readonly explanations: readonly Explanation[];
  /** True if each explanation is a line that opens on demand. */
  readonly isFolded?: boolean;
}

/** Explanations, a card each. Does without the code of the other blocks, so that a form appears sooner. */
export function ExplanationCards({ explanations, isFolded = false }: ExplanationCardsProps) {
  return explanations.map(({ heading, blocks }) => {
    const paragraphs = blocks.map((block) => <ParagraphBlock key={block.text} block={block} />);
    const Card = isFolded ? FoldedCard : SectionCard;
    return (
      <Card key={heading} heading={heading}>
        {paragraphs}
      </Card>
    );
  });
}
