import { describe, expect, it } from "vitest";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import type { CallNotes } from "#functions/http/endpoint.ts";
import type { ToolAccess } from "#functions/http/require-own-page.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { clientAddress } from "#functions/rate-limits/client-address.ts";
import type { RateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import type { ReportRow, ReportRows } from "#functions/storage/report-rows.ts";
import { attempted, claimed } from "#functions/storage/report-states.ts";
import { StorageError } from "#functions/storage/storage-error.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";
import { ANY_CALL, AT_ONCE, NEVER } from "../http/any-call.ts";
import { jsonRequest } from "../http/json-request.ts";

const BASE_URL = "https://plans.example/";

/** Rows in memory. */
function memoryRows(beforeInsert: () => Promise<void>) {
  const rows = new Map<string, ReportRow>();
  const port: ReportRows = {
    insert: async (row) => {
      await beforeInsert();
      if (rows.has(row.id)) return false;
      rows.set(row.id, row);
      return true;
    },
    find: async (id) => {
      const row = rows.get(id);
      return row && { row, etag: "1", revision: "1" };
    },
    replace: async (_stored, row) => {
      rows.set(row.id, row);
      return { row, etag: "2", revision: "2" };
    },
    async *listOpen() {},
    delete: async () => false,
    deleteBefore: async () => {},
    ping: async () => {},
  };
  return { rows, port };
}

interface Options {
  readonly beforeInsert?: () => Promise<void>;
  readonly put?: () => Promise<void>;
  readonly tools?: ToolAccess;
  /** Time to wait until a request is accepted, milliseconds, by the limit's name. */
  readonly waits?: Readonly<Record<string, number>>;
  readonly inTurn?: InTurn;
}

/** Ten seconds before midnight in the UAE: it is 21 November there. */
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 21, 19, 59, 50);
const HOUR_MS = 3_600_000;

function setUp({
  beforeInsert = async () => {},
  put,
  tools = { kind: "all" },
  waits = {},
  inTurn = AT_ONCE,
}: Options = {}) {
  const clock = { now: BEFORE_MIDNIGHT };
  const { rows, port } = memoryRows(beforeInsert);
  const messages: string[] = [];
  const taken: string[] = [];
  const noted: CallNotes[] = [];
  const counted = new Map<string, number>();
  const rateLimiter: Pick<RateLimiter, "take"> = {
    take: async ({ name, maximum, windowMs }, subject, what) => {
      taken.push(`${name} ${maximum} ${windowMs / HOUR_MS}h ${subject}`);
      const waitMs = waits[name];
      if (waitMs !== undefined) return { isCounted: false, waitMs };
      const first = counted.get(`${subject} ${what}`) ?? Number.NEGATIVE_INFINITY;
      const since = first + windowMs > clock.now ? first : clock.now;
      counted.set(`${subject} ${what}`, since);
      return { isCounted: true, since };
    },
  };
  const endpoint = emailPdf({
    rows: port,
    tools,
    inTurn,
    rateLimiter,
    perRecipientAndDay: 3,
    perAddressAndHour: 10,
    perNetworkAndDay: 200,
    queue: { put: put ?? (async (id) => void messages.push(id)), ping: async () => {} },
    hashes: createReportHashes("secret"),
    partners: new Set(["acme"]),
    now: () => clock.now,
    allowedOrigins: new Set(["https://plans.example"]),
    today: () => dubaiDay(clock.now),
  });
  const ask = async (
    change: object = {},
    headers: Record<string, string> = { "X-Forwarded-For": "203.0.113.1" },
    partner?: string,
  ) => {
    const payload = encodePayload({ ...PENSION_FORM, ...change });
    const { status, body } = await endpoint.handle(
      jsonRequest(JSON.stringify({ baseUrl: BASE_URL, payload, partner }), headers),
      {
        ...ANY_CALL,
        note: (more) => void noted.push(more),
        client: clientAddress({ headers: new Headers(headers) }, 1),
      },
    );
    const { reportId }: { reportId: string } = JSON.parse(String(body));
    return { status, reportId };
  };
  return { ask, rows, messages, taken, noted, clock };
}

