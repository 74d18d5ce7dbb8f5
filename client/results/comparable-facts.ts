import { chanceInWords } from "#shared/report/chance.ts";
import type { Block, ComparedFigure, Fact } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/**
 * Returns the chance in words, and the figures that have the same meaning in every plan.
 * @param figure stands in place of the chance
 */
export function comparableFacts(
  blocks: readonly Block[],
  wording: Wording,
  figure?: ComparedFigure,
): readonly Fact[] {
  const facts = blocks.find((block) => block.kind === "facts");
  return [
    ...(figure ? figureFact(blocks, figure) : chanceFact(blocks, wording)),
    ...(facts?.groups ?? []).flatMap(({ title, facts }) =>
      facts
        .filter(({ isComparable }) => isComparable)
        .map((fact) => ({ ...fact, label: `${title}: ${fact.label}` })),
    ),
  ];
}

function chanceFact(blocks: readonly Block[], wording: Wording): readonly Fact[] {
  const answer = blocks.find((block) => block.kind === "answer");
  if (answer === undefined) return [];
  return [{ label: answer.chance.label, value: textValue(chanceInWords(answer.hundredths, wording)) }];
}

function figureFact(
  blocks: readonly Block[],
  { label, topic, row, value: place }: ComparedFigure,
): readonly Fact[] {
  const comparison = blocks.find((block) => block.kind === "comparison" && block.topic === topic);
  const value = comparison?.kind === "comparison" ? comparison.rows[row]?.values[place] : undefined;
  return value === undefined ? [] : [{ label, value }];
}
