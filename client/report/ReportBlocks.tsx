import { type ComponentType, memo } from "react";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { AnswerBlock } from "./AnswerBlock.tsx";
import { BreakdownBlock } from "./BreakdownBlock.tsx";
import { CalloutBlock } from "./CalloutBlock.tsx";
import { ChangesBlock } from "./ChangesBlock.tsx";
import { ComparisonBlock } from "./ComparisonBlock.tsx";
import { DetailsBlock } from "./DetailsBlock.tsx";
import { FactsBlock } from "./FactsBlock.tsx";
import { FiguresBlock } from "./FiguresBlock.tsx";
import { ForecastBlock } from "./ForecastBlock.tsx";
import { GoalsBlock } from "./GoalsBlock.tsx";
import { NotesBlock } from "./NotesBlock.tsx";
import classes from "./ReportBlocks.module.css";
import { LinkBlock, ParagraphBlock } from "./TextBlocks.tsx";

/** How each kind of block is drawn; a kind without a component does not compile. */
export type BlockComponents = { readonly [K in BlockKind]: ComponentType<{ block: Block<K> }> };

/** On screen, beside a form: what few want to know is there on demand. */
export const SCREEN_COMPONENTS: BlockComponents = {
  answer: AnswerBlock,
  facts: FactsBlock,
  breakdown: BreakdownBlock,
  callout: CalloutBlock,
  changes: ChangesBlock,
  comparison: ComparisonBlock,
  forecast: ForecastBlock,
  figures: FiguresBlock,
  notes: NotesBlock,
  details: DetailsBlock,
  goals: GoalsBlock,
  paragraph: ParagraphBlock,
  link: LinkBlock,
  planLink: LinkBlock,
};

interface ReportBlocksProps {
  readonly blocks: readonly Block[];
  readonly components?: BlockComponents | undefined;
}

/** The blocks of a report, one below the other; drawn anew only when they change, not with every key typed. */
export const ReportBlocks = memo(function ReportBlocks(props: ReportBlocksProps) {
  const { blocks, components = SCREEN_COMPONENTS } = props;
  return (
    <div className={classes["blocks"]}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a report's blocks is fixed.
        <ReportBlock key={`${position} ${block.kind}`} block={block} components={components} />
      ))}
    </div>
  );
});

function ReportBlock<K extends BlockKind>({
  block,
  components,
}: {
  block: Block<K>;
  components: BlockComponents;
}) {
  const Component: ComponentType<{ block: Block<K> }> = components[block.kind];
  return <Component block={block} />;
}
