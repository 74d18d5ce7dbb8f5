import { describe, expect, it } from "vitest";
import { jsonResponse } from "#functions/http/json-response.ts";

describe("jsonResponse", () => {
  it("writes the result as JSON", () => {
    const { status, headers, body } = jsonResponse({ a: 1.5, b: null, c: ["x"] });
    expect({ status, headers, body }).toEqual({
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: '{"a":1.5,"b":null,"c":["x"]}',
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("never sends %d", (value) => {
    expect(() => jsonResponse({ outcomes: [{ value }] })).toThrow(RangeError);
  });
});
