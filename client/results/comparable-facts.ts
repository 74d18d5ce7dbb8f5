import type { Block, Fact } from "#shared/report/report-document.ts";

/** Returns the chance, and the figures that have the same meaning in every plan. */
export function comparableFacts(blocks: readonly Block[]): readonly Fact[] {
  const answer = blocks.find((block) => block.kind === "answer");
  const facts = blocks.find((block) => block.kind === "facts");
  const groups = facts?.groups.filter(({ isComparable }) => isComparable) ?? [];
  return [
    ...(answer ? [answer.chance] : []),
    ...groups.flatMap(({ title, facts: [first] }) =>
      first === undefined ? [] : [{ ...first, label: `${title}: ${first.label}` }],
    ),
  ];
}
