import type { ComponentType } from "react";
import type { Block, BlockKind } from "#shared/report/report-document.ts";

/** How each kind of block is drawn; a kind without a component does not compile. */
export type BlockComponents = { readonly [K in BlockKind]: ComponentType<{ block: Block<K> }> };
