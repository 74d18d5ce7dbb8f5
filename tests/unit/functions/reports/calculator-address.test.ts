import { describe, expect, test } from "vitest";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { calculatorAddress } from "#functions/reports/calculator-address.ts";
import { FLOWS } from "#shared/calculators.ts";
import { pathIn } from "#shared/wording/languages.ts";

const ORIGIN = "https://plan.example.com";
const ALLOWED = new Set([ORIGIN, "http://localhost:5173"]);

const codeOf = (baseUrl: string) => {
  try {
    return calculatorAddress(baseUrl, ALLOWED);
  } catch (error) {
    return error instanceof HttpProblem ? error.code : error;
  }
};

describe("the address of a calculator", () => {
  test.each(
    FLOWS.flatMap(({ calculator, form }) => form.map((path) => [path, calculator, form[0]] as const)),
  )("at %s leads to %s, with and without a trailing slash", (path, calculator, first) => {
    const expected = { calculator, calculatorUrl: `${ORIGIN}${first}` };
    expect(codeOf(`${ORIGIN}${path}`)).toEqual(expected);
    expect(codeOf(`${ORIGIN}${path === "/" ? "" : path}/`)).toEqual(expected);
  });

  test.each(
    FLOWS.flatMap(({ calculator, form }) =>
      form.map((path) => [pathIn("ar", path), calculator, form[0]] as const),
    ),
  )("at %s leads to %s in Arabic, and stays Arabic", (path, calculator, first) => {
    const expected = { calculator, calculatorUrl: `${ORIGIN}${pathIn("ar", first)}` };
    expect(codeOf(`${ORIGIN}${path}`)).toEqual(expected);
    expect(codeOf(`${ORIGIN}${path}/`)).toEqual(expected);
  });

  test("in capitals leads to the Arabic one, and is returned in lower case", () => {
    const expected = { calculator: "education", calculatorUrl: `${ORIGIN}/ar/education` };
    expect(codeOf(`${ORIGIN}/AR/education`)).toEqual(expected);
  });

  test("without a path leads to the pension calculator", () => {
    expect(codeOf(ORIGIN)).toEqual({ calculator: "pension", calculatorUrl: `${ORIGIN}/` });
  });
});

test.each([
  "https://evil.example/education",
  "https://plan.example.com.evil.example/education",
  "https://plan.example.com@evil.example/education",
  "https://plan.example.com:444/education",
  "http://plan.example.com/education",
  "https://plаn.example.com/education", // a Cyrillic а
  "//evil.example/education",
  "https:\\\\evil.example\\education",
  "javascript:alert(1)",
  "data:text/html,education",
  "file:///education",
  "null",
])("refuses %s, which has another origin or is not an address", (baseUrl) => {
  expect(["origin-refused", "invalid-input"]).toContain(codeOf(baseUrl));
});

test.each([
  "https://plan.example.com/unknown",
  "https://plan.example.com/education/summary",
  "https://plan.example.com//education",
  "https://plan.example.com/education//",
  "https://plan.example.com/education?next=https://evil.example",
  "https://plan.example.com/education#top",
  "https://plan.example.com/%65ducation",
  "https://plan.example.com/x/../education",
  "https://plan.example.com\\education",
  "https://user:password@plan.example.com/education",
  "https://@plan.example.com/education",
  "HTTPS://plan.example.com/education",
  "https://PLAN.example.com/education",
  "https://plan.example.com:443/education",
  " https://plan.example.com/education",
  "https://plan.example.com/educ\tation",
  "https://plan.example.com/EDUCATION",
  "https://plan.example.com/arabic/education",
  "https://plan.example.com/areducation",
  "https://plan.example.com/ar//education",
  "https://plan.example.com/ar/ar/education",
  "https://plan.example.com/en/education",
  "https://plan.example.com/education/ar",
])("refuses %s, which no calculator has as its path", (baseUrl) => {
  expect(codeOf(baseUrl)).toBe("invalid-input");
});
