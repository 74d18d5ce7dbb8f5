import { createServer } from "node:http";
import { TableClient } from "@azure/data-tables";
import { QueueClient } from "@azure/storage-queue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAzureRateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import { createAzureReportQueue } from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import type { QueuedReport, ReportRows, StoredReport } from "#functions/storage/report-rows.ts";
import { attempted, claimed } from "#functions/storage/report-states.ts";
import { type RunningAzurite, startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { freePort, listen } from "#tools/http/listen.ts";
import { within } from "../support/within.ts";
import { allOf } from "./support/all-of.ts";
import { queuedReport } from "./support/report-orders.ts";
import { startTableProxy, type TableProxy } from "./support/table-proxy.ts";

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

  it("are inserted once, and returned as they were written", async () => {
    const row = queuedReport({ attempts: 2, sweeps: 1 });
    expect(await rows.find(row.id)).toBeUndefined();
    expect(await Promise.all([rows.insert(row), rows.insert(row), rows.insert(row)])).toContain(true);
    expect(await rows.insert({ ...row, attempts: 0 })).toBe(false);
    expect((await rows.find(row.id))?.row).toEqual(row);
  });

  it("are changed by only one of several simultaneous readers", async () => {
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
    await rows.insert(attempted(claimed(sent, 0), { kind: "accepted" }, 0, 0));
    const listed = await allOf(rows.listOpen("2031-01-02"));
    const ids = listed.map((open) => "row" in open && open.row.id);
    expect(ids.toSorted()).toEqual(reports.slice(1).map((report) => report.id));
  });

  it("of an unknown shape are listed with their age, and deleted unless they were changed", async () => {
    const table = TableClient.fromConnectionString(azurite.connectionString, "reports", {
      allowInsecureConnection: true,
    });
    const keys = { partitionKey: "2032-01-02", rowKey: "u".repeat(43) };
    const requestedAt = new Date("2032-01-02T03:04:05Z");
    await table.createEntity({ ...keys, state: "paused", open: true, requestedAt });
    const [unreadable] = await allOf(rows.listOpen("2032-01-01"));
    if (unreadable === undefined || "row" in unreadable) throw new Error("it is not listed as unreadable");
    expect(unreadable).toMatchObject({ keys, since: requestedAt });
    await expect(rows.find(`${keys.partitionKey}-${"u".repeat(43)}`)).rejects.toMatchObject({
      code: "unavailable",
      message: "A stored report cannot be read",
    });
    await table.updateEntity({ ...keys, state: "resumed", open: true }, "Replace");
    expect(await rows.delete(unreadable)).toBe(false);
    const [changed] = await allOf(rows.listOpen("2032-01-01"));
    if (changed === undefined || "row" in changed) throw new Error("it is not listed as unreadable");
    // It does not say when it was asked for: the storage knows when it was changed.
    expect(Math.abs(changed.since.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await rows.delete(changed)).toBe(true);
    expect(await allOf(rows.listOpen("2032-01-01"))).toEqual([]);
    expect(await rows.delete(changed)).toBe(false);
  });
});

describe("more rows than fit in a page or a transaction", () => {
  const DAYS = ["2041-01-01", "2041-01-02"];
  const ROWS_A_DAY = 130;

  it("are all listed, and deleted up to a given day", async () => {
    const rows = createAzureReportRows(azurite.connectionString);
    const reports = DAYS.flatMap((day) =>
      Array.from({ length: ROWS_A_DAY }, () => queuedReport({ requestedAt: new Date(`${day}T12:00:00Z`) })),
    );
    await Promise.all(reports.map((report) => rows.insert(report)));
    const listed = async () => {
      const open = await allOf(rows.listOpen("2041-01-01"));
      return open.map((report) => ("row" in report ? report.row.id : "unreadable")).toSorted();
    };
    const idsOf = (wanted: readonly QueuedReport[]) => wanted.map(({ id }) => id).toSorted();
    expect(await listed()).toEqual(idsOf(reports));
    await rows.deleteBefore("2041-01-02");
    expect(await listed()).toEqual(idsOf(reports.slice(ROWS_A_DAY)));
    await rows.deleteBefore("2041-01-03");
    expect(await listed()).toEqual([]);
  });
});

describe("old rows that disappear before their deletion is confirmed", () => {
  it("cause no error, and the others are still deleted", async () => {
    const proxy = await startTableProxy(azurite.connectionString);
    const rows = createAzureReportRows(proxy.connectionString);
    const reports = Array.from({ length: 3 }, () =>
      queuedReport({ requestedAt: new Date("1998-01-01T12:00:00Z") }),
    );
    await Promise.all(reports.map((report) => rows.insert(report)));
    let deletions = 0;
    // The client tries again by itself what it has no answer to.
    proxy.decide(({ body }) => (body.includes("DELETE ") && deletions++ === 0 ? "lost" : "passed on"));
    await rows.deleteBefore("1998-01-02");
    expect(deletions).toBeGreaterThan(1);
    expect(await allOf(rows.listOpen("1998-01-01"))).toEqual([]);
    proxy.close();
  });
});

