import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { type RunningAzurite, startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { readPdf } from "./support/read-pdf.ts";
import { send } from "./support/send.ts";

// A logo of which only the size can be read, so that no setting refuses it.

let azurite: RunningAzurite;
let product: RunningProduct;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
  product = await startProduct({
    AzureWebJobsStorage: azurite.connectionString,
    BRAND_NAME: "Falcon",
    BRAND_LOGO_URL: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAALQAAAAeCAYAAAA=",
  });
});
afterAll(async () => {
  await product.stop();
  await azurite.stop();
});

const ask = (name: string) =>
  send(product.origin, `/api/${name}`, {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body: JSON.stringify({ baseUrl: "http://localhost:5173/", payload: encodePayload(PENSION_FORM) }),
  });

const firstPageOf = async (pdf: Uint8Array) => (await readPdf(new Uint8Array(pdf))).pages[0];

test("a report with a bad logo can be downloaded, and the log says that it has no logo", async () => {
  const { status, body } = await ask("DownloadPdf");
  expect(status).toBe(200);
  expect(await firstPageOf(body)).toContain("Falcon");
  expect(product.output()).toContain("could not be drawn with the picture in BRAND_LOGO_URL");
});

test("a report with a bad logo is mailed", async () => {
  expect((await ask("EmailPdf")).status).toBe(202);
  await expect.poll(product.outbox).toHaveLength(1);
  const [mail] = await product.outbox();
  const content = mail?.attachments[0]?.content;
  if (content === undefined || typeof content === "string") throw new Error("the report is no file");
  expect(await firstPageOf(new Uint8Array(content))).toContain("Falcon");
});
