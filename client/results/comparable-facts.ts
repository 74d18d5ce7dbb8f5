import { chanceInWords } from "#shared/report/chance.ts";
import type { Block, Fact } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Returns the chance in words, and the figures that have the same meaning in every plan. */
export function comparableFacts(blocks: readonly Block[], wording: Wording): readonly Fact[] {
  const answer = blocks.find((block) => block.kind === "answer");
  const facts = blocks.find((block) => block.kind === "facts");
  return [
    ...(answer
      ? [{ label: answer.chance.label, value: textValue(chanceInWords(answer.hundredths, wording)) }]
      : []),
    ...(facts?.groups ?? []).flatMap(({ title, facts }) =>
      facts
        .filter(({ isComparable }) => isComparable)
        .map((fact) => ({ ...fact, label: `${title}: ${fact.label}` })),
    ),
  ];
}