describe("more old rows than one sweep can delete in time", () => {
  it("are deleted over several sweeps", async () => {
    const rows = createAzureReportRows(azurite.connectionString);
    const table = TableClient.fromConnectionString(azurite.connectionString, "reports", {
      allowInsecureConnection: true,
    });
    const [partitionKey, stored] = ["1999-01-01", 10_100];
    for (let start = 0; start < stored; start += 100) {
      const keys = Array.from({ length: 100 }, (_, at) => ({ partitionKey, rowKey: String(start + at) }));
      await table.submitTransaction(keys.map((key): ["create", typeof key] => ["create", key]));
    }
    const left = () =>
      allOf(table.listEntities({ queryOptions: { filter: `PartitionKey eq '${partitionKey}'` } }));
    await rows.deleteBefore("2000-01-01");
    expect(await left()).toHaveLength(stored - 10_000);
    await rows.deleteBefore("2000-01-01");
    expect(await left()).toEqual([]);
  });
});

describe("the report queue", () => {
  it("hides a message for the requested time", async () => {
    const queue = createAzureReportQueue(azurite.connectionString, "delayed-queue");
    await queue.put("now");
    await queue.put("later", 1_500);
    const client = new QueueClient(azurite.connectionString, "delayed-queue");
    const received = async () => {
      const { receivedMessageItems } = await client.receiveMessages({ numberOfMessages: 32 });
      return receivedMessageItems.map(({ messageText }) => Buffer.from(messageText, "base64").toString());
    };
    expect(await received()).toEqual(["now"]);
    await expect.poll(received).toEqual(["later"]);
  });
});

describe("a storage whose answers are lost", () => {
  let proxy: TableProxy;
  let rows: ReportRows;
  beforeAll(async () => {
    proxy = await startTableProxy(azurite.connectionString);
    rows = createAzureReportRows(proxy.connectionString);
    await rows.ping();
  });
  afterAll(() => proxy.close());

  const lose = (lostMethod: string, count: number) => {
    let left = count;
    proxy.decide(({ method }) => (method === lostMethod && left-- > 0 ? "lost" : "passed on"));
  };

  async function storedRow(row: QueuedReport): Promise<StoredReport> {
    await rows.insert(row);
    const stored = await rows.find(row.id);
    if (stored === undefined) throw new Error("the row is not there");
    return stored;
  }

  it("is asked whether a change was made, so that the caller knows", async () => {
    const row = queuedReport();
    const stored = await storedRow(row);
    // The first attempt and the one more that the client makes.
    for (const count of [1, 2]) {
      lose("PUT", count);
      const current = (await rows.find(row.id)) ?? stored;
      const changed = await rows.replace(current, { ...row, attempts: count });
      expect(changed?.row.attempts).toBe(count);
      expect(await rows.find(row.id)).toEqual(changed);
    }
  });

  it("is asked again if the answer to a change arrives after the deadline", async () => {
    const row = queuedReport();
    const stored = await storedRow(row);
    proxy.decide(({ method }) => (method === "PUT" ? { lateMs: 2_000 } : "passed on"));
    const changed = await rows.replace(stored, { ...row, attempts: 1 });
    proxy.decide(() => "passed on");
    expect(changed?.row.attempts).toBe(1);
    expect(await rows.find(row.id)).toEqual(changed);
  });

  it("does not make the caller report a conflict if it cannot be read either", async () => {
    const row = queuedReport();
    const stored = await storedRow(row);
    // The client's further attempt is refused, as its first one succeeded; then nobody can say whose change there is.
    let changes = 0;
    proxy.decide(({ method }) =>
      method === "GET" || (method === "PUT" && changes++ === 0) ? "lost" : "passed on",
    );
    await expect(rows.replace(stored, { ...row, attempts: 1 })).rejects.toMatchObject({
      code: "unavailable",
    });
    proxy.decide(() => "passed on");
  });

  it("has not made a change if the row is unchanged", async () => {
    const row = queuedReport();
    const stored = await storedRow(row);
    proxy.decide(({ method }) => (method === "PUT" ? "not done" : "passed on"));
    await expect(rows.replace(stored, { ...row, attempts: 1 })).rejects.toMatchObject({
      code: "unavailable",
    });
    proxy.decide(() => "passed on");
    expect(await rows.find(row.id)).toEqual(stored);
  });

  it("has not made a change if somebody else has changed the row since", async () => {
    const row = queuedReport();
    const stored = await storedRow(row);
    const others = await createAzureReportRows(azurite.connectionString).replace(stored, {
      ...row,
      attempts: 5,
    });
    proxy.decide(({ method }) => (method === "PUT" ? "not done" : "passed on"));
    expect(await rows.replace(stored, { ...row, attempts: 1 })).toBeUndefined();
    proxy.decide(() => "passed on");
    expect(await rows.find(row.id)).toEqual(others);
  });

  it("keeps an inserted row, and reports success or that it is unknown", async () => {
    const row = queuedReport();
    lose("POST", 1);
    // The further attempt finds the row of the first.
    expect(await rows.insert(row)).toBe(false);
    expect((await rows.find(row.id))?.row).toEqual(row);
  });
});

