import { type ComponentType, memo } from "react";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import type { BlockComponents } from "./block-components.ts";
import classes from "./ReportBlocks.module.css";
import { SCREEN_COMPONENTS } from "./screen-components.ts";

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
