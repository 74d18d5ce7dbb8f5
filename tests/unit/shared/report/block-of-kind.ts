import type { Block, BlockKind } from "#shared/report/report-document.ts";

/** The only block of a kind. @throws if there is none */
export function blockOfKind<K extends BlockKind>(blocks: readonly Block[], kind: K): Block<K> {
  const isOfKind = (block: Block): block is Extract<Block, { kind: K }> & Block<K> => block.kind === kind;
  const block = blocks.find(isOfKind);
  if (block === undefined) throw new Error(`no block of kind ${kind}`);
  return block;
}
