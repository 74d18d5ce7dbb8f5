import { describe, expect, it } from "vitest";
import { findTarget } from "#tools/functions-host/http-trigger.ts";

const route = (path: string, methods = ["GET"]) => ({ path, methods, target: `${methods} ${path}` });

const ROUTES = [
  route("api/Calculate", ["POST", "OPTIONS"]),
  route("api/openapi.json"),
  route("api/Calculate"),
  route("api/some reports/é"),
];

describe("findTarget", () => {
  it.each([
    ["POST", "/api/Calculate", "POST,OPTIONS api/Calculate"],
    ["POST", "/API/calculate/", "POST,OPTIONS api/Calculate"],
    ["GET", "/api/openapi.json", "GET api/openapi.json"],
    ["GET", "/api/Calculate", "GET api/Calculate"],
    ["GET", "/api/some%20reports/%C3%A9", "GET api/some reports/é"],
  ])("matches %s %s to %s", (method, path, target) => {
    expect(findTarget(ROUTES, method, path)).toBe(target);
  });

  it.each([
    ["GET", "/"],
    ["GET", "/Calculate"],
    ["DELETE", "/api/Calculate"],
    ["POST", "/api/Calculate/more"],
    ["POST", "/api%2FCalculate"],
  ])("finds nothing for %s %s", (method, path) => {
    expect(findTarget(ROUTES, method, path)).toBeUndefined();
  });

  it("does not decode a malformed encoding", () => {
    expect(() => findTarget(ROUTES, "GET", "/api/%zz")).toThrow(URIError);
  });
});
