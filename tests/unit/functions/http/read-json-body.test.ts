import { describe, expect, it } from "vitest";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import { jsonRequest } from "./json-request.ts";

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
