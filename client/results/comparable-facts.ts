import { chanceInWords } from "#shared/report/chance.ts";
import type { Block, ComparedFigure, Fact } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/**
 * Returns the comparable facts of two plans, told by a figure in place of the chance if both of them have it: another plan
 * may lack the part that the figure is of.
 * @param after undefined while it is calculated
 */
export function factsBeforeAndAfter(
  before: readonly Block[],
  after: readonly Block[] | undefined,
  wording: Wording,
  figure: ComparedFigure | undefined,
): { readonly before: readonly Fact[]; readonly after: readonly Fact[] | undefined } {
  const plans = after === undefined ? [before] : [before, after];
  const isTold = figure && plans.every((blocks) => figureFact(blocks, figure).length > 0);
  const [then = [], now] = plans.map((blocks) =>
    comparableFacts(blocks, wording, isTold ? figure : undefined),
  );
  return { before: then, after: now };
}

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
  const rows = comparison?.kind === "comparison" ? comparison.rows : [];
  const value = rows.find((each) => each.label === row)?.values[place];
  return value === undefined ? [] : [{ label, value }];
}
