import { expect, test } from "vitest";
import { calculatorAt, pageNameOf } from "#client/app/page-name.ts";
import { FLOWS } from "#shared/calculators.ts";

test("returns the page's name for every path of the table", () => {
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
  expect(pageNameOf("/method/")).toBe("method");
});

test('returns "notFound" for a path of no page, without repeating it', () => {
  expect(pageNameOf("/layla@example.com")).toBe("notFound");
});

test("returns the calculator of every path of the table, and none for other paths", () => {
  for (const { calculator, form, personalInfo, summary, summaryPdf, confirmation } of FLOWS) {
    const paths = [...form, personalInfo ?? summary, summary, summaryPdf, confirmation];
    expect(paths.map(calculatorAt)).toEqual(paths.map(() => calculator));
  }
  expect(calculatorAt("/kids-saver/")).toBe("kidsSaver");
  expect(calculatorAt("/nowhere")).toBeUndefined();
  expect(calculatorAt("/method")).toBeUndefined();
});
