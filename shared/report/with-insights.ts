import type { Block } from "./report-document.ts";

/** Results with what would change them: the changes right below the answer, all else before the figures. */
export function withInsights(results: readonly Block[], insights: readonly Block[]): readonly Block[] {
  const afterAnswer = 1 + results.findIndex(({ kind }) => kind === "answer");
  const figures = results.findLastIndex(({ kind }) => kind === "figures");
  const isChange = ({ kind }: Block) => kind === "changes";
  return [
    ...results.slice(0, afterAnswer),
    ...insights.filter(isChange),
    ...results.slice(afterAnswer, figures),
    ...insights.filter((block) => !isChange(block)),
    ...results.slice(figures),
  ];
}
