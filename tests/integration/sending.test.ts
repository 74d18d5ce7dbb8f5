import { randomUUID } from "node:crypto";
import { TableClient } from "@azure/data-tables";
import { QueueClient } from "@azure/storage-queue";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SendReportDependencies, sendReport } from "#functions/delivery/send-report.ts";
import { sweepReports } from "#functions/delivery/sweep-reports.ts";
import { createSendGridTransport } from "#functions/mail/sendgrid-transport.ts";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
import {
  createAzureReportQueue,
  REPORT_POISON_QUEUE,
  REPORT_QUEUE,
} from "#functions/storage/azure-report-queue.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { rowKeys } from "#functions/storage/report-entity.ts";
import type { QueuedReport, ReportRows } from "#functions/storage/report-rows.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { PlanningError } from "#shared/planning/planning-service.ts";
import { type RunningAzurite, startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { freePort } from "#tools/http/listen.ts";
import { runTool } from "#tools/process/start-tool.ts";
import { API_KEY, CANARY, queuedReport, testMail } from "./support/report-orders.ts";
import { type AnswerName, type SendGridStandIn, startSendGrid } from "./support/sendgrid.ts";
import { startTableProxy } from "./support/table-proxy.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let azurite: RunningAzurite;
let provider: SendGridStandIn;
let rows: ReportRows;
let queue: QueueClient;
let poison: QueueClient;

beforeAll(async () => {
  [azurite, provider] = await Promise.all([startTemporaryAzurite(), startSendGrid(API_KEY)]);
  rows = createAzureReportRows(azurite.connectionString);
  queue = new QueueClient(azurite.connectionString, REPORT_QUEUE);
  poison = new QueueClient(azurite.connectionString, REPORT_POISON_QUEUE);
  await Promise.all([rows.ping(), queue.createIfNotExists(), poison.createIfNotExists()]);
});
afterAll(() => Promise.all([azurite.stop(), provider.close()]));
beforeEach(async () => {
  provider.answer("accepted");
  await Promise.all([queue.clearMessages(), poison.clearMessages(), rows.deleteBefore("9999-12-31")]);
});

/** @param deadlineMs of an attempt to send; short only where nothing else ends it */
function sendGrid(origin: string, deadlineMs = 10_000) {
  const from = { address: "plans@example.com", name: "Goal Planner" };
  return createSendGridTransport({ apiKey: API_KEY, baseUrl: origin, from }, deadlineMs);
}

function dependencies(change: Partial<SendReportDependencies> = {}, origin = provider.origin) {
  return {
    rows,
    queue: createAzureReportQueue(azurite.connectionString, REPORT_QUEUE),
    poison: createAzureReportQueue(azurite.connectionString, REPORT_POISON_QUEUE),
    transport: sendGrid(origin),
    compose: async ({ id }: QueuedReport) => testMail(id),
    now: Date.now,
    newRevision: randomUUID,
    sleep: async () => {},
    firstDelayMs: 0,
    ...change,
  };
}

async function stored(change: Partial<QueuedReport> = {}): Promise<QueuedReport> {
  const report = queuedReport(change);
  await rows.insert(report);
  return report;
}

const stateOf = async (id: string) => (await rows.find(id))?.row.state;
const mailsOf = (id: string) => provider.received.filter(({ subject }) => subject === id).length;

/** The ids on a queue that can be seen now; taken off it. */
async function taken(client: QueueClient): Promise<string[]> {
  const { receivedMessageItems } = await client.receiveMessages({ numberOfMessages: 32 });
  return receivedMessageItems.map(({ messageText }) => Buffer.from(messageText, "base64").toString());
}

const forgetOld = async () => {};

/** Sweeps at a later time. */
const sweepIn = (ms: number, isLate = false) =>
  sweepReports(isLate, { ...dependencies(), rateLimiter: { forgetOld }, now: () => Date.now() + ms });

const table = () =>
  TableClient.fromConnectionString(azurite.connectionString, "reports", { allowInsecureConnection: true });

/** Everything that the row holds, as it lies in the table. */
async function rawRow(id: string): Promise<string> {
  const { partitionKey, rowKey } = rowKeys(id);
  return JSON.stringify(await table().getEntity(partitionKey, rowKey));
}

describe("a report", () => {
  it("is sent, and its personal data is deleted", async () => {
    const { id } = await stored();
    expect(await rawRow(id)).toContain(CANARY);
    expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
    expect(mailsOf(id)).toBe(1);
    expect(await stateOf(id)).toBe("sent");
    expect(await rawRow(id)).not.toContain(CANARY);
  });

  it("is sent once, however many messages name it and however many processes read them", async () => {
    const { id } = await stored();
    const compose = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return testMail(id);
    };
    const results = await Promise.all(
      Array.from({ length: 8 }, () => sendReport(id, 1, dependencies({ compose }))),
    );
    results.push(await sendReport(id, 1, dependencies()));
    expect(results.filter(({ status }) => status === "accepted")).toHaveLength(1);
    expect(mailsOf(id)).toBe(1);
  });

  it.each<[AnswerName, string]>([
    ["202, cut", "sent"],
    ["202, reset", "sent"],
    ["202 without an end", "sent"],
    ["500", "unknown"],
    ["reset", "unknown"],
    ["drip", "unknown"],
    ["silence", "unknown"],
    ["400", "failed"],
  ])("is never sent again automatically after %s, and %s", async (answer, state) => {
    const { id } = await stored();
    provider.answer(answer, "accepted");
    const isEndless = answer === "drip" || answer === "silence";
    const transport = sendGrid(provider.origin, isEndless ? 1_000 : 10_000);
    await sendReport(id, 1, dependencies({ transport }));
    expect(await stateOf(id)).toBe(state);
    await sweepIn(11 * MINUTE_MS);
    expect(await taken(queue)).toEqual([]);
    expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "not-queued" });
    expect(mailsOf(id)).toBe(1);
  });

  it.each<AnswerName>(["429", "503"])("is deferred after %s, and then sent once", async (answer) => {
    const { id } = await stored();
    provider.answer(answer, "accepted");
    const now = Date.now();
    expect(await sendReport(id, 1, dependencies({ now: () => now }))).toMatchObject({ status: "retryable" });
    const row = (await rows.find(id))?.row;
    // The stand-in asks for 7 s with a 429, and for nothing with a 503.
    expect(row).toMatchObject({
      state: "queued",
      attempts: 1,
      dueAt: new Date(now + (answer === "429" ? 7_000 : 0)),
    });
    expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
    expect(await stateOf(id)).toBe("sent");
  });

  it.each<AnswerName>(["401", "403", "404", "405", "410"])(
    "waits after %s until the key, sender or address is corrected, while its order is kept, and is sent then",
    async (answer) => {
      const { id } = await stored();
      provider.answer(answer);
      const now = Date.now();
      for (let attempt = 0; attempt < 6; attempt++) {
        const delivery = await sendReport(id, 1, dependencies({ now: () => now }));
        expect(delivery).toMatchObject({ status: "unauthorized", providerStatus: Number(answer) });
      }
      expect((await rows.find(id))?.row).toMatchObject({
        state: "queued",
        attempts: 0,
        dueAt: new Date(now + 10 * MINUTE_MS),
      });
      expect(await taken(poison)).toEqual([]);
      provider.answer("accepted");
      expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
      expect(await stateOf(id)).toBe("sent");
    },
  );

  it("fails if nobody has corrected the key for a day", async () => {
    const { id } = await stored();
    provider.answer("401");
    await sendReport(id, 1, dependencies());
    await sweepIn(DAY_MS + MINUTE_MS);
    expect(await stateOf(id)).toBe("failed");
  });

  it("is deferred twice as long each time, up to 10 minutes", async () => {
    const { id } = await stored();
    provider.answer("503");
    const delays: number[] = [];
    const put = async (_id: string, delayMs = 0) => void delays.push(delayMs);
    const slow = dependencies({ queue: { put, ping: async () => {} }, firstDelayMs: 30_000 });
    for (let attempt = 1; attempt < 5; attempt++) await sendReport(id, 1, slow);
    expect(delays).toEqual([30_000, 60_000, 120_000, 240_000]);
    const { id: other } = await stored();
    const transport = { send: async () => ({ kind: "retryable", retryAfterMs: DAY_MS }) as const };
    await sendReport(other, 1, { ...slow, transport });
    expect(delays.at(-1)).toBe(10 * MINUTE_MS);
  });

  it("fails after the provider has deferred it five times, and its message goes to the poison queue", async () => {
    const { id } = await stored();
    const refused = `http://127.0.0.1:${await freePort()}`;
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await stateOf(id)).toBe("queued");
      const status = attempt < 5 ? "retryable" : "given-up";
      expect(await sendReport(id, 1, dependencies({}, refused))).toMatchObject({ status });
    }
    expect(await stateOf(id)).toBe("failed");
    expect(await taken(poison)).toEqual([id]);
    expect(await taken(queue)).toEqual([id, id, id, id]);
  });

  it("is tried again if it cannot be made, and fails with its message's last attempt", async () => {
    const { id } = await stored();
    const compose = () => Promise.reject(new Error("no font"));
    for (const dequeueCount of [1, 2, 3, 4]) {
      await expect(sendReport(id, dequeueCount, dependencies({ compose }))).rejects.toThrow("no font");
      expect(await stateOf(id)).toBe("queued");
    }
    expect(await sendReport(id, 5, dependencies({ compose }))).toEqual({
      status: "given-up",
      errorClass: "Error",
      frames: expect.arrayContaining([
        expect.stringMatching(/^tests\/integration\/sending\.test\.ts:\d+:\d+ compose$/),
      ]),
      correlationId: "request-1",
    });
    expect(await stateOf(id)).toBe("failed");
    expect(await taken(poison)).toEqual([id]);
    expect(mailsOf(id)).toBe(0);
  });

  it("is not reported as given up if it is sent after its message has failed too often", async () => {
    const { id } = await stored();
    const find = () => Promise.reject(new StorageError("down"));
    const down = dependencies({ rows: { ...rows, find } });
    // The host now moves the message to the poison queue, of which no alert is made.
    for (const dequeueCount of [1, 2, 3, 4, 5]) {
      await expect(sendReport(id, dequeueCount, down)).rejects.toMatchObject({ code: "unavailable" });
    }
    await sweepIn(11 * MINUTE_MS);
    expect(await taken(queue)).toEqual([id]);
    expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
    expect(mailsOf(id)).toBe(1);
  });

  it.each([
    ["the planning service is down", new PlanningError("unavailable", "down")],
    ["the planning service is slow", new PlanningError("timeout", "slow")],
    ["too many PDFs are drawn", new PdfError("busy")],
    ["a PDF takes too long", new PdfError("timeout")],
  ])(
    "is not given up while %s: once its message is used up, a sweep queues it again",
    async (_what, error) => {
      const { id } = await stored();
      const compose = () => Promise.reject(error);
      for (const dequeueCount of [1, 2, 3, 4, 5]) {
        await expect(sendReport(id, dequeueCount, dependencies({ compose }))).rejects.toBe(error);
      }
      expect(await stateOf(id)).toBe("queued");
      await sweepIn(11 * MINUTE_MS);
      expect(await taken(queue)).toEqual([id]);
      expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
      expect(mailsOf(id)).toBe(1);
    },
  );

  it.each([new PdfError("failed"), new PlanningError("invalid-answer", "nonsense")])(
    "is given up with its message's last attempt if it cannot be made: $name $code",
    async (error) => {
      const { id } = await stored();
      const compose = () => Promise.reject(error);
      expect(await sendReport(id, 5, dependencies({ compose }))).toMatchObject({ status: "given-up" });
      expect(await stateOf(id)).toBe("failed");
    },
  );

  it("is not given up if its message fails for the last time after it was sent", async () => {
    const { id } = await stored();
    await sendReport(id, 1, dependencies());
    let asked = 0;
    const find: ReportRows["find"] = (wanted) =>
      asked++ === 0 ? Promise.reject(new StorageError("down")) : rows.find(wanted);
    const once = dependencies({ rows: { ...rows, find } });
    await expect(sendReport(id, 5, once)).rejects.toMatchObject({ code: "unavailable" });
    expect(await stateOf(id)).toBe("sent");
    expect(await taken(poison)).toEqual([]);
  });

  it("is given up even if the poison queue fails: its row says so", async () => {
    const { id } = await stored();
    const put = () => Promise.reject(new StorageError("down"));
    const compose = () => Promise.reject(new Error("no font"));
    const broken = dependencies({ compose, poison: { put, ping: put } });
    expect(await sendReport(id, 5, broken)).toMatchObject({ status: "given-up" });
    expect(await stateOf(id)).toBe("failed");
  });

  it("is finished if it has no row, and refused if it cannot have one", async () => {
    expect(await sendReport(queuedReport().id, 1, dependencies())).toMatchObject({ status: "not-queued" });
    await expect(sendReport("no id", 5, dependencies())).rejects.toThrow(RangeError);
  });
});

