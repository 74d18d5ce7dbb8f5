import type { Block } from "./report-document.ts";

/** Results with what would change them: the changes right below the answer, all else before the notes. */
export function withInsights(results: readonly Block[], insights: readonly Block[]): readonly Block[] {
  const afterAnswer = 1 + results.findIndex(({ kind }) => kind === "answer");
  const notes = results.findLastIndex(({ kind }) => kind === "notes");
  const isChange = ({ kind }: Block) => kind === "changes";
  return [
    ...results.slice(0, afterAnswer),
    ...insights.filter(isChange),
    ...results.slice(afterAnswer, notes),
    ...insights.filter((block) => !isChange(block)),
    ...results.slice(notes),
  ];
}
