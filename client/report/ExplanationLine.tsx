import { Disclosure } from "#client/components/Disclosure.tsx";
import type { Explanation } from "#shared/report/report-document.ts";
import { ExplanationParagraphs } from "./ExplanationCards.tsx";

/** An explanation in a line, which opens on demand. */
export function ExplanationLine({ explanation: { heading, blocks } }: { explanation: Explanation }) {
  return (
    <Disclosure summary={heading}>
      <ExplanationParagraphs blocks={blocks} />
    </Disclosure>
  );
}
