import { describe, expect, it } from "vitest";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { problemResponse } from "#functions/http/problem-response.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { PROBLEM_CODES, PROBLEMS } from "#shared/contract/problem-codes.ts";

describe("problemResponse", () => {
  it.each(PROBLEM_CODES)("turns %s into a problem of the contract", (code) => {
    const { status, headers, body } = problemResponse(new HttpProblem(code));
    const problem = JSON.parse(String(body));
    expect(validators.Problem(problem)).toBe(true);
    expect(problem).toMatchObject({ code, status, title: PROBLEMS[code].title });
    expect(status).toBe(PROBLEMS[code].status);
    expect(headers["Content-Type"]).toBe("application/problem+json");
  });

  it("lists path and message of every fault, and nothing else about it", () => {
    const faults = [{ path: "/age", rule: "minimum", message: "must be >= 18", limit: 18 }];
    const { body } = problemResponse(new HttpProblem("invalid-input", { faults }));
    expect(JSON.parse(String(body)).errors).toEqual([{ path: "/age", message: "must be >= 18" }]);
  });

  it("adds the problem's own headers", () => {
    const problem = new HttpProblem("method-not-allowed", { headers: { Allow: "GET" } });
    expect(problemResponse(problem).headers).toMatchObject({ Allow: "GET" });
  });
});
