import { type ComponentType, memo } from "react";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { AnswerBlock } from "./AnswerBlock.tsx";
import { BreakdownBlock } from "./BreakdownBlock.tsx";
import { CalloutBlock } from "./CalloutBlock.tsx";
import { DetailsBlock } from "./DetailsBlock.tsx";
import { FactsBlock } from "./FactsBlock.tsx";
import { ForecastBlock } from "./ForecastBlock.tsx";
import { GoalsBlock } from "./GoalsBlock.tsx";
import { LinkBlock } from "./LinkBlock.tsx";
import { NotesBlock } from "./NotesBlock.tsx";
import { ParagraphBlock } from "./ParagraphBlock.tsx";
import classes from "./ReportBlocks.module.css";

/** How each kind of block is drawn on screen; a kind without a component does not compile. */
const COMPONENTS: { readonly [K in BlockKind]: ComponentType<{ block: Block<K> }> } = {
  answer: AnswerBlock,
  facts: FactsBlock,
  breakdown: BreakdownBlock,
  callout: CalloutBlock,
  forecast: ForecastBlock,
  notes: NotesBlock,
  details: DetailsBlock,
  goals: GoalsBlock,
  paragraph: ParagraphBlock,
  link: LinkBlock,
};

/** The blocks of a report, one below the other; drawn anew only when they change, not with every key typed. */
export const ReportBlocks = memo(function ReportBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={classes["blocks"]}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed.
        <ReportBlock key={`${position} ${block.kind}`} block={block} />
      ))}
    </div>
  );
});

function ReportBlock<K extends BlockKind>({ block }: { block: Block<K> }) {
  const Component: ComponentType<{ block: Block<K> }> = COMPONENTS[block.kind];
  return <Component block={block} />;
}
