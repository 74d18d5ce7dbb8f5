import { describe, expect, it } from "vitest";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { problemOfError } from "#functions/http/problem-of-error.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { PROBLEMS } from "#shared/contract/problem-codes.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";

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
