import type { Block, BlockKind, ReportDocument } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

type Lines = { readonly [K in BlockKind]?: (block: Block<K>, wording: Wording) => readonly string[] };

/** What an answer in words has of a report. */
const LINES: Lines = {
  answer: ({ text, detail }) => [`${text} ${detail}`.trim()],
  callout: ({ text }) => [text],
  facts: ({ groups }, wording) =>
    groups.flatMap(({ title, note, facts }) => [
      note === undefined ? `${title}:` : `${title} (${note}):`,
      ...facts.map(({ label, value }) => `- ${label}: ${formatValue(value, wording)}`),
    ]),
};

/** Returns the results of a report as lines of text: the answer, what to do about it, and the main figures. */
export function linesOf({ sections }: ReportDocument, wording: Wording): readonly string[] {
  return sections.flatMap(({ blocks }) => blocks).flatMap((block) => linesOfBlock(block, wording));
}

function linesOfBlock<K extends BlockKind>(block: Block<K>, wording: Wording): readonly string[] {
  const lines: Lines[K] = LINES[block.kind as K];
  return lines === undefined ? [] : lines(block, wording);
}
