import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TableClient } from "@azure/data-tables";
import { QueueClient } from "@azure/storage-queue";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REPORT_QUEUE } from "#functions/storage/azure-report-queue.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";
import { EN } from "#shared/wording/generated/en.js";
import { type RunningAzurite, startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { within } from "../support/within.ts";
import { allOf } from "./support/all-of.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { readPdf } from "./support/read-pdf.ts";
import { API_KEY } from "./support/report-orders.ts";
import { type Sent, send } from "./support/send.ts";
import { startSendGrid } from "./support/sendgrid.ts";
import { startTableProxy } from "./support/table-proxy.ts";

const HOST = ["tools/functions-host/main.ts"];
const BASE_URL = "http://localhost:5173/";

let forms = 0;

/** A form of a visitor of their own. */
function aForm(change: Partial<PensionForm> = {}): PensionForm {
  return { ...PENSION_FORM, name: "Zoë O'Canary", email: `canary-${forms++}@example.com`, ...change };
}

function ask(origin: string, form: PensionForm, method = "POST", copy?: string): Promise<Sent> {
  const payload = encodePayload(form);
  if (method === "GET") {
    return send(origin, `/api/EmailPdf?${new URLSearchParams({ baseUrl: BASE_URL, payload })}`);
  }
  return send(origin, "/api/EmailPdf", {
    method,
    headers: ["Content-Type", "application/json"],
    body: JSON.stringify({ baseUrl: BASE_URL, payload, copy }),
  });
}

const json = ({ body }: Sent) => JSON.parse(body.toString());

describe("EmailPdf", () => {
  let azurite: RunningAzurite;
  let host: RunningProcess;
  let outbox: string;
  beforeAll(async () => {
    azurite = await startTemporaryAzurite();
    outbox = mkdtempSync(join(tmpdir(), "outbox-"));
    host = await startTool(HOST, {
      AzureWebJobsStorage: azurite.connectionString,
      MAIL_OUTBOX: outbox,
      BRAND_NAME: "Falcon",
    });
  });
  afterAll(async () => {
    await host.stop();
    await azurite.stop();
    rmSync(outbox, { recursive: true });
  });

  const mailsOf = (id: string) => readdirSync(outbox).filter((name) => name.endsWith(`${id}.eml`));

  it.each(["POST", "GET"])("accepts a report by %s and mails it", async (method) => {
    const form = aForm();
    const answer = await ask(host.origin, form, method);
    expect(answer.status).toBe(202);
    expect(validators.ReportReceipt(json(answer))).toBe(true);
    const { reportId } = json(answer);
    await expect.poll(() => mailsOf(reportId)).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(outbox, mailsOf(reportId)[0] ?? "")));
    expect(mail.to?.map(({ address }) => address)).toEqual([form.email]);
    expect(mail.subject).toBe(EN.mail.subject({ plan: EN.pension.report.title }));
    expect(mail.html).toContain("Dear Zoë,");
    expect(mail.from?.name).toBe("Falcon");
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({ mimeType: "application/pdf" });
    expect(attachment?.filename).toMatch(/^Retirement plan \d{4}-\d\d-\d\d\.pdf$/);
    const content = attachment?.content;
    if (content === undefined || typeof content === "string") throw new Error("the report is no file");
    expect(Buffer.from(new Uint8Array(content)).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("answers a double click, or the same form later, with the same report, and mails it once", async () => {
    const form = aForm();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(host.origin, form)));
    const [{ reportId }, ...others] = answers.map(json);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(others).toEqual([{ reportId }, { reportId }, { reportId }]);
    await expect.poll(() => mailsOf(reportId)).toHaveLength(1);
    const later = await ask(host.origin, { ...form, email: form.email });
    expect({ status: later.status, ...json(later) }).toEqual({ status: 202, reportId });
    // One that did not come is mailed once more for each name.
    const copies = await Promise.all([1, 2].map(() => ask(host.origin, form, "POST", "second")));
    const [again, twice] = copies.map((answer) => json(answer).reportId);
    expect(again).not.toBe(reportId);
    expect(twice).toBe(again);
    await expect.poll(() => mailsOf(again)).toHaveLength(1);
    // Another plan of the same visitor is another mail; once it is there, the first would have come twice.
    const { reportId: other } = json(await ask(host.origin, { ...form, age: 31 }));
    await expect.poll(() => mailsOf(other)).toHaveLength(1);
    expect(mailsOf(reportId)).toHaveLength(1);
  });

  it("mails the same plan again under a corrected name, once for each name", async () => {
    const form = aForm();
    const corrected = { ...form, name: "Zoë Canary" };
    const answers = [await ask(host.origin, form), await ask(host.origin, corrected)];
    answers.push(await ask(host.origin, corrected));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [first, second, again] = answers.map((answer) => json(answer).reportId);
    expect(again).toBe(second);
    await expect.poll(() => mailsOf(first)).toHaveLength(1);
    await expect.poll(() => mailsOf(second)).toHaveLength(1);
    expect(readFileSync(join(outbox, mailsOf(second)[0] ?? ""), "utf8")).toContain("Dear Zo=C3=AB,");
  });

  it.each(["name", "companyName"] as const)("mails and renders no web address as %s", async (field) => {
    const form = aForm({ [field]: "Refund due - log in at www.evil.com/refund" });
    const body = JSON.stringify({ baseUrl: BASE_URL, payload: encodePayload(form) });
    const headers = ["Content-Type", "application/json"];
    const download = await send(host.origin, "/api/DownloadPdf", { method: "POST", headers, body });
    for (const answer of [await ask(host.origin, form), download]) {
      expect(answer.status).toBe(400);
      expect(json(answer).errors).toEqual([expect.objectContaining({ path: `/payload/${field}` })]);
    }
  });

  it("mails no sentence in place of a name, neither in its text nor in its report", async () => {
    const { reportId } = json(await ask(host.origin, aForm({ name: "Customer, your account is frozen" })));
    await expect.poll(() => mailsOf(reportId)).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(outbox, mailsOf(reportId)[0] ?? "")));
    const content = mail.attachments[0]?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error("the report is no file");
    const { pages } = await readPdf(new Uint8Array(content));
    expect(`${mail.text} ${mail.html} ${pages.join(" ")}`).not.toContain("frozen");
  });

  it("refuses an invalid form, and stores nothing", async () => {
    const answer = await ask(host.origin, aForm({ age: 12 }));
    expect(answer.status).toBe(400);
    expect(json(answer).errors[0].path).toBe("/payload/age");
  });

  it("keeps personal data out of the log, and out of the rows of sent reports", async () => {
    const { reportId } = json(await ask(host.origin, aForm()));
    await expect.poll(() => mailsOf(reportId)).toHaveLength(1);
    const table = TableClient.fromConnectionString(azurite.connectionString, "reports", {
      allowInsecureConnection: true,
    });
    const rowsWithCanary = async () => {
      let count = 0;
      for await (const row of table.listEntities()) if (/canary/i.test(JSON.stringify(row))) count++;
      return count;
    };
    await expect.poll(rowsWithCanary).toBe(0);
    expect(host.output()).toMatch(/"function":"SendReport","status":"accepted"/);
    expect(host.output()).not.toMatch(/canary|zoë/i);
  });
});

