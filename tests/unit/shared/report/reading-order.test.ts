import { expect, it, test } from "vitest";
import {
  ASIDE_ORDER,
  ENTRIES_ORDER,
  inOrder,
  MORE_ORDER,
  REPORT_ORDER,
  ROLE_OF_KIND,
  SUMMARY_ORDER,
  sectionRows,
  withInsights,
} from "#shared/report/reading-order.ts";
import type { Block, ReportSection, SectionRole } from "#shared/report/report-document.ts";

const block = (kind: Block["kind"]) => ({ kind }) as Block;
const section = (role: SectionRole, heading: string = role): ReportSection => ({ role, heading, blocks: [] });

const ROLES = [...new Set(Object.values(ROLE_OF_KIND))].toSorted();

it("puts the picture right below the answer, then what would change it", () => {
  const results = ["answer", "facts", "callout", "forecast", "figures", "notes"] as const;
  const insights = ["changes", "comparison", "comparison"] as const;
  expect(withInsights(results.map(block), insights.map(block)).map(({ kind }) => kind)).toEqual([
    "answer",
    "forecast",
    "changes",
    "facts",
    "callout",
    "comparison",
    "comparison",
    "figures",
    "notes",
  ]);
});

test.each([
  ["a report", REPORT_ORDER],
  ["the summary page", [...SUMMARY_ORDER, ...MORE_ORDER, ...ASIDE_ORDER, ...ENTRIES_ORDER]],
])("%s contains every section once", (_, order) => {
  expect(order.toSorted()).toEqual(ROLES);
});

test("sections follow an order, those of the same role keep theirs, and others are left out", () => {
  const [first, second] = [section("next", "first"), section("next", "second")];
  expect(inOrder([first, section("person"), section("explanation"), second], ASIDE_ORDER)).toEqual([
    section("explanation"),
    first,
    second,
  ]);
});

test("a row on paper contains the sections of one role", () => {
  const rows = sectionRows([section("answer"), section("explanation", "one"), section("explanation", "two")]);
  expect(rows.map((row) => row.map(({ heading }) => heading))).toEqual([["answer"], ["one", "two"]]);
});
