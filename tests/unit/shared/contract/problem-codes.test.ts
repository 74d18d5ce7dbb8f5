import { describe, expect, it } from "vitest";
import * as validators from "#shared/contract/generated/validators.js";
import { PROBLEM_CODES, PROBLEMS } from "#shared/contract/problem-codes.ts";

describe("problem codes", () => {
  it("are all in the list, written in kebab case", () => {
    expect([...PROBLEM_CODES].sort()).toEqual(Object.keys(PROBLEMS).sort());
    for (const code of PROBLEM_CODES) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("have a title each and an error status", () => {
    const titles = PROBLEM_CODES.map((code) => PROBLEMS[code].title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const code of PROBLEM_CODES) {
      expect(PROBLEMS[code].title).not.toBe("");
      expect(PROBLEMS[code].status).toBeGreaterThanOrEqual(400);
      expect(PROBLEMS[code].status).toBeLessThan(600);
    }
  });

  it("carry the specification's messages for unknown countries", () => {
    expect(PROBLEMS["invalid-country"]).toEqual({ status: 400, title: "Invalid country" }); // section 8
    expect(PROBLEMS["invalid-country-of-retirement"]).toEqual({
      status: 400,
      title: "Invalid countryOfRetirement",
    });
  });

  it.each(PROBLEM_CODES)("are accepted in a problem document: %s", (code) => {
    const problem = { type: "about:blank", ...PROBLEMS[code], detail: "", code };
    expect(validators.Problem(problem)).toBe(true);
    expect(validators.Problem({ ...problem, code: `${code}-x` })).toBe(false);
    expect(validators.Problem({ ...problem, stack: "Error at" })).toBe(false);
  });
});
