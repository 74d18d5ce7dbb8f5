import { describe, expect, test } from "vitest";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { requireOwnPage, type ToolAccess } from "#functions/http/require-own-page.ts";

const CODE: ToolAccess = { kind: "code", code: "open sesame" };

function isLetThrough(headers: Record<string, string>, tools: ToolAccess = CODE, query = ""): boolean {
  const request = { headers: new Headers(headers), url: `https://plan.example.com/api/EmailPdf?${query}` };
  try {
    requireOwnPage(request, tools);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.code === "cross-site-refused") return false;
    throw error;
  }
}

const metadata = (site: string, mode: string, dest: string) => ({
  "Sec-Fetch-Site": site,
  "Sec-Fetch-Mode": mode,
  "Sec-Fetch-Dest": dest,
});

describe("a browser", () => {
  test("may call from our own pages, with and without CORS", () => {
    expect(isLetThrough(metadata("same-origin", "cors", "empty"))).toBe(true);
    expect(isLetThrough(metadata("same-origin", "same-origin", "empty"))).toBe(true);
  });

  test.each([
    ["an image of another page", metadata("cross-site", "no-cors", "image")],
    ["an image of our own page", metadata("same-origin", "no-cors", "image")],
    ["a frame", metadata("cross-site", "navigate", "iframe")],
    ["a link or a typed address", metadata("none", "navigate", "document")],
    ["a link on our own page", metadata("same-origin", "navigate", "document")],
    ["a prefetch", { ...metadata("cross-site", "no-cors", "empty"), "Sec-Purpose": "prefetch" }],
    ["a script of another site", metadata("cross-site", "cors", "empty")],
    ["a script of a sister domain", metadata("same-site", "cors", "empty")],
    ["a form of another page", metadata("cross-site", "navigate", "document")],
    ["incomplete headers", { "Sec-Fetch-Mode": "cors" }],
  ])("is refused for %s", (_, headers) => {
    expect(isLetThrough(headers)).toBe(false);
    expect(isLetThrough({ ...headers, "x-functions-key": "another" })).toBe(false);
    expect(isLetThrough(headers, { kind: "all" })).toBe(false);
    expect(isLetThrough({ ...headers, "x-functions-key": "open sesame" }, { kind: "none" })).toBe(false);
  });
});

describe("a caller with the access code", () => {
  test.each([
    ["fetch of Node", { "Sec-Fetch-Mode": "cors" }],
    ["a browser's extension", metadata("none", "cors", "empty")],
    ["an own page", metadata("same-origin", "cors", "empty")],
  ])("may call with the headers of %s", (_, headers) => {
    expect(isLetThrough(headers, CODE, "code=open+sesame")).toBe(true);
    expect(isLetThrough({ ...headers, "x-functions-key": "open sesame" })).toBe(true);
  });
});

describe("a caller other than a browser", () => {
  test("may call with the access code, in the query or in the header", () => {
    expect(isLetThrough({}, CODE, "code=open+sesame")).toBe(true);
    expect(isLetThrough({ "x-functions-key": "open sesame" })).toBe(true);
  });

  test("may call without it if it sends a page's headers: they stop pages, while limits stop programs", () => {
    for (const tools of [CODE, { kind: "none" } as const]) {
      expect(isLetThrough({ "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" }, tools)).toBe(true);
    }
  });

  test("may not call without it, or with a wrong one", () => {
    expect(isLetThrough({})).toBe(false);
    expect(isLetThrough({}, CODE, "code=")).toBe(false);
    expect(isLetThrough({}, CODE, "code=open")).toBe(false);
    expect(isLetThrough({ "x-functions-key": "open sesame!" })).toBe(false);
  });

  test("may call or not if no code is configured, depending on the environment", () => {
    expect(isLetThrough({}, { kind: "all" })).toBe(true);
    expect(isLetThrough({}, { kind: "none" })).toBe(false);
    expect(isLetThrough({ "x-functions-key": "" }, { kind: "none" })).toBe(false);
  });
});
