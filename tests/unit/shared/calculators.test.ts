import { expect, test } from "vitest";
import { CALCULATOR_NAMES, CALCULATORS, FLOWS } from "#shared/calculators.ts";

/** Source: specification section 2, without trailing slashes. */
const SPECIFIED = [
  ...["", "/peko"].flatMap((base) => [
    base === "" ? "/" : base,
    `${base}/calculator`,
    `${base}/summary`,
    `${base}/summary-pdf`,
    `${base}/confirmation`,
  ]),
  ...["education", "helping-kids", "activities", "healthcare", "kids-saver"].flatMap((name) => [
    `/${name}`,
    `/${name}/summary`,
    `/${name}/summary-pdf`,
    `/${name}/confirmation`,
  ]),
  "/kids-saver/personal-info",
];

test("the table holds every path of the specification, each once", () => {
  const paths = FLOWS.flatMap(({ form, personalInfo, summary, summaryPdf, confirmation }) => [
    ...form,
    ...(personalInfo === undefined ? [] : [personalInfo]),
    summary,
    summaryPdf,
    confirmation,
  ]);
  expect(paths.toSorted()).toEqual(SPECIFIED.toSorted());
});

test.each(CALCULATOR_NAMES)(
  "Calculate finds the plan of %s by its type, if it is asked",
  async (calculator) => {
    const { planType, load } = CALCULATORS[calculator];
    const { endpoint } = await load();
    expect(planType !== undefined).toBe(endpoint === "Calculate");
  },
);
