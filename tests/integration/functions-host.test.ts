import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { listen } from "#tools/http/listen.ts";
import { type RunningProcess, runTool, startTool } from "#tools/process/start-tool.ts";
import { send } from "./support/send.ts";

const HOST = "tools/functions-host/main.ts";
const APPS = "tests/fixtures/apps";

describe("the functions host", () => {
  let host: RunningProcess;
  beforeAll(async () => {
    host = await startTool([HOST, `${APPS}/echo`]);
  });
  afterAll(() => host.stop());

  const seenBy = (headers: IncomingHttpHeaders) => JSON.parse(decodeURIComponent(String(headers["x-seen"])));

  it("prints the paths that it serves, with the prefix of host.json", () => {
    expect(host.output()).toContain(`Echo: ${host.origin}/prefix/echo/here\n`);
    expect(host.output()).toContain(`Nothing: ${host.origin}/prefix/Nothing\n`);
  });

  it.each([
    ["every byte", Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ["bytes that are no UTF-8", Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0d, 0x0a])],
    ["a byte order mark", Buffer.from("\ufeff{}")],
    ["JSON with spaces", Buffer.from('{ "a" : 1.0 }\n')],
    ["nothing", Buffer.alloc(0)],
    ["three megabytes", randomBytes(3 * 1024 * 1024)],
  ])("passes %s through unchanged, byte for byte", async (_what, body) => {
    const headers = ["Content-Type", "application/json"];
    const { status, body: returned } = await send(host.origin, "/prefix/echo/here", {
      method: "POST",
      headers,
      body,
    });
    expect(status).toBe(201);
    expect(returned.equals(body)).toBe(true);
  });

  it("passes on method, query and headers as the Functions worker does", async () => {
    const { headers } = await send(
      host.origin,
      "/prefix/ECHO/h%65re?one=1&many=x&many=y&plus=a+b%2B&empty=",
      {
        headers: ["X-Custom", "first", "x-custom", "second"],
      },
    );
    expect(seenBy(headers)).toMatchObject({
      method: "GET",
      url: `${host.origin}/prefix/ECHO/h%65re?one=1&many=x&many=y&plus=a+b%2B&empty=`,
      // The host joins repeated values; the address still has them apart.
      query: [
        ["one", "1"],
        ["many", "x,y"],
        ["plus", "a b+"],
        ["empty", ""],
      ],
      fromUrl: ["x", "y"],
      custom: "first,second",
    });
  });

  it("sends the status and headers", async () => {
    const { status, headers } = await send(host.origin, "/prefix/echo/here");
    expect(status).toBe(201);
    expect(headers["content-type"]).toBe("application/octet-stream");
  });

  it("answers HEAD without a body", async () => {
    const { headers, body } = await send(host.origin, "/prefix/echo/here", { method: "HEAD" });
    expect(seenBy(headers).method).toBe("HEAD");
    expect(body).toHaveLength(0);
  });

  it("answers 204 if a function returns nothing", async () => {
    expect(await send(host.origin, "/prefix/Nothing")).toMatchObject({ status: 204 });
  });

  it("answers with a generic problem if a function throws, and keeps running", async () => {
    const { status, headers, body } = await send(host.origin, "/prefix/Failing");
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 500,
      type: "application/problem+json",
    });
    expect(body.toString()).not.toContain("canary");
    expect(await send(host.origin, "/prefix/Nothing")).toMatchObject({ status: 204 });
  });

  it.each([
    ["an unknown path", "GET", "/prefix/unknown", 404],
    ["a path outside the prefix", "GET", "/Nothing", 404],
    ["the root", "GET", "/", 404],
    ["a method that no function has there", "DELETE", "/prefix/Nothing", 404],
    ["a method that the library cannot take", "TRACE", "/prefix/Nothing", 404],
    ["a wrong percent-encoding", "GET", "/prefix/%zz", 400],
    ["half a letter", "GET", "/prefix/%c3", 400],
    ["the target *", "OPTIONS", "*", 400],
  ])("answers %s with a problem", async (_what, method, path, status) => {
    const answer = await send(host.origin, path, { method });
    expect(answer).toMatchObject({ status, headers: { "content-type": "application/problem+json" } });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ status });
  });

  it.each(["exa mple", "[", "a<b", "", "a/b", "a?b", "user@a"])(
    "answers the host name %j with a problem",
    async (name) => {
      const answer = await send(host.origin, "/prefix/Nothing", { headers: ["Host", name] });
      expect(answer).toMatchObject({ status: 400 });
    },
  );

  it("answers a far too large body with 413, after reading it to its end", async () => {
    const body = Buffer.alloc(31 * 1024 * 1024);
    const answer = await send(host.origin, "/prefix/echo/here", { method: "POST", body });
    expect(answer).toMatchObject({ status: 413, headers: { "content-type": "application/problem+json" } });
  });

  it("finishes the work in progress before it ends", async () => {
    const ending = await startTool([HOST, `${APPS}/echo`]);
    const answer = send(ending.origin, "/prefix/Slow");
    await expect.poll(ending.output).toContain("Slow has begun");
    expect(await ending.stop()).toBe(0);
    expect((await answer).body.toString()).toBe("done");
  });
});

describe("the functions host refuses to start", () => {
  it.each([
    ["when the app registers no function", "empty", "main.cjs registered no function"],
    ["when the entry throws", "throwing", "the entry is broken"],
    [
      "when it lacks a trigger that a function needs",
      "unknown-trigger",
      "no eventGridTrigger, which Changes needs",
    ],
    ["when there is no app", "none", "host.json"],
  ])("%s", async (_when, app, message) => {
    const { code, output } = await runTool([HOST, `${APPS}/${app}`]);
    expect(output).toContain(message);
    expect(code).toBe(1);
  });

  it("when its port is taken", async () => {
    const other = createServer();
    const { port } = new URL(await listen(other, 0));
    const { code, output } = await runTool([HOST, `${APPS}/echo`], { FUNCTIONS_PORT: port });
    other.close();
    expect(output).toContain(`Port ${port} of 127.0.0.1 cannot be used`);
    expect(code).toBe(1);
  });

  it("when its port is invalid", async () => {
    const { code, output } = await runTool([HOST, `${APPS}/echo`], { FUNCTIONS_PORT: "http" });
    expect(output).toContain("FUNCTIONS_PORT must be a port");
    expect(code).toBe(1);
  });
});

test("an app whose configuration is wrong starts, and one message names every bad key and no value", async () => {
  const app = await startTool([HOST], {
    FUND_ISIN_CONSERVATIVE: "canary-1",
    FUND_ISIN_AGGRESSIVE: "canary-2",
    ALLOWED_ORIGINS: "canary-3",
  });
  const named = /^.*ALLOWED_ORIGINS.*FUND_ISIN_CONSERVATIVE.*FUND_ISIN_AGGRESSIVE.*$/gm;
  await expect.poll(() => app.output().match(named)).toHaveLength(1);
  expect(app.output()).not.toContain("canary");
  const { status, body } = await send(app.origin, "/api/Health");
  expect(status).toBe(503);
  expect(body.toString()).toMatch(/ALLOWED_ORIGINS/);
  expect(body.toString()).not.toContain("canary");
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    expect((await send(app.origin, "/api/Calculate", { method })).status, method).toBe(503);
  }
  expect((await send(app.origin, "/api/Calculate", { method: "OPTIONS" })).status).toBe(204);
  await app.stop();
});
