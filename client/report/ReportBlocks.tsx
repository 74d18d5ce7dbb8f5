import { type ComponentType, memo } from "react";
import { memoByContent } from "#client/components/memo-by-content.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { AnswerBlock } from "./AnswerBlock.tsx";
import { BreakdownBlock } from "./BreakdownBlock.tsx";
import { CalloutBlock } from "./CalloutBlock.tsx";
import { ChangesBlock } from "./ChangesBlock.tsx";
import { ComparisonBlock } from "./ComparisonBlock.tsx";
import { DetailsBlock, GoalsBlock } from "./DetailsBlock.tsx";
import { FactsBlock } from "./FactsBlock.tsx";
import { FiguresBlock } from "./FiguresBlock.tsx";
import { ForecastBlock } from "./ForecastBlock.tsx";
import { NotesBlock } from "./NotesBlock.tsx";
import classes from "./ReportBlocks.module.css";
import { LinkBlock, ParagraphBlock } from "./TextBlocks.tsx";
import { TimelineBlock } from "./TimelineBlock.tsx";

/** Component for each kind of block. A missing component does not compile. */
export type BlockComponents = { readonly [K in BlockKind]: ComponentType<{ block: Block<K> }> };

/** Components for the screen, beside a form: details that few need open on demand. */
export const SCREEN_COMPONENTS: BlockComponents = {
  answer: AnswerBlock,
  facts: FactsBlock,
  breakdown: BreakdownBlock,
  callout: CalloutBlock,
  changes: ChangesBlock,
  comparison: ComparisonBlock,
  forecast: ForecastBlock,
  timeline: TimelineBlock,
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

/** The blocks of a report, one below the other. Redrawn only when they change, not with every key typed. */
export const ReportBlocks = memo(function ReportBlocks(props: ReportBlocksProps) {
  const { blocks, components = SCREEN_COMPONENTS } = props;
  return (
    <div className={classes["blocks"]}>
      {withKeys(blocks).map(({ key, block }) => (
        <ReportBlock key={key} block={block} components={components} />
      ))}
    </div>
  );
});

/** Returns blocks with keys that outlast the coming and going of others, so that an opened block stays open. */
function withKeys(blocks: readonly Block[]): readonly { readonly key: string; readonly block: Block }[] {
  const counts = new Map<BlockKind, number>();
  return blocks.map((block) => {
    if (block.kind === "comparison") return { key: block.topic, block };
    const place = counts.get(block.kind) ?? 0;
    counts.set(block.kind, place + 1);
    return { key: `${block.kind} ${place}`, block };
  });
}

/** Of two results in a row, such as the device's and the server's, most or all blocks are the same. */
const ReportBlock = memoByContent(function ReportBlock<K extends BlockKind>({
  block,
  components,
}: {
  block: Block<K>;
  components: BlockComponents;
}) {
  const Component: ComponentType<{ block: Block<K> }> = components[block.kind];
  return <Component block={block} />;
});
