import { TableClient } from "@azure/data-tables";
import { QueueClient } from "@azure/storage-queue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { CHILD_GOAL_FORM, KIDS_SAVER_FORM, PENSION_FORM, PENSION_PLAN } from "../fixtures/forms.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { send } from "./support/send.ts";

/** Values that stand nowhere else, one for each kind of personal data. */
const CANARY = {
  name: "Canaria Kanarienvogel",
  email: "canary.bird@example.com",
  phoneNumber: "597310642",
  monthlySalary: 73_519,
  companyName: "Canary Wharf Aviary",
};
const ADDRESS = "203.0.113.197";
const PAGE = "http://localhost:5173";

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

const { name, email, phoneNumber } = CANARY;
const PENSION = { ...PENSION_FORM, ...CANARY };
const EDUCATION = { ...CHILD_GOAL_FORM, name, email, phoneNumber };
const KIDS_SAVER = { ...KIDS_SAVER_FORM, name, email, phoneNumber };

const PAYLOADS = [PENSION, EDUCATION, KIDS_SAVER].map(encodePayload);

/** Texts that no log may hold, nor any row or message once a report is sent. */
const SECRETS = [
  ...Object.values(CANARY).map(String),
  ADDRESS,
  ...PAYLOADS.map((payload) => payload.slice(20, 60)),
];

const found = (text: string) => SECRETS.filter((secret) => text.includes(secret));

const FORWARDED = ["X-Forwarded-For", `${ADDRESS}:50432`];

const post = (path: string, body: unknown) =>
  send(product.origin, `/api/${path}`, {
    method: "POST",
    headers: ["Content-Type", "application/json", ...FORWARDED],
    body: JSON.stringify(body),
  });

const get = (path: string) => send(product.origin, `/api/${path}`, { headers: FORWARDED });

/** Everything that a table holds. */
async function everyRow(table: string): Promise<string> {
  const client = TableClient.fromConnectionString(azurite.connectionString, table, {
    allowInsecureConnection: true,
  });
  const rows: unknown[] = [];
  for await (const row of client.listEntities()) rows.push(row);
  return JSON.stringify(rows);
}

async function everyMessage(queue: string): Promise<string> {
  const client = new QueueClient(azurite.connectionString, queue);
  if (!(await client.exists())) return "";
  const { peekedMessageItems } = await client.peekMessages({ numberOfMessages: 32 });
  return peekedMessageItems
    .map(({ messageText }) => Buffer.from(messageText, "base64").toString())
    .join("\n");
}

test("personal data is in no log and no error, and in no row or message once reports are sent", async () => {
  const forms = [
    ["/", PENSION],
    ["/education", EDUCATION],
    ["/kids-saver", KIDS_SAVER],
  ] as const;
  const answers = [];
  for (const [path, form] of forms) {
    const request = { baseUrl: `${PAGE}${path}`, payload: encodePayload(form) };
    const query = new URLSearchParams(request);
    expect((await post("EmailPdf", request)).status).toBe(202);
    expect((await get(`DownloadPdf?${query}`)).status).toBe(200);
    // Wrong in many ways, each of which is told.
    answers.push(
      await post("EmailPdf", { ...request, payload: encodePayload({ ...form, age: -1 }) }),
      await post("EmailPdf", { ...request, baseUrl: `https://evil.example/?name=${CANARY.name}` }),
      await post("EmailPdf", { ...request, note: CANARY.name }),
      await get(`EmailPdf?${query}&x=1`.replace("payload=", "payload=!")),
      await get(`Unknown?${query}`),
      await post("Calculate", form),
      await post("Calculate", { ...PENSION_PLAN, country: CANARY.companyName }),
      await post("CalculateMultiGoal", form),
    );
  }
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(found(body.toString())).toEqual([]);
  }
  await expect.poll(async () => (await product.outbox()).length).toBe(forms.length);
  await expect.poll(() => product.output().split('"SendReport"').length - 1).toBe(forms.length);

  expect(found(product.output())).toEqual([]);
  expect(product.output()).not.toContain("payload=");
  for (const table of ["reports", "limits"]) expect(found(await everyRow(table))).toEqual([]);
  for (const queue of ["report-emails", "report-emails-poison"]) {
    expect(found(await everyMessage(queue))).toEqual([]);
  }
});

test("a request and its mail share a correlation ID in the log", async () => {
  const request = {
    baseUrl: `${PAGE}/`,
    payload: encodePayload({ ...PENSION, email: "other.bird@example.com" }),
  };
  const { headers, status } = await post("EmailPdf", request);
  expect(status).toBe(202);
  const id = headers["x-correlation-id"];
  const functionsOf = () =>
    product
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line): { correlationId: string; function: string } => JSON.parse(line))
      .filter(({ correlationId }) => correlationId === id)
      .map((line) => line.function);
  await expect.poll(functionsOf).toEqual(["EmailPdf", "SendReport"]);
});