describe("a killed process", () => {
  /** The result after the process is killed, a new process has read the message again, and sweeps have run. */
  const PLACES: readonly (readonly [place: string, answer: AnswerName, state: string, mails: number])[] = [
    ["find:before", "accepted", "sent", 1],
    ["find:after", "accepted", "sent", 1],
    ["compose:before", "accepted", "sent", 1],
    ["compose:after", "accepted", "sent", 1],
    ["replace:before", "accepted", "sent", 1],
    // From here to the end of the sending only the dead process knew what became of it.
    ["replace:after", "accepted", "unknown", 0],
    ["send:before", "accepted", "unknown", 0],
    ["send:after", "accepted", "unknown", 1],
    ["replace 2:before", "accepted", "unknown", 1],
    ["replace 2:after", "accepted", "sent", 1],
    // The provider has put it off, and that is written down.
    ["replace 2:after", "503", "sent", 2],
    ["put:before", "503", "sent", 2],
    ["put:after", "503", "sent", 2],
  ];

  /** `npm run test:faults` has 20 of them. */
  const rounds = Number(process.env["KILL_ROUNDS"] ?? 1);

  it.each(Array.from({ length: rounds }, () => PLACES).flat())(
    "at %s (%s) leaves the report %s",
    { timeout: 60_000 },
    async (place, answer, state, mails) => {
      const { id } = await stored();
      provider.answer(answer, "accepted");
      const args = [
        "tests/integration/support/sending-process.ts",
        azurite.connectionString,
        provider.origin,
      ];
      const { code, output } = await runTool([...args, id, place]);
      expect({ code, output }).toEqual({ code: null, output: "" });
      // The host hands out again what the dead process had; then sweeps find what is left.
      await sendReport(id, 2, dependencies());
      await sweepIn(11 * MINUTE_MS);
      for (const swept of await taken(queue)) await sendReport(swept, 1, dependencies());
      expect(await stateOf(id)).toBe(state);
      expect(mailsOf(id)).toBe(mails);
    },
  );
});