describe("EmailPdf with SendGrid", () => {
  it("mails the report through the API, and tries again later when SendGrid asks for it", async () => {
    const [azurite, provider] = await Promise.all([startTemporaryAzurite(), startSendGrid(API_KEY)]);
    provider.answer("429");
    const host = await startTool(HOST, {
      AzureWebJobsStorage: azurite.connectionString,
      MAIL_TRANSPORT: "sendgrid",
      SENDGRID_API_KEY: API_KEY,
      SENDGRID_BASE_URL: provider.origin,
      MAIL_FROM: "plans@falcon.example",
    });
    const form = aForm();
    expect((await ask(host.origin, form)).status).toBe(202);
    await expect.poll(() => provider.received.length).toBe(1);
    expect(provider.refused).toEqual([]);
    expect(provider.received[0]).toMatchObject({
      personalizations: [{ to: [{ email: form.email }] }],
      from: { email: "plans@falcon.example" },
    });
    await expect.poll(host.output).toContain('"status":"retryable"');
    await host.stop();
    await Promise.all([azurite.stop(), provider.close()]);
  });
});

describe("EmailPdf after its tables and queues were deleted", () => {
  let azurite: RunningAzurite;
  let product: RunningProduct;
  beforeAll(async () => {
    azurite = await startTemporaryAzurite();
    product = await startProduct({ AzureWebJobsStorage: azurite.connectionString });
  });
  afterAll(async () => {
    await product.stop();
    await azurite.stop();
  });
  const table = (name: string) =>
    TableClient.fromConnectionString(azurite.connectionString, name, { allowInsecureConnection: true });
  const queue = () => new QueueClient(azurite.connectionString, REPORT_QUEUE);
  const deleteAll = () =>
    Promise.all([table("reports").deleteTable(), table("limits").deleteTable(), queue().delete()]);

  it("accepts the next report and mails it, without a restart", async () => {
    for (const mails of [1, 2]) {
      expect((await ask(product.origin, aForm())).status).toBe(202);
      await expect.poll(() => product.outbox()).toHaveLength(mails);
      await deleteAll();
    }
  });

  it("creates them again when Health is called", async () => {
    expect((await send(product.origin, "/api/Health")).status).toBe(200);
    for (const name of ["reports", "limits"]) {
      expect(await allOf(table(name).listEntities())).toEqual([]);
    }
    expect(await queue().exists()).toBe(true);
  });
});

