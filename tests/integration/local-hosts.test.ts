import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLocalStorage } from "#tools/azurite/start-local-storage.ts";
import { freePort } from "#tools/http/listen.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { send } from "./support/send.ts";

const PAYLOAD = "Y2FuYXJ5LXBheWxvYWQ=";

let outbox: string;
let product: RunningProcess;
let functions: string;
beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), "outbox-"));
  await writeFile(join(outbox, "2026-01-01T00-00-00.000Z-1.eml"), "whole");
  await writeFile(join(outbox, "2026-01-01T00-00-00.000Z-2.eml.part"), "half");
  const functionsPort = await freePort();
  functions = `http://127.0.0.1:${functionsPort}`;
  product = await startTool(["tools/start.ts"], {
    FUNCTIONS_PORT: String(functionsPort),
    CLIENT_PORT: String(await freePort()),
    MAIL_OUTBOX: outbox,
  });
}, 60_000);
afterAll(async () => {
  await product.stop();
  await rm(outbox, { recursive: true });
});

/** Sends a request line as it is, which no library would. @returns the whole answer */
async function ask(origin: string, target: string): Promise<string> {
  const { port, host } = new URL(origin);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  return answer;
}

describe("the local hosts", () => {
  it.each([
    "http://[",
    "http://",
    "http://%",
    "//",
    "/\\",
    "//evil.example/",
    "/%",
    "/%ff",
    `http://name:secret@localhost/api/EmailPdf?payload=${PAYLOAD}`,
    `http://name@localhost/summary?payload=${PAYLOAD}`,
    "*",
    "mailto:a@example.com",
  ])("refuse the address %s quickly, without a stack trace or a line in the log", async (target) => {
    for (const origin of [product.origin, functions]) {
      const answer = await ask(origin, target);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toMatch(/node_modules|\.ts:|\.js:| {4}at /);
    }
    expect(product.output()).not.toContain(PAYLOAD);
    expect(product.output()).not.toMatch(/ {4}at |payload=/);
    expect((await send(product.origin, "/api/Health")).status).toBe(200);
  });

  it("accept an address that contains their own host as its path", async () => {
    expect(await ask(product.origin, `${product.origin}/education`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    "/staticwebapp.config.json",
    "/staticwebapp%2econfig.json",
    "/assets/../staticwebapp.config.json",
    "/./staticwebapp.config.json",
    "/assets/%2e%2e/staticwebapp.config.json",
  ])("do not serve the configuration at %s", async (path) => {
    const answer = await ask(product.origin, path);
    expect(answer).not.toContain("navigationFallback");
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });

  it("remove unfinished mails from the outbox", async () => {
    expect(await readdir(outbox)).toEqual(["2026-01-01T00-00-00.000Z-1.eml"]);
  });
});

describe("documents", () => {
  it("are not cached, as caches store the address with them, but scripts are", async () => {
    for (const path of ["/", "/ar/education/", "/kids-saver/summary", "/confirmation"]) {
      const { headers } = await send(product.origin, `${path}?payload=${PAYLOAD}`);
      expect(headers["cache-control"]).toBe("no-store");
    }
    const { headers } = await send(product.origin, "/embed.js");
    expect(headers["cache-control"]).toBe("public, max-age=300");
  });

  it("run no inline scripts, and cannot be framed or read by other sites", async () => {
    const { headers } = await send(product.origin, "/");
    expect(headers["content-security-policy"]).toContain(
      "require-trusted-types-for 'script'; trusted-types preview;",
    );
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-permitted-cross-domain-policies": "none",
    });
    // Partners' pages load it.
    const script = await send(product.origin, "/embed.js");
    expect(script.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const types = await send(product.origin, "/embed.d.ts");
    expect(types.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(String(types.body)).toContain("GoalPlannerAttributes");
  });

  it.each(["/pensions/2040", "/.auth/login/github", "/favicon.svg", "/summary/elsewhere"])(
    "are the site's own page for an unknown path, %s, which search engines leave out",
    async (path) => {
      const { status, headers, body } = await send(product.origin, path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toBe("text/html");
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(String(body)).toContain('<meta name="robots" content="noindex">');
    },
  );

  it("are left out of search engines if they show one visitor's plan, and partners' paths too", async () => {
    const isLeftOut = async (path: string) =>
      String((await send(product.origin, path)).body).includes('<meta name="robots" content="noindex">');
    for (const path of [
      "/summary",
      "/ar/kids-saver/summary",
      "/confirmation",
      "/peko",
      "/kids-saver/personal-info",
    ]) {
      expect(await isLeftOut(path), path).toBe(true);
    }
    for (const path of ["/", "/ar", "/education", "/ar/family", "/method"]) {
      expect(await isLeftOut(path), path).toBe(false);
    }
  });

  it("are not cached either if a file is missing below the assets", async () => {
    const { status, headers } = await send(product.origin, "/assets/missing-12345678.js");
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("do not log the address of a request that the functions do not answer", async () => {
    const client = await startTool(
      ["node_modules/vite/bin/vite.js", "preview"],
      { CLIENT_PORT: String(await freePort()), FUNCTIONS_PORT: String(await freePort()) },
      /http:\/\/127\.0\.0\.1:\S*\d+/,
    );
    const origin = client.origin.replaceAll(/[^\x20-\x7e]|\[\d+m/g, "");
    expect((await send(origin, `/api/EmailPdf?payload=${PAYLOAD}`)).status).toBe(502);
    await expect.poll(client.output).toContain("/api/EmailPdf");
    expect(client.output()).not.toContain(PAYLOAD);
    client.kill();
    await client.exited;
  });
});

describe("the local storage", () => {
  it("says which of its files is damaged, and how to start afresh", async () => {
    const folder = await mkdtemp(join(tmpdir(), "azurite-"));
    await mkdir(folder, { recursive: true });
    const file = join(folder, "__azurite_db_table__.json");
    await writeFile(file, '{"filename": "x", "collections": [');
    const place = { queuePort: await freePort(), tablePort: await freePort(), folder };
    await expect(startLocalStorage("UseDevelopmentStorage=true", place)).rejects.toThrow(
      `The storage's file ${file} is damaged. Delete the folder ${folder} to begin anew`,
    );
    await rm(folder, { recursive: true });
  });
});
