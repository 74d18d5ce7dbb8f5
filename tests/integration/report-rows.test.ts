import { createServer, request as forward, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { TableClient } from "@azure/data-tables";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAzureReportQueue } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { withoutOrder } from "#functions/storage/report-row.ts";
import type { ReportRows } from "#functions/storage/report-rows.ts";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-temporary-azurite.ts";
import { freePort } from "#tools/http/free-port.ts";
import { listen } from "#tools/http/listen.ts";
import { queuedReport } from "./support/report-orders.ts";

let azurite: RunningAzurite;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
});
afterAll(() => azurite.stop());

describe("report rows", () => {
  let rows: ReportRows;
  beforeAll(() => {
    rows = createAzureReportRows(azurite.connectionString);
  });

  it("are inserted once, and read as they were written", async () => {
    const row = queuedReport({ attempts: 2, sweeps: 1 });
    expect(await rows.find(row.id)).toBeUndefined();
    expect(await Promise.all([rows.insert(row), rows.insert(row), rows.insert(row)])).toContain(true);
    expect(await rows.insert({ ...row, attempts: 0 })).toBe(false);
    expect((await rows.find(row.id))?.row).toEqual(row);
  });

  it("are changed by one of those who read the same", async () => {
    const row = queuedReport();
    await rows.insert(row);
    const stored = await rows.find(row.id);
    if (stored === undefined) throw new Error("the row is not there");
    const changes = await Promise.all(
      [1, 2, 3, 4].map((attempts) => rows.replace(stored, { ...row, attempts })),
    );
    const [winner, ...others] = changes.filter((change) => change !== undefined);
    expect(others).toEqual([]);
    expect(await rows.find(row.id)).toEqual(winner);
  });

  it("are listed by day while they hold personal data", async () => {
    const days = ["2031-01-01", "2031-01-02", "2031-01-03"];
    const reports = days.map((day) => queuedReport({ requestedAt: new Date(`${day}T12:00:00Z`) }));
    for (const report of reports) await rows.insert(report);
    const sent = queuedReport({ requestedAt: new Date("2031-01-03T12:00:00Z") });
    await rows.insert(withoutOrder("sent", sent));
    const table = TableClient.fromConnectionString(azurite.connectionString, "reports", {
      allowInsecureConnection: true,
    });
    const unreadable = { partitionKey: "2031-01-02", rowKey: "r", state: "paused", open: true };
    await table.createEntity(unreadable);
    const listed: string[] = [];
    for await (const { row } of rows.listOpen("2031-01-02")) listed.push(row.id);
    expect(listed.toSorted()).toEqual(reports.slice(1).map((report) => report.id));
  });
});

describe("a storage whose answers get lost", () => {
  /** Passes requests on to the table service, and drops the connection in place of the answers that are due. */
  let proxy: Server;
  let rows: ReportRows;
  const lost = { method: "", count: 0 };
  beforeAll(async () => {
    const target = /TableEndpoint=(http:\/\/[^/]+)/.exec(azurite.connectionString)?.[1] ?? "";
    proxy = createServer(async (incoming, response) => {
      const { method = "", url, headers } = incoming;
      const body = await buffer(incoming);
      forward(new URL(url ?? "", target), { method, headers }, async (answer) => {
        const answered = await buffer(answer);
        if (method === lost.method && lost.count-- > 0) return response.socket?.resetAndDestroy();
        response.writeHead(answer.statusCode ?? 0, answer.headers).end(answered);
      }).end(body);
    });
    const origin = await listen(proxy, 0);
    rows = createAzureReportRows(azurite.connectionString.replace(target, origin));
    await rows.ping();
  });
  afterAll(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  it("is asked what became of a change, so that its maker knows", async () => {
    const row = queuedReport();
    await rows.insert(row);
    const stored = await rows.find(row.id);
    if (stored === undefined) throw new Error("the row is not there");
    // The first attempt and the one more that the client makes.
    for (const count of [1, 2]) {
      Object.assign(lost, { method: "PUT", count });
      const current = (await rows.find(row.id)) ?? stored;
      const changed = await rows.replace(current, { ...row, attempts: count });
      expect(changed?.row.attempts).toBe(count);
      expect(await rows.find(row.id)).toEqual(changed);
    }
  });

  it("keeps a row that was inserted, and says so or that it cannot tell", async () => {
    const row = queuedReport();
    Object.assign(lost, { method: "POST", count: 1 });
    // The further attempt finds the row of the first.
    expect(await rows.insert(row)).toBe(false);
    expect((await rows.find(row.id))?.row).toEqual(row);
  });
});

describe("without a storage", () => {
  it.each(["gone", "silent"])("every call ends within 2 s as unavailable when it is %s", async (how) => {
    const silent = createServer(() => {});
    const port = how === "silent" ? new URL(await listen(silent, 0)).port : await freePort();
    const connectionString = azurite.connectionString.replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${port}`);
    const rows = createAzureReportRows(connectionString);
    const queue = createAzureReportQueue(connectionString, "report-emails");
    const row = queuedReport();
    const calls: (() => Promise<unknown>)[] = [
      () => rows.insert(row),
      () => rows.find(row.id),
      () => rows.replace({ row, etag: "*" }, row),
      () => rows.listOpen("2026-01-01")[Symbol.asyncIterator]().next(),
      () => rows.deleteBefore("2026-01-01"),
      () => rows.ping(),
      () => queue.put(row.id),
      () => queue.ping(),
    ];
    const start = Date.now();
    for (const result of await Promise.allSettled(calls.map((call) => call()))) {
      expect(result).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    }
    expect(Date.now() - start).toBeLessThan(2_000);
    silent.closeAllConnections();
    silent.close();
  });
});