describe("a storage that fails", () => {
  it.each<[place: string, answer: AnswerName, state: string, mails: number]>([
    ["find", "accepted", "sent", 1],
    ["replace", "accepted", "sent", 1],
    ["put", "503", "sent", 2],
    // The outcome of the only attempt can never be recorded.
    ["replace 2 and on", "accepted", "unknown", 1],
    ["replace 2 and on", "503", "unknown", 1],
  ])("at %s (%s) leaves the report %s", async (place, answer, state, mails) => {
    const { id } = await stored();
    provider.answer(answer, "accepted");
    const calls: string[] = [];
    const failing = async <T>(kind: string, call: () => Promise<T>): Promise<T> => {
      calls.push(kind);
      const count = calls.filter((each) => each === kind).length;
      if (place === kind && count === 1) throw new StorageError("down");
      if (place === `${kind} 2 and on` && count >= 2) throw new StorageError("down");
      return call();
    };
    const { queue: reports } = dependencies();
    const broken = dependencies({
      rows: {
        ...rows,
        find: (wanted) => failing("find", () => rows.find(wanted)),
        replace: (...change) => failing("replace", () => rows.replace(...change)),
      },
      queue: { ...reports, put: (put, delayMs) => failing("put", () => reports.put(put, delayMs)) },
    });
    await expect(sendReport(id, 1, broken)).rejects.toMatchObject({ code: "unavailable" });
    await sendReport(id, 2, dependencies());
    await sweepIn(11 * MINUTE_MS);
    for (const swept of await taken(queue)) await sendReport(swept, 1, dependencies());
    expect(await stateOf(id)).toBe(state);
    expect(mailsOf(id)).toBe(mails);
  });
});

