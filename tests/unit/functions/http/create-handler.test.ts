import { describe, expect, it, vi } from "vitest";
import { createCallLog } from "#functions/http/call-log.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { jsonRequest } from "./json-request.ts";

const ORIGIN = "https://client.example";
const INVOCATION_ID = "5f6c3a52-7f0e-4a8c-9a55-2f9f7f7f0c11";

async function call(
  handle: Endpoint["handle"],
  { method = "POST", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const endpoint: Endpoint = { name: "Test", route: "Test", methods: ["POST"], handle };
  const handler = createHandler(endpoint, {
    allowedOrigins: new Set([ORIGIN]),
    elapsed: () => 1012.4,
    arrivalTime: () => 1000,
    clientOf: (request) => request.headers.get("x-test-client") ?? undefined,
    log: createCallLog(() => 1012.4),
  });
  const log = vi.fn();
  const answer = await handler(
    { ...jsonRequest({ name: "canary" }, headers), method },
    { invocationId: INVOCATION_ID, log },
  );
  return { answer, log: log.mock.calls };
}

const succeed = async () => jsonResponse({ ok: true });
const fail = (error: unknown) => async () => Promise.reject(error);

describe("createHandler", () => {
  it("returns the endpoint's answer with the common headers", async () => {
    const { answer } = await call(succeed);
    expect(answer).toEqual({
      status: 200,
      body: '{"ok":true}',
      headers: {
        "Content-Type": "application/json",
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Permitted-Cross-Domain-Policies": "none",
        "X-Correlation-Id": INVOCATION_ID,
      },
    });
  });

  it.each([["203.0.113.7"], [undefined]])("tells the endpoint that a call came from %s", async (address) => {
    const handle = vi.fn(succeed);
    await call(handle, { headers: address === undefined ? {} : { "x-test-client": address } });
    expect(handle).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ client: address }),
    );
  });

  it("logs one line, with permitted data only", async () => {
    const { log } = await call(succeed);
    expect(log).toEqual([
      [
        JSON.stringify({
          correlationId: INVOCATION_ID,
          commit: "unknown",
          function: "Test",
          status: 200,
          durationMs: 12,
        }),
      ],
    ]);
  });

  it("logs the endpoint's notes about a call", async () => {
    const { log } = await call(async (_request, { arrivedAt, note }) => {
      expect(arrivedAt).toBe(1000);
      note({ waitedMs: 5 });
      note({ calculator: "pension" });
      return jsonResponse({});
    });
    expect(JSON.parse(String(log[0]?.[0]))).toMatchObject({
      durationMs: 12,
      waitedMs: 5,
      calculator: "pension",
    });
  });

  it.each([
    ["the code of a known error", new PlanningError("timeout", "canary"), 504, "planning-service-timeout"],
    ["what the storage refused with", new StorageError("Down", 403), 503, "unavailable", 403],
    ["the name of an unknown error", new TypeError("canary"), 500, "TypeError"],
    ["the problem where something else was thrown", "canary", 500, "internal-error"],
  ])(
    "logs %s, and answers with a problem and the same headers",
    async (_what, error, status, errorClass, storageStatus?: number) => {
      const { answer, log } = await call(fail(error));
      expect(answer).toMatchObject({
        status,
        headers: {
          "Content-Type": "application/problem+json",
          "Cache-Control": "no-store",
          "X-Correlation-Id": INVOCATION_ID,
        },
      });
      expect(log).toHaveLength(1);
      const line = JSON.parse(String(log[0]?.[0]));
      expect(line).toMatchObject({ status, errorClass });
      expect(line.storageStatus).toBe(storageStatus);
      expect(JSON.stringify([answer, log])).not.toContain("canary");
    },
  );

  it("logs where an unknown error arose, and of a known one not", async () => {
    const linesOf = async (error: unknown) => JSON.parse(String((await call(fail(error))).log[0]?.[0]));
    const { frames } = await linesOf(new TypeError("No mail to sara@example.com"));
    expect(frames[0]).toMatch(/^tests\/unit\/functions\/http\/create-handler\.test\.ts:\d+:\d+/);
    expect(frames.join()).not.toContain("sara");
    expect(await linesOf(new StorageError("Down", 403))).not.toHaveProperty("frames");
  });

  it.each(["GET", "PUT", "DELETE", "PATCH", "HEAD"])(
    "refuses %s and lists the allowed methods",
    async (method) => {
      const handle = vi.fn(succeed);
      const { answer } = await call(handle, { method });
      expect(answer).toMatchObject({ status: 405, headers: { Allow: "POST" } });
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it("lets an allowed origin read the answer, including errors", async () => {
    for (const handle of [succeed, fail(new Error("broken"))]) {
      const { answer } = await call(handle, { headers: { origin: ORIGIN } });
      expect(answer.headers).toMatchObject({
        "Access-Control-Allow-Origin": ORIGIN,
        "Access-Control-Expose-Headers": "Retry-After, X-Correlation-Id",
        Vary: "Origin",
      });
      expect(answer.headers).not.toHaveProperty("Access-Control-Allow-Methods");
    }
  });

  it("answers the preflight of an allowed origin", async () => {
    const handle = vi.fn(succeed);
    const { answer } = await call(handle, { method: "OPTIONS", headers: { origin: ORIGIN } });
    expect(answer).toMatchObject({
      status: 204,
      headers: {
        "Access-Control-Allow-Origin": ORIGIN,
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "Content-Type",
        "Access-Control-Max-Age": "600",
      },
    });
    expect(answer.body).toBeUndefined();
    expect(handle).not.toHaveBeenCalled();
  });

  it.each(["https://other.example", "null", `${ORIGIN}.evil.example`, "http://client.example"])(
    "does not let %s read the answer",
    async (origin) => {
      for (const method of ["POST", "OPTIONS"]) {
        const { answer } = await call(succeed, { method, headers: { origin } });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith("Access-Control"))).toEqual([]);
      }
    },
  );
});
