import { expect, test } from "vitest";
import { pageNameOf } from "#client/app/page-name.ts";
import { FLOWS } from "#shared/calculators.ts";

test("every path of the table has the name of its page", () => {
  for (const { form, personalInfo, summary, summaryPdf, confirmation } of FLOWS) {
    expect(form.map(pageNameOf)).toEqual(form.map(() => "form"));
    if (personalInfo !== undefined) expect(pageNameOf(personalInfo)).toBe("personalInfo");
    expect([summary, summaryPdf, confirmation].map(pageNameOf)).toEqual([
      "summary",
      "summaryPdf",
      "confirmation",
    ]);
  }
});

test("a trailing slash makes no difference", () => {
  expect(pageNameOf("/kids-saver/")).toBe("form");
  expect(pageNameOf("/education/summary/")).toBe("summary");
});

test("what no page has for its path is named by nothing of it", () => {
  expect(pageNameOf("/layla@example.com")).toBe("notFound");
});
