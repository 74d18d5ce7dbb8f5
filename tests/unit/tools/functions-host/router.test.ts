import { describe, expect, it } from "vitest";
import { findRoute } from "#tools/functions-host/router.ts";

const route = (template: string, methods = ["GET"]) => ({
  template,
  methods,
  target: `${methods} ${template}`,
});

const ROUTES = [
  route("api/{any}"),
  route("api/Calculate", ["POST", "OPTIONS"]),
  route("api/openapi.json"),
  route("api/reports/{id}/pages/{page}"),
];

describe("findRoute", () => {
  it.each([
    ["POST", "/api/Calculate", "POST,OPTIONS api/Calculate"],
    ["POST", "/API/calculate/", "POST,OPTIONS api/Calculate"],
    ["GET", "/api/openapi.json", "GET api/openapi.json"],
    ["GET", "/api/Calculate", "GET api/{any}"],
  ])("leads %s %s to %s", (method, path, target) => {
    expect(findRoute(ROUTES, method, path)?.target).toBe(target);
  });

  it("decodes parameters, which never span segments", () => {
    expect(findRoute(ROUTES, "GET", "/api/reports/a%2Fb%20%C3%A9/pages/2")?.params).toEqual({
      id: "a/b é",
      page: "2",
    });
  });

  it.each([
    ["GET", "/"],
    ["GET", "/Calculate"],
    ["DELETE", "/api/Calculate"],
    ["POST", "/api/Calculate/more"],
    ["GET", "/api/reports/1/pages"],
  ])("finds nothing for %s %s", (method, path) => {
    expect(findRoute(ROUTES, method, path)).toBeUndefined();
  });

  it("does not decode what is wrongly encoded", () => {
    expect(() => findRoute(ROUTES, "GET", "/api/%zz")).toThrow(URIError);
  });
});
