import { expect, it } from "vitest";
import type { Block } from "#shared/report/report-document.ts";
import { withInsights } from "#shared/report/with-insights.ts";

const block = (kind: Block["kind"]) => ({ kind }) as Block;

it("puts the changes right below the answer, and all else before the figures", () => {
  const results = ["answer", "facts", "callout", "forecast", "figures", "notes"] as const;
  const insights = ["changes", "comparison", "comparison"] as const;
  expect(withInsights(results.map(block), insights.map(block)).map(({ kind }) => kind)).toEqual([
    "answer",
    "changes",
    "facts",
    "callout",
    "forecast",
    "comparison",
    "comparison",
    "figures",
    "notes",
  ]);
});
