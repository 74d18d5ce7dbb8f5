import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { inJson, NO_UTF8 } from "../fixtures/hostile/bytes.ts";
import { protocolBodies } from "../fixtures/hostile/protocol-messages.ts";
import { type Sent, send } from "./support/send.ts";

let host: RunningProcess;
beforeAll(async () => {
  host = await startTool(["tools/functions-host/main.ts"], { ASSISTANTS: "on" });
});
afterAll(() => host.stop());

const JSON_HEADERS = ["Content-Type", "application/json", "Accept", "application/json, text/event-stream"];

const post = (body: string | Uint8Array, headers: readonly string[] = JSON_HEADERS) =>
  send(host.origin, "/api/mcp", { method: "POST", headers, body });

const message = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 7, method, params });

const json = ({ body }: Sent) => JSON.parse(body.toString());

describe("a request that is none", () => {
  it.each([
    ["a body that is not JSON", "{", -32700],
    ["nothing", "", -32700],
    ["JSON of too many levels", `${"[".repeat(40)}${"]".repeat(40)}`, -32700],
    ["JSON that is no message", '{"age":30}', -32600],
    ["a text", '"tools/list"', -32600],
    ["a batch", `[${message("tools/list")},${message("tools/list")}]`, -32600],
    ["an empty batch", "[]", -32600],
    ["another version of JSON-RPC", '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', -32600],
  ])("gets the error of the protocol for %s", async (_what, body, code) => {
    const answer = await post(body);
    expect({ status: answer.status, code: json(answer).error.code }).toEqual({ status: 400, code });
    expect(json(answer)).toMatchObject({ jsonrpc: "2.0" });
  });

  it.each(NO_UTF8)("gets it for a body that is not UTF-8: %s", async (_what, bytes) => {
    expect(json(await post(inJson(bytes)))).toMatchObject({ error: { code: -32700 } });
  });

  it.each([
    ["a revision that does not exist", ["MCP-Protocol-Version", "1999-01-01"], 400],
    ["a revision that had batches", ["MCP-Protocol-Version", "2025-03-26"], 400],
  ])("is refused for %s", async (_what, headers, status) => {
    const answer = await post(message("tools/list"), [...JSON_HEADERS, ...headers]);
    expect(answer.status).toBe(status);
    expect(json(answer)).toMatchObject({ error: { message: expect.stringContaining("2025-11-25") } });
  });

  it("is refused unless it accepts what the protocol answers with", async () => {
    const answer = await post(message("tools/list"), [
      "Content-Type",
      "application/json",
      "Accept",
      "text/html",
    ]);
    expect(answer.status).toBe(406);
  });

  it("gets an error for a method that there is not", async () => {
    expect(json(await post(message("resources/list")))).toMatchObject({ id: 7, error: { code: -32601 } });
  });

  it.each([
    ["GET, which asks for a stream of events", { method: "GET", headers: ["Accept", "text/event-stream"] }],
    ["DELETE, which ends a session", { method: "DELETE", headers: ["Mcp-Session-Id", "1"] }],
  ])("is refused as %s", async (_what, options) => {
    const answer = await send(host.origin, "/api/mcp", options);
    expect(answer.status).toBe(405);
    expect(answer.headers["allow"]).toBe("POST");
  });

  it("has no stream of events to listen to", async () => {
    const headers = [
      ...JSON_HEADERS,
      "MCP-Protocol-Version",
      "2026-07-28",
      "Mcp-Method",
      "subscriptions/listen",
    ];
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const answer = await post(message("subscriptions/listen", { _meta, notifications: {} }), headers);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(json(answer)).toMatchObject({ id: 7, error: { code: expect.any(Number) } });
  });

  it.each([
    [
      "a body over the limit",
      message("tools/list", { a: "x".repeat(20_000) }),
      JSON_HEADERS,
      413,
      "body-too-large",
    ],
    [
      "another media type",
      message("tools/list"),
      ["Content-Type", "text/plain"],
      415,
      "unsupported-media-type",
    ],
    [
      "a page of another site",
      message("tools/list"),
      [...JSON_HEADERS, "Origin", "https://evil.example"],
      403,
      "origin-refused",
    ],
  ])("is refused as everywhere for %s", async (_what, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect({ status: answer.status, code: json(answer).code }).toEqual({ status, code });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("is acknowledged if it is a notification", async () => {
    const { status, body } = await post('{"jsonrpc":"2.0","method":"notifications/initialized"}');
    expect({ status, length: body.length }).toEqual({ status: 202, length: 0 });
  });
});

it("answers a thousand bodies of all kinds without a failure, and works on", async () => {
  const statuses = new Map<number, number>();
  for (const { body, headers } of protocolBodies(1_000)) {
    const { status } = await post(body, [...JSON_HEADERS, ...headers]);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const failures = [...statuses.keys()].filter((status) => status >= 500);
  expect(failures).toEqual([]);
  // Some of every kind: answers, acknowledgements, refusals and, since 2026, methods that there are not.
  expect([...statuses.keys()].toSorted()).toEqual([200, 202, 400, 404]);
  const { status } = await post(message("tools/list"));
  expect(status).toBe(200);
  expect(host.output()).not.toContain("internal-error");
}, 300_000);
