import type { Block } from "#shared/report/report-document.ts";
import { LinkBlock } from "./LinkBlock.tsx";

/** A sentence, and the address that has to be typed from paper. */
export function PrintLinkBlock({ block }: { block: Block<"link"> }) {
  return <LinkBlock block={{ ...block, label: `${block.label}: ${block.url}` }} />;
}
