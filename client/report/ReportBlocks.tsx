import { VisuallyHidden } from "@mantine/core";
import { type ComponentType, lazy, memo, Suspense } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { AnswerBlock } from "./AnswerBlock.tsx";
import { BreakdownBlock } from "./BreakdownBlock.tsx";
import { CalloutBlock } from "./CalloutBlock.tsx";
import { DetailsBlock } from "./DetailsBlock.tsx";
import { FactsBlock } from "./FactsBlock.tsx";
import { ForecastBlock } from "./ForecastBlock.tsx";
import { GoalsBlock } from "./GoalsBlock.tsx";
import { NotesBlock } from "./NotesBlock.tsx";
import classes from "./ReportBlocks.module.css";
import { LinkBlock, ParagraphBlock } from "./TextBlocks.tsx";

// What comes after a result is loaded after it.
const ChangesBlock = lazy(async () => ({ default: (await import("./ChangesBlock.tsx")).ChangesBlock }));
const ComparisonBlock = lazy(async () => ({
  default: (await import("./ComparisonBlock.tsx")).ComparisonBlock,
}));

/** How each kind of block is drawn; a kind without a component does not compile. */
export type BlockComponents = { readonly [K in BlockKind]: ComponentType<{ block: Block<K> }> };

/** On screen, beside a form: what few want to know is there on demand. */
export const SCREEN_COMPONENTS: BlockComponents = {
  answer: AnswerBlock,
  facts: FactsBlock,
  breakdown: BreakdownBlock,
  callout: CalloutBlock,
  changes: (props) => (
    <Suspense fallback={<div className={classes["room"]} />}>
      <ChangesBlock {...props} />
    </Suspense>
  ),
  comparison: (props) => (
    <Suspense>
      <ComparisonBlock {...props} />
    </Suspense>
  ),
  forecast: ForecastBlock,
  notes: NotesBlock,
  details: DetailsBlock,
  goals: GoalsBlock,
  paragraph: ParagraphBlock,
  link: LinkBlock,
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

/** Has a screen reader say the answer as soon as it is among the blocks. */
export function SpokenAnswer({ blocks }: { blocks: readonly Block[] }) {
  const wording = useWording();
  const answer = blocks.find((block) => block.kind === "answer");
  return (
    <VisuallyHidden aria-live="polite">
      {answer &&
        wording.results.announcement({
          answer: answer.text,
          chance: formatValue(answer.chance.value, wording),
        })}
    </VisuallyHidden>
  );
}
