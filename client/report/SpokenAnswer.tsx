import { VisuallyHidden } from "@mantine/core";
import type { Block } from "#shared/report/report-document.ts";

/** Announces the answer to screen readers as soon as it is among the blocks. */
export function SpokenAnswer({ blocks }: { blocks: readonly Block[] }) {
  const answer = blocks.find((block) => block.kind === "answer");
  return <VisuallyHidden aria-live="polite">{answer && `${answer.text} ${answer.detail}`}</VisuallyHidden>;
}