it("a report is sent once even if its result can be stored only later", async () => {
  const { id } = await stored();
  const pauses: number[] = [];
  const replace: ReportRows["replace"] = (row, next) =>
    next.state === "sent" && pauses.length < 3
      ? Promise.reject(new StorageError("down"))
      : rows.replace(row, next);
  const sleep = async (ms: number) => void pauses.push(ms);
  expect(await sendReport(id, 1, dependencies({ rows: { ...rows, replace }, sleep }))).toMatchObject({
    status: "accepted",
  });
  expect(pauses).toEqual([500, 2_000, 5_000]);
  expect(await stateOf(id)).toBe("sent");
});

it("six orders are sent once each even if every claim is confirmed only after its deadline", async () => {
  const proxy = await startTableProxy(azurite.connectionString);
  proxy.decide(({ body }) => (body.includes('"state":"sending"') ? { lateMs: 2_000 } : "passed on"));
  const late = dependencies({ rows: createAzureReportRows(proxy.connectionString) });
  const reports = await Promise.all([1, 2, 3, 4, 5, 6].map(() => stored()));
  const sent = await Promise.all(reports.map(({ id }) => sendReport(id, 1, late)));
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => "accepted"));
  expect(await Promise.all(reports.map(({ id }) => stateOf(id)))).toEqual(reports.map(() => "sent"));
  // Repeated messages of the host, and a sweep, find nothing to do.
  for (const { id } of reports) await sendReport(id, 2, dependencies());
  await sweepIn(11 * MINUTE_MS);
  expect(await taken(queue)).toEqual([]);
  expect(reports.map(({ id }) => mailsOf(id))).toEqual(reports.map(() => 1));
  proxy.close();
});