describe("EmailPdf", () => {
  it("stores the order and queues its ID alone", async () => {
    const { ask, rows, messages } = setUp();
    const { status, reportId } = await ask();
    expect(status).toBe(202);
    expect(reportId).toMatch(/^2026-11-21-/);
    expect(messages).toEqual([reportId]);
    const row = rows.get(reportId);
    expect(row).toMatchObject({ state: "queued", attempts: 0, sweeps: 0 });
    expect(row?.state === "queued" && JSON.parse(row.order)).toEqual({
      calculator: "pension",
      calculatorUrl: BASE_URL,
      form: PENSION_FORM,
      day: { year: 2026, month: 11, day: 21 },
    });
  });

  it("notes the partner of the provider's list in the order and the log line", async () => {
    const { ask, rows, noted } = setUp();
    const { reportId } = await ask({}, {}, "acme");
    const row = rows.get(reportId);
    expect(row?.state === "queued" && JSON.parse(row.order)).toMatchObject({ partner: "acme" });
    expect(noted).toEqual([{ calculator: "pension" }, { partner: "acme" }]);
  });

  it("loses no order by an unknown partner, whose code it stores and logs nowhere", async () => {
    const { ask, rows, noted } = setUp();
    const { status, reportId } = await ask({}, {}, "stranger");
    expect(status).toBe(202);
    expect(noted).toEqual([{ calculator: "pension" }, { isPartnerKnown: false }]);
    expect(JSON.stringify([rows.get(reportId), noted])).not.toContain("stranger");
  });

  it("takes the same plan for one report, in whichever page it is ordered", async () => {
    const { ask, messages } = setUp();
    const [first, second] = [await ask({}, {}, "acme"), await ask()];
    expect(second).toEqual(first);
    expect(messages).toEqual([first.reportId]);
  });

  it("treats the same request as the same report", async () => {
    const { ask, messages } = setUp();
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    expect(messages).toHaveLength(1);
  });

  it.each([
    ["another plan", { age: 31 }],
    ["another address", { email: "joe@example.com" }],
    ["a corrected name", { name: "Somebody Else" }],
    ["a corrected phone number", { phoneNumber: "501112223" }],
  ])("treats %s as another report", async (_what, change) => {
    const { ask, messages } = setUp();
    const [first, second] = [await ask(), await ask(change)];
    expect(second.reportId).not.toBe(first.reportId);
    expect(messages).toEqual([first.reportId, second.reportId]);
  });

  it("treats a double click around midnight as one report", async () => {
    const { ask, messages, clock } = setUp();
    const first = await ask();
    clock.now += 20_000;
    expect(await ask()).toEqual(first);
    expect(messages).toEqual([first.reportId]);
  });

  it("treats simultaneous clicks around midnight as one report", async () => {
    const isStoring = Promise.withResolvers<void>();
    const mayStore = Promise.withResolvers<void>();
    let clicks = 0;
    const beforeInsert = () => {
      if (clicks++ > 0) return Promise.resolve();
      isStoring.resolve();
      return mayStore.promise;
    };
    const { ask, rows, messages, clock } = setUp({ beforeInsert });
    const first = ask();
    await isStoring.promise;
    // The second click finds no report of the first.
    clock.now += 20_000;
    const second = await ask();
    mayStore.resolve();
    expect(await first).toEqual(second);
    expect(rows.size).toBe(1);
    expect(messages).toHaveLength(1);
  });

  it("treats the same order as the same report within 24 hours, and as another one afterwards", async () => {
    const { ask, messages, clock } = setUp();
    const first = await ask();
    clock.now += 24 * HOUR_MS - 1;
    expect(await ask()).toEqual(first);
    clock.now += 1;
    const second = await ask();
    expect(second.reportId).not.toBe(first.reportId);
    expect(messages).toEqual([first.reportId, second.reportId]);
  });

  it("accepts a stored order even if the queue fails, which the log tells: a sweep finds it", async () => {
    const { ask, rows, noted } = setUp({ put: () => Promise.reject(new StorageError("down")) });
    const { status, reportId } = await ask();
    expect(status).toBe(202);
    expect(rows.get(reportId)?.state).toBe("queued");
    expect(noted).toEqual([{ calculator: "pension" }, { isQueued: false }]);
  });

  it.each([
    ["failed", "rejected"],
    ["unknown", "unknown"],
  ] as const)("queues a report again that is %s", async (state, kind) => {
    const { ask, rows, messages } = setUp();
    const { reportId } = await ask();
    const row = rows.get(reportId);
    if (row?.state !== "queued") throw new Error("the report is not queued");
    rows.set(reportId, attempted(claimed(row, 0), { kind }, 0, 0));
    expect(rows.get(reportId)?.state).toBe(state);
    expect(await ask()).toEqual({ status: 202, reportId });
    expect(messages).toEqual([reportId, reportId]);
    expect(rows.get(reportId)?.state).toBe("queued");
  });

  it("does not send a report again that was sent", async () => {
    const { ask, rows, messages } = setUp();
    const { reportId } = await ask();
    const row = rows.get(reportId);
    if (row?.state !== "queued") throw new Error("the report is not queued");
    rows.set(reportId, attempted(claimed(row, 0), { kind: "accepted" }, 0, 0));
    expect(await ask()).toEqual({ status: 202, reportId });
    expect(messages).toEqual([reportId]);
  });

  it("counts a report against the limits of its recipient and of the caller's address, by hash", async () => {
    const { ask, taken } = setUp();
    await ask({}, { "X-Forwarded-For": "203.0.113.7:1234" });
    expect(taken.map((line) => line.replace(/\S+$/, ""))).toEqual(["address 10 1h ", "recipient 3 24h "]);
    expect(taken.join()).not.toMatch(/203\.0|example\.com/);
  });

  it("counts one mailbox as one recipient, and every address separately", async () => {
    const { ask, taken } = setUp();
    await ask({ email: "Layla@example.com" }, { "X-Forwarded-For": "203.0.113.7" });
    await ask({ email: "layla+plan@EXAMPLE.com" }, { "X-Forwarded-For": "203.0.113.8" });
    await ask({ email: "leyla@example.com" }, { "X-Forwarded-For": "203.0.113.8" });
    const [address, recipient, other, same, again, different] = taken;
    expect(same).toBe(recipient);
    expect(different).not.toBe(recipient);
    expect(other).not.toBe(address);
    expect(again).toBe(other);
  });

  it("counts a corrected name as another report for its recipient", async () => {
    const { ask, taken } = setUp();
    await ask();
    await ask({ name: "Somebody Else" });
    expect(taken).toHaveLength(4);
  });

  it("also counts an IPv6 network of 48 bits, whichever of its addresses asks", async () => {
    const { ask, taken } = setUp();
    await ask({}, { "X-Forwarded-For": "[2001:db8:7:1::5]:1234" });
    await ask({ age: 31 }, { "X-Forwarded-For": "[2001:db8:7:2::5]:1234" });
    const [address, network, , otherAddress, sameNetwork] = taken;
    expect(network).toMatch(/^network 200 24h /);
    expect(sameNetwork).toBe(network);
    expect(otherAddress).not.toBe(address);
    expect(taken).toHaveLength(6);
  });

  it("counts a caller without a known address against the recipient's limit alone", async () => {
    const { ask, taken } = setUp();
    await ask({}, {});
    expect(taken).toHaveLength(1);
  });

  it("counts a double click once", async () => {
    const { ask, taken } = setUp();
    await ask();
    await ask();
    expect(taken).toHaveLength(2);
  });

  it.each([
    ["address", "too-many-requests"],
    ["network", "too-many-requests"],
    ["recipient", "too-many-reports"],
  ])(
    "reports that the limit of a %s is exceeded (%s) and when to try again, and stores nothing",
    async (name, code) => {
      const { ask, rows, messages } = setUp({ waits: { [name]: 61_500 } });
      await expect(ask({}, { "X-Forwarded-For": "2001:db8::7" })).rejects.toMatchObject({
        code,
        message: `Too many reports for one ${name}`,
        headers: { "Retry-After": "62" },
      });
      expect(rows.size).toBe(0);
      expect(messages).toEqual([]);
    },
  );

  it("refuses another page's request before it counts or stores anything", async () => {
    const { ask, rows, taken } = setUp();
    const headers = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "no-cors",
      "Sec-Fetch-Dest": "image",
    };
    await expect(ask({}, headers)).rejects.toMatchObject({ code: "cross-site-refused" });
    expect(rows.size).toBe(0);
    expect(taken).toEqual([]);
  });

  it.each([
    ["another page's request", {}, { "Sec-Fetch-Site": "cross-site" }, "cross-site-refused"],
    ["a body that is too large", {}, { "Content-Length": "20000" }, "body-too-large"],
    ["a body that is not declared as JSON", {}, { "Content-Type": "text/plain" }, "unsupported-media-type"],
  ])("takes no place in the line for %s", async (_what, change, headers, code) => {
    await expect(setUp({ inTurn: NEVER }).ask(change, headers)).rejects.toMatchObject({ code });
  });
});