describe("EmailPdf without storage", () => {
  let azurite: RunningAzurite;
  let host: RunningProcess;
  beforeAll(async () => {
    azurite = await startTemporaryAzurite();
    host = await startTool(HOST, { AzureWebJobsStorage: azurite.connectionString });
  });
  afterAll(async () => {
    await host.stop();
    // A test that fails leaves it hanging, and then it would not stop.
    azurite.signal("SIGKILL");
    await azurite.stop();
  });

  /** Long before a storage that hangs would answer, however busy the machine is. */
  async function expectUnavailable(): Promise<void> {
    const answer = await within(20_000, () => ask(host.origin, aForm()));
    expect({ status: answer.status, code: json(answer).code }).toEqual({ status: 503, code: "unavailable" });
    expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
  }

  it("answers 503 whether the storage hangs or is gone", async () => {
    expect((await send(host.origin, "/api/Health")).status).toBe(200);
    azurite.signal("SIGSTOP");
    await expectUnavailable();
    azurite.signal("SIGKILL");
    await expectUnavailable();
    expect(json(await send(host.origin, "/api/Health")).detail).toBe("Without an answer: storage");
  });
});

describe("EmailPdf over a storage that is late with every answer", () => {
  it("refuses an order by one deadline for all of its calls, and takes it once the storage is in time", async () => {
    const azurite = await startTemporaryAzurite();
    const proxy = await startTableProxy(azurite.connectionString);
    const product = await startProduct({ AzureWebJobsStorage: proxy.connectionString });
    try {
      await ask(product.origin, aForm());
      const form = aForm();
      // In time for the deadline of each call, and late for that of all.
      proxy.decide(() => ({ lateMs: 900 }));
      expect((await ask(product.origin, form)).status).toBe(503);
      proxy.decide(() => "passed on");
      expect((await ask(product.origin, form)).status).toBe(202);
    } finally {
      await product.stop();
      proxy.close();
      await azurite.stop();
    }
  });
});