describe("a storage whose tables and queues were deleted", () => {
  const endpoints = () => {
    const table = (name: string) =>
      TableClient.fromConnectionString(azurite.connectionString, name, { allowInsecureConnection: true });
    return {
      reports: table("reports"),
      limits: table("limits"),
      queue: new QueueClient(azurite.connectionString, "deleted-queue"),
    };
  };

  /** Clients that have used table and queue before somebody deletes these. */
  async function deleted() {
    const { reports, limits, queue } = endpoints();
    const clients = {
      rows: createAzureReportRows(azurite.connectionString),
      rateLimiter: createAzureRateLimiter(azurite.connectionString, Date.now),
      queue: createAzureReportQueue(azurite.connectionString, "deleted-queue"),
    };
    await Promise.all(Object.values(clients).map((client) => client.ping()));
    await Promise.all([reports.deleteTable(), limits.deleteTable(), queue.delete()]);
    return clients;
  }

  it.each<
    [string, (clients: Awaited<ReturnType<typeof deleted>>, row: QueuedReport) => Promise<unknown>, unknown]
  >([
    ["insert", ({ rows }, row) => rows.insert(row), true],
    ["find", ({ rows }, row) => rows.find(row.id), undefined],
    ["replace", ({ rows }, row) => rows.replace({ etag: "*" }, row), undefined],
    ["list", ({ rows }) => allOf(rows.listOpen("2026-01-01")), []],
    ["delete old rows", ({ rows }) => rows.deleteBefore("2026-01-01"), undefined],
    ["forget old counts", ({ rateLimiter }) => rateLimiter.forgetOld(), undefined],
    ["put a message", ({ queue }, row) => queue.put(row.id), undefined],
  ])("can still %s", async (_what, call, expected) => {
    expect(await call(await deleted(), queuedReport())).toEqual(expected);
  });

  it("starts counting afresh", async () => {
    const { rateLimiter } = await deleted();
    const limit = { name: "recipient", maximum: 1, windowMs: 60_000 };
    expect(await rateLimiter.take(limit, "somebody", "what")).toMatchObject({ isCounted: true });
    expect(await rateLimiter.take(limit, "somebody", "another")).toMatchObject({ isCounted: false });
  });

  it("creates them again when its health is checked", async () => {
    const clients = await deleted();
    await Promise.all(Object.values(clients).map((client) => client.ping()));
    const { reports, limits, queue } = endpoints();
    for (const table of [reports, limits]) expect(await allOf(table.listEntities())).toEqual([]);
    expect(await queue.exists()).toBe(true);
  });
});

describe("without a storage", () => {
  it.each(["gone", "silent"])(
    "every call fails as unavailable if it is %s: within 2 s if a visitor waits, a change within 4 s, a search within 10 s",
    async (how) => {
      const silent = createServer(() => {});
      const port = how === "silent" ? new URL(await listen(silent, 0)).port : await freePort();
      const connectionString = azurite.connectionString.replaceAll(/127\.0\.0\.1:\d+/g, `127.0.0.1:${port}`);
      const rows = createAzureReportRows(connectionString);
      const queue = createAzureReportQueue(connectionString, "report-emails");
      const row = queuedReport();
      const calls: (() => Promise<unknown>)[] = [
        () => rows.insert(row),
        () => rows.find(row.id),
        () => rows.ping(),
        () => queue.put(row.id),
        () => queue.ping(),
      ];
      const failed = { status: "rejected", reason: expect.objectContaining({ code: "unavailable" }) };
      const expectFailed = (limitMs: number, calls: readonly (() => Promise<unknown>)[]) =>
        within(limitMs, async () => {
          const results = await Promise.allSettled(calls.map((call) => call()));
          expect(results).toEqual(calls.map(() => failed));
        });
      await Promise.all([
        expectFailed(2_000, calls),
        expectFailed(4_000, [() => rows.replace({ etag: "*" }, row)]),
        expectFailed(10_000, [
          () => rows.listOpen("2026-01-01")[Symbol.asyncIterator]().next(),
          () => rows.deleteBefore("2026-01-01"),
        ]),
      ]);
      silent.closeAllConnections();
      silent.close();
    },
  );
});
