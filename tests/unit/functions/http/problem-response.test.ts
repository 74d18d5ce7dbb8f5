import { describe, expect, it } from "vitest";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { problemOfError, problemResponse } from "#functions/http/problem-response.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { PROBLEM_CODES, PROBLEMS } from "#shared/contract/problem-codes.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";

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

describe("problemOfError", () => {
  it.each([
    ["invalid-answer", 502],
    ["unavailable", 503],
    ["timeout", 504],
  ] as const)("answers a planning service's %s with %i", (code, status) => {
    const problem = problemOfError(new PlanningError(code, "canary"));
    expect(PROBLEMS[problem.code].status).toBe(status);
    expect(problem.message).not.toContain("canary");
    expect("Retry-After" in problem.headers).toBe(status === 503);
  });

  it("answers a failure of the storage with 503, in its own words", () => {
    const { code, message, headers } = problemOfError(new StorageError("The storage does not answer"));
    expect(PROBLEMS[code].status).toBe(503);
    expect({ message, isToBeAskedAgain: "Retry-After" in headers }).toEqual({
      message: "The storage does not answer",
      isToBeAskedAgain: true,
    });
  });

  it("returns a problem unchanged", () => {
    const problem = new HttpProblem("not-found");
    expect(problemOfError(problem)).toBe(problem);
  });

  it.each([new TypeError("canary"), "canary", undefined, { code: "unavailable" }])(
    "reveals nothing about %s",
    (error) => {
      expect(problemOfError(error)).toMatchObject({
        code: "internal-error",
        message: "Something went wrong",
      });
    },
  );
});
