import { createServer } from "node:http";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createAzureReportQueue } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { type RunningAzurite, startAzurite } from "#tools/azurite/start-azurite.ts";
import { freePort, listen } from "#tools/http/listen.ts";
import { runTool } from "#tools/process/start-tool.ts";

const TLS = {
  certificate: resolve("tests/fixtures/tls/certificate.pem"),
  key: resolve("tests/fixtures/tls/key.pem"),
};
const CLIENT_ID = "6f1c2a34-0b5d-4e6f-8a9b-0c1d2e3f4a5b";
const HEADER = "secret-of-the-instance";
const HOUR = 3_600;

let storage: RunningAzurite;
let storageSettings: Record<string, string>;
/** Requests for tokens. */
const asked: { readonly query: URLSearchParams; readonly header: unknown }[] = [];

/**
 * Stands for the endpoint at which an app in Azure gets tokens, by its documented protocol.
 * Source: learn.microsoft.com/azure/app-service/overview-managed-identity, REST endpoint reference.
 */
const identity = createServer((request, response) => {
  const query = new URL(String(request.url), "http://localhost").searchParams;
  asked.push({ query, header: request.headers["x-identity-header"] });
  const now = Math.floor(Date.now() / 1_000);
  const expires = now + HOUR;
  const token = unsignedToken({
    aud: query.get("resource"),
    iss: "https://sts.windows.net/00000000-0000-0000-0000-000000000000/",
    iat: now,
    nbf: now - 1,
    exp: expires,
  });
  response.setHeader("Content-Type", "application/json");
  response.end(
    JSON.stringify({
      access_token: token,
      expires_on: String(expires),
      resource: query.get("resource"),
      token_type: "Bearer",
      client_id: query.get("client_id"),
    }),
  );
});

/** Azurite looks at what a token says, not at who signed it. */
function unsignedToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

beforeAll(async () => {
  const [queuePort, tablePort] = [await freePort(), await freePort()];
  storage = await startAzurite({ queuePort, tablePort, tls: TLS });
  storageSettings = {
    AzureWebJobsStorage: "",
    AzureWebJobsStorage__queueServiceUri: `https://127.0.0.1:${queuePort}/devstoreaccount1/`,
    AzureWebJobsStorage__tableServiceUri: `https://127.0.0.1:${tablePort}/devstoreaccount1/`,
    AzureWebJobsStorage__clientId: CLIENT_ID,
    NODE_EXTRA_CA_CERTS: TLS.certificate,
    IDENTITY_ENDPOINT: `${await listen(identity, 0)}/msi/token`,
    IDENTITY_HEADER: HEADER,
  };
});
afterAll(async () => {
  await storage.stop();
  identity.close();
});

afterEach(() => vi.unstubAllEnvs());

describe("the storage, accessed by identity without a key,", () => {
  it("stores rows, counts and messages", async () => {
    const { code, output } = await runTool(["tests/integration/support/storage-process.ts"], storageSettings);
    expect(output).toBe("rows answer\nlimits count\nthe queue takes messages\n");
    expect(code).toBe(0);
  });

  it("receives storage tokens of the app's own identity", () => {
    expect(asked).not.toEqual([]);
    for (const { query, header } of asked) {
      expect(query.get("resource")).toMatch(/^https:\/\/storage\.azure\.com\/?$/);
      expect(query.get("client_id")).toBe(CLIENT_ID);
      expect(header).toBe(HEADER);
    }
  });

  it("receives tokens of the identity in the settings, for tables and queues alike", async () => {
    vi.stubEnv("IDENTITY_ENDPOINT", storageSettings["IDENTITY_ENDPOINT"]);
    vi.stubEnv("IDENTITY_HEADER", HEADER);
    // Nobody answers there: what is looked at is who is asked for a token first.
    const nowhere = `https://127.0.0.1:${await freePort()}/account/`;
    const access = (clientId: string) => ({ queueServiceUri: nowhere, tableServiceUri: nowhere, clientId });
    const rows = createAzureReportRows(access("of-tables"));
    const queue = createAzureReportQueue(access("of-queues"), "reports");
    for (const { ping } of [rows, queue]) {
      await expect(ping()).rejects.toMatchObject({ code: "unavailable", status: undefined });
    }
    const clients = asked.map(({ query }) => query.get("client_id"));
    expect(clients).toEqual(expect.arrayContaining(["of-tables", "of-queues"]));
  });

  it("refuses a caller without a token", async () => {
    const { code, output } = await runTool(["tests/integration/support/storage-process.ts"], {
      ...storageSettings,
      IDENTITY_HEADER: "",
      IDENTITY_ENDPOINT: "http://127.0.0.1:9/msi/token",
    });
    expect(output).toContain("The storage does not answer");
    expect(code).toBe(1);
  });
});
