import { VisuallyHidden } from "@mantine/core";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** Announces the answer to screen readers as soon as it is among the blocks. */
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
