import { describe, expect, it } from "vitest";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import { unavailable } from "#functions/http/unavailable.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import { type ReportRow, unsent, withoutOrder } from "#functions/storage/report-row.ts";
import type { ReportRows } from "#functions/storage/report-rows.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION_FORM } from "../../contract/plans.ts";
import { jsonRequest } from "../http/json-request.ts";

const BASE_URL = "https://plans.example/";

/** Rows in memory. */
function memoryRows() {
  const rows = new Map<string, ReportRow>();
  const port: ReportRows = {
    insert: async (row) => {
      if (rows.has(row.id)) return false;
      rows.set(row.id, row);
      return true;
    },
    find: async (id) => {
      const row = rows.get(id);
      return row && { row, etag: "1" };
    },
    replace: async (_stored, row) => {
      rows.set(row.id, row);
      return { row, etag: "2" };
    },
    async *listOpen() {},
    deleteBefore: async () => {},
    ping: async () => {},
  };
  return { rows, port };
}

function setUp({ put }: { readonly put?: () => Promise<void> } = {}) {
  const { rows, port } = memoryRows();
  const messages: string[] = [];
  const endpoint = emailPdf({
    rows: port,
    queue: { put: put ?? (async (id) => void messages.push(id)), ping: async () => {} },
    hashes: createReportHashes("secret"),
    now: () => Date.UTC(2026, 10, 21, 22),
    allowedOrigins: new Set(["https://plans.example"]),
    // It is the next day in the UAE already.
    today: () => ({ year: 2026, month: 11, day: 22 }),
  });
  const ask = async (change: object = {}) => {
    const payload = encodePayload({ ...PENSION_FORM, ...change });
    const { status, body } = await endpoint.handle(
      jsonRequest(JSON.stringify({ baseUrl: BASE_URL, payload })),
    );
    const { reportId }: { reportId: string } = JSON.parse(String(body));
    return { status, reportId };
  };
  return { ask, rows, messages };
}

describe("EmailPdf", () => {
  it("stores what was ordered and puts its id alone on the queue", async () => {
    const { ask, rows, messages } = setUp();
    const { status, reportId } = await ask();
    expect(status).toBe(202);
    expect(reportId).toMatch(/^2026-11-22-/);
    expect(messages).toEqual([reportId]);
    const row = rows.get(reportId);
    expect(row).toMatchObject({ state: "queued", attempts: 0, sweeps: 0 });
    expect(row?.state === "queued" && JSON.parse(row.order)).toEqual({
      calculator: "pension",
      calculatorUrl: BASE_URL,
      form: PENSION_FORM,
      day: { year: 2026, month: 11, day: 22 },
    });
  });

  it("takes the same request for the same report", async () => {
    const { ask, messages } = setUp();
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    expect(messages).toHaveLength(1);
  });

  it.each([
    ["another plan", { age: 31 }],
    ["another address", { email: "joe@example.com" }],
  ])("takes %s for another report", async (_what, change) => {
    const { ask, messages } = setUp();
    const [first, second] = [await ask(), await ask(change)];
    expect(second.reportId).not.toBe(first.reportId);
    expect(messages).toEqual([first.reportId, second.reportId]);
  });

  it.each([
    ["name", { name: "Somebody Else" }],
    ["phone number", { phoneNumber: "501112223" }],
    ["spelling of the address", { email: PENSION_FORM.email.toUpperCase() }],
  ])("refuses the same plan for the same recipient with another %s", async (_what, change) => {
    const { ask } = setUp();
    await ask();
    await expect(ask(change)).rejects.toMatchObject({ code: "conflict" });
  });

  it("accepts what is stored though the queue fails: a sweep finds it", async () => {
    const { ask, rows } = setUp({ put: () => Promise.reject(unavailable()) });
    const { status, reportId } = await ask();
    expect(status).toBe(202);
    expect(rows.get(reportId)?.state).toBe("queued");
  });

  it.each(["failed", "unknown"] as const)("queues a report again that is %s", async (state) => {
    const { ask, rows, messages } = setUp();
    const { reportId } = await ask();
    const row = rows.get(reportId);
    if (row?.state !== "queued") throw new Error("the report is not queued");
    rows.set(reportId, unsent(state, row));
    expect(await ask()).toEqual({ status: 202, reportId });
    expect(messages).toEqual([reportId, reportId]);
    expect(rows.get(reportId)?.state).toBe("queued");
  });

  it("sends a report no second time that is sent", async () => {
    const { ask, rows, messages } = setUp();
    const { reportId } = await ask();
    const row = rows.get(reportId);
    if (row === undefined) throw new Error("the report is not stored");
    rows.set(reportId, withoutOrder("sent", row));
    expect(await ask()).toEqual({ status: 202, reportId });
    expect(messages).toEqual([reportId]);
  });
});