it("a report is sent once even if the storage hangs for some seconds from its claim on", async () => {
  const { id } = await stored();
  const proxy = await startTableProxy(azurite.connectionString);
  let wakesAt = Number.POSITIVE_INFINITY;
  proxy.decide(({ body }) => {
    if (body.includes('"state":"sending"') && wakesAt === Number.POSITIVE_INFINITY)
      wakesAt = Date.now() + 4_000;
    const lateMs = wakesAt - Date.now();
    return wakesAt < Number.POSITIVE_INFINITY && lateMs > 0 ? { lateMs } : "passed on";
  });
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const slow = dependencies({ rows: createAzureReportRows(proxy.connectionString), sleep });
  expect(await sendReport(id, 1, slow)).toMatchObject({ status: "accepted" });
  expect(await stateOf(id)).toBe("sent");
  expect(mailsOf(id)).toBe(1);
  proxy.close();
});

describe("a sweep", () => {
  it("queues a stranded report again, and gives up after five times", async () => {
    const { id, dueAt } = await stored();
    await sweepIn(9 * MINUTE_MS);
    expect(await taken(queue)).toEqual([]);
    for (let sweep = 1; sweep <= 5; sweep++) {
      await sweepIn(sweep * 11 * MINUTE_MS);
      expect(await taken(queue)).toEqual([id]);
    }
    const row = (await rows.find(id))?.row;
    expect(row).toMatchObject({ state: "queued", sweeps: 5 });
    expect(row?.state === "queued" && row.dueAt > dueAt).toBe(true);
    const { failed } = await sweepIn(66 * MINUTE_MS);
    expect(failed).toBeGreaterThan(0);
    expect(await stateOf(id)).toBe("failed");
    expect(await taken(queue)).toEqual([]);
  });

  it("leaves a report alone that waits for the time the provider asked for", async () => {
    const { id } = await stored({ dueAt: new Date(Date.now() + 10 * MINUTE_MS) });
    await sweepIn(19 * MINUTE_MS);
    expect(await taken(queue)).not.toContain(id);
    await sweepIn(21 * MINUTE_MS);
    expect(await taken(queue)).toContain(id);
  });

  it("leaves a report alone that is being sent, until its lease ends", async () => {
    const { id } = await stored();
    const transport = {
      send: async () => {
        await sweepIn(MINUTE_MS);
        return { kind: "accepted" } as const;
      },
    };
    expect(await sendReport(id, 1, dependencies({ transport }))).toMatchObject({ status: "accepted" });
    expect(await stateOf(id)).toBe("sent");
  });

  it.each([
    ["queued", "accepted"],
    ["failed", "400"],
    ["unknown", "500"],
  ] as const)("deletes the personal data of a report that is %s after a day", async (state, answer) => {
    const { id } = await stored();
    provider.answer(answer);
    if (state !== "queued") await sendReport(id, 1, dependencies());
    expect(await stateOf(id)).toBe(state);
    await sweepIn(DAY_MS - MINUTE_MS);
    expect(await rawRow(id)).toContain(CANARY);
    await sweepIn(DAY_MS + MINUTE_MS);
    expect(await stateOf(id)).toBe(state === "queued" ? "failed" : state);
    expect(await rawRow(id)).not.toContain(CANARY);
  });

  it.each([
    // Now, not when the tests were gathered: those before this one may take minutes.
    ["says when it was asked for", () => ({ requestedAt: new Date() })],
    ["does not say when it was asked for", () => ({})],
  ])("deletes a row after a day if it cannot read it and it %s", async (_what, propertiesNow) => {
    const id = queuedReport().id;
    const { partitionKey, rowKey } = rowKeys(id);
    const entity = { partitionKey, rowKey, state: "paused", open: true, name: CANARY, ...propertiesNow() };
    await table().createEntity(entity);
    const { id: readable } = await stored();
    expect(await sweepIn(DAY_MS - MINUTE_MS)).toMatchObject({ unknown: 0 });
    expect(await rawRow(id)).toContain(CANARY);
    // Nobody knows whether it was sent, so the sweep tells of it.
    expect(await sweepIn(DAY_MS + MINUTE_MS)).toMatchObject({ unknown: 1 });
    await expect(rawRow(id)).rejects.toMatchObject({ statusCode: 404 });
    expect(await stateOf(readable)).toBe("failed");
  });

  it("deletes the personal data of a report that was requested again on the following day", async () => {
    // The day is over in the UAE at 20:00; the row lies with the day before.
    const start = Date.UTC(2026, 10, 20, 19, 59);
    const { id: own } = queuedReport({ requestedAt: new Date(start) });
    const { id } = await stored({ id: own, requestedAt: new Date(start + DAY_MS) });
    const sweepAt = (now: number) =>
      sweepReports(false, { ...dependencies(), rateLimiter: { forgetOld }, now: () => now });
    await sweepAt(start + 2 * DAY_MS - MINUTE_MS);
    expect(await rawRow(id)).toContain(CANARY);
    await sweepAt(start + 2 * DAY_MS + 2 * MINUTE_MS);
    expect(await rawRow(id)).not.toContain(CANARY);
  });

  it("tells how long the oldest order waits, and of none that is sent or given up", async () => {
    const requested = Date.UTC(2032, 0, 1);
    const sweepAt = (now: number) =>
      sweepReports(false, { ...dependencies(), rateLimiter: { forgetOld }, now: () => now });
    // A day of its own, long after that of every other report here.
    expect(await sweepAt(requested)).toMatchObject({ oldestWaitMs: 0 });
    const ordered = (minute: number) => {
      const at = new Date(requested + minute * MINUTE_MS);
      return stored({ requestedAt: at, dueAt: at });
    };
    const { id } = await ordered(0);
    await ordered(5);
    expect(await sweepAt(requested + 7 * MINUTE_MS)).toMatchObject({ oldestWaitMs: 7 * MINUTE_MS });
    expect(await sendReport(id, 1, dependencies())).toMatchObject({ status: "accepted" });
    expect(await sweepAt(requested + 8 * MINUTE_MS)).toMatchObject({ oldestWaitMs: 3 * MINUTE_MS });
    expect(await sweepAt(requested + 2 * DAY_MS)).toMatchObject({ failed: 1, oldestWaitMs: 0 });
  });

  it("also looks at older days if it runs late", async () => {
    const { id } = await stored();
    await sweepIn(5 * DAY_MS);
    expect(await rawRow(id)).toContain(CANARY);
    await sweepIn(5 * DAY_MS, true);
    expect(await rawRow(id)).not.toContain(CANARY);
  });

  it("deletes rows after 30 days, many at once and of several days", async () => {
    const reports = await Promise.all(
      Array.from({ length: 130 }, (_, index) =>
        stored({ requestedAt: new Date(Date.now() - (index % 3) * DAY_MS) }),
      ),
    );
    const [today = queuedReport()] = reports;
    await sweepIn(29 * DAY_MS);
    expect(await rows.find(today.id)).toBeDefined();
    await sweepIn(32 * DAY_MS);
    expect(await Promise.all(reports.map(({ id }) => rows.find(id)))).toEqual(reports.map(() => undefined));
  });
});
