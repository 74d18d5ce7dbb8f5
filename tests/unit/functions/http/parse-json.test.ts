import { describe, expect, it } from "vitest";
import { parseJson, readJsonBody } from "#functions/http/parse-json.ts";
import { jsonRequest } from "./json-request.ts";

const parseBytes = (bytes: Iterable<number>) => parseJson(new Uint8Array(bytes).buffer);
const parse = (text: string) => parseBytes(new TextEncoder().encode(text));
const nested = (depth: number, open = "[", inner = "", close = "]") =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

describe("parseJson", () => {
  it("reads JSON of any kind", () => {
    expect(parse('{"a":[1,null,"é"]}')).toEqual({ a: [1, null, "é"] });
  });

  it("ignores a byte order mark, as RFC 8259 section 8.1 allows", () => {
    expect(parseBytes([0xef, 0xbb, 0xbf, 0x31])).toBe(1);
  });

  it.each(["", " ", "{", "{'a':1}", '{"a":NaN}', "Infinity", "undefined", '{"a":1}x', "[1,]", "0x10"])(
    "refuses %j",
    (text) => {
      expect(() => parse(text)).toThrow(expect.objectContaining({ code: "invalid-json" }));
    },
  );

  it("does not repeat the body in its message", () => {
    expect(() => parse('{"name":"canary"')).not.toThrow("canary");
    expect(() => parse("canary")).not.toThrow("canary");
  });

  it.each([
    ["a lone continuation byte", [0x22, 0x80, 0x22]],
    ["an overlong encoding", [0x22, 0xc0, 0xaf, 0x22]],
    ["a surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["UTF-16", [0xff, 0xfe, 0x31, 0x00]],
  ])("refuses %s", (_what, bytes) => {
    expect(() => parseBytes(bytes)).toThrow("not valid UTF-8");
  });

  it("accepts 8 levels and refuses 9", () => {
    expect(() => parse(nested(8))).not.toThrow();
    expect(() => parse(nested(9))).toThrow("deeper than 8 levels");
    expect(() => parse(nested(9, '{"a":', "1", "}"))).toThrow("deeper than 8 levels");
  });

  it("accepts 500 values and refuses 501", () => {
    const goals = (count: number) => JSON.stringify({ goals: Array.from({ length: count }, () => ({})) });
    expect(() => parse(goals(498))).not.toThrow();
    expect(() => parse(goals(499))).toThrow("more than 500 values");
  });

  it("survives the deepest nesting that fits into a large body", () => {
    expect(() => parse(nested(100_000))).toThrow(expect.objectContaining({ code: "invalid-json" }));
  });

  it("sets no prototype", () => {
    const value = parse('{"__proto__":{"polluted":true}}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).not.toHaveProperty("polluted");
  });
});

const LIMIT = 64;

const read = (body: unknown, headers?: Record<string, string>) =>
  readJsonBody(jsonRequest(body, headers), LIMIT);

describe("readJsonBody", () => {
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "Application/JSON",
  ])("accepts %s", async (contentType) => {
    await expect(read({ a: 1 }, { "content-type": contentType })).resolves.toEqual({ a: 1 });
  });

  it.each([
    "",
    "text/plain",
    "application/jsonp",
    "application/json-patch+json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=application/json",
    "application/json, text/plain",
    "text/plain, application/json",
  ])("refuses %j", async (contentType) => {
    await expect(read({}, { "content-type": contentType })).rejects.toMatchObject({
      code: "unsupported-media-type",
    });
  });

  it("accepts a body of exactly the maximum size", async () => {
    await expect(read(`"${"a".repeat(LIMIT - 2)}"`)).resolves.toHaveLength(LIMIT - 2);
  });

  it("refuses one byte more, without reading its content", async () => {
    await expect(read("{".repeat(LIMIT + 1))).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("counts bytes, not letters", async () => {
    await expect(read(`"${"é".repeat(LIMIT / 2)}"`)).rejects.toMatchObject({ code: "body-too-large" });
  });

  it("refuses a body by its announced length without reading it", async () => {
    const request = {
      ...jsonRequest({}, { "content-length": String(LIMIT + 1) }),
      arrayBuffer: () => Promise.reject(new Error("was read")),
    };
    await expect(readJsonBody(request, LIMIT)).rejects.toMatchObject({ code: "body-too-large" });
  });
});
