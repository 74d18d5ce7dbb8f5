import { expect, test } from "vitest";
import { beginningOf, CALCULATOR_NAMES, CALCULATORS, FLOWS, startPaths } from "#shared/calculators.ts";

/** Source: specification section 2, without trailing slashes; the design of the family plan. */
const SPECIFIED = [
  ...["", "/peko"].flatMap((base) => [
    base === "" ? "/" : base,
    `${base}/calculator`,
    `${base}/summary`,
    `${base}/summary-pdf`,
    `${base}/confirmation`,
  ]),
  ...["education", "helping-kids", "activities", "healthcare", "kids-saver", "family"].flatMap((name) => [
    `/${name}`,
    `/${name}/summary`,
    `/${name}/summary-pdf`,
    `/${name}/confirmation`,
  ]),
  "/kids-saver/personal-info",
];

test("the table contains every path of the specification once", () => {
  const paths = FLOWS.flatMap(({ form, personalInfo, summary, summaryPdf, confirmation }) => [
    ...form,
    ...(personalInfo === undefined ? [] : [personalInfo]),
    summary,
    summaryPdf,
    confirmation,
  ]);
  expect(paths.toSorted()).toEqual(SPECIFIED.toSorted());
});

test.each(CALCULATOR_NAMES)("Calculate identifies the plan of %s by its type", async (calculator) => {
  const { planType, load } = CALCULATORS[calculator];
  const { endpoint } = await load();
  expect(planType !== undefined).toBe(endpoint === "Calculate");
});

test("links start each calculator where the specification does", () => {
  expect(CALCULATOR_NAMES.map(beginningOf)).toEqual([
    "/calculator",
    "/education",
    "/helping-kids",
    "/activities",
    "/healthcare",
    "/kids-saver/personal-info",
    "/family",
  ]);
  expect(startPaths("kidsSaver")).toEqual(["/kids-saver/personal-info", "/kids-saver"]);
  expect(startPaths("pension")).toEqual(["/", "/calculator", "/peko", "/peko/calculator"]);
});
