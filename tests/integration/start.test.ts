import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { QueueClient } from "@azure/storage-queue";
import { describe, expect, it } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { azuriteConnectionString } from "#tools/azurite/start-azurite.ts";
import { close, freePort, listen } from "#tools/http/listen.ts";
import { runTool, startTool } from "#tools/process/start-tool.ts";
import { CHILD_GOAL_FORM } from "../fixtures/forms.ts";
import { send } from "./support/send.ts";

const START = ["tools/start.ts"];

const freePorts = async () => ({
  FUNCTIONS_PORT: String(await freePort()),
  CLIENT_PORT: String(await freePort()),
});

describe("npm start", () => {
  it("serves pages and functions until it is stopped", async () => {
    const ports = await freePorts();
    const product = await startTool(START, { ...ports, MAIL_OUTBOX: "some/outbox" });
    expect(product.origin).toBe(`http://127.0.0.1:${ports.CLIENT_PORT}`);
    expect(product.output()).toContain(`Calculate: http://127.0.0.1:${ports.FUNCTIONS_PORT}/api/Calculate\n`);

    expect(product.output()).toContain(`Mail: written as .eml files to ${resolve("some/outbox")}\n`);
    expect(product.output()).toContain(
      "Provider: missing from pages, reports and mails because it is not set: BRAND_LICENCE_NUMBER, BRAND_CONTACT_EMAIL, BRAND_PRIVACY_NOTICE_URL\n",
    );
    expect(product.output()).not.toContain("Settings: ");
    expect(product.output()).toMatch(/^Calculators: .*\n(\w+: .*\n)+Ctrl-C stops them all\.\n/);

    expect(await send(product.origin, "/")).toMatchObject({
      status: 200,
      headers: { "content-type": expect.stringContaining("text/html") },
    });
    expect(await send(product.origin, "/api/Health")).toMatchObject({ status: 200 });

    // The host that the client redirects by, as its pages ask there.
    const education = `http://education.localhost:${ports.CLIENT_PORT}`;
    expect(product.output()).toContain(`Education: ${education}/\n`);
    const body = JSON.stringify({
      baseUrl: `${education}/education`,
      payload: encodePayload(CHILD_GOAL_FORM),
    });
    const headers = ["Content-Type", "application/json", "Host", new URL(education).host];
    const download = await send(product.origin, "/api/DownloadPdf", { method: "POST", headers, body });
    expect(download).toMatchObject({ status: 200, headers: { "content-type": "application/pdf" } });

    expect(await product.stop()).toBe(0);
    await expect(send(product.origin, "/")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("keeps reports in the storage that it starts, on any ports, and names settings that pages lack", async () => {
    const [queuePort, tablePort] = [await freePort(), await freePort()];
    const outbox = mkdtempSync(join(tmpdir(), "outbox-"));
    const product = await startTool(START, {
      ...(await freePorts()),
      AzureWebJobsStorage: "",
      AZURITE_QUEUE_PORT: String(queuePort),
      AZURITE_TABLE_PORT: String(tablePort),
      MAIL_OUTBOX: outbox,
      BRAND_NAME: "Another Name",
    });
    const body = JSON.stringify({
      baseUrl: `${product.origin}/education`,
      payload: encodePayload(CHILD_GOAL_FORM),
    });
    const headers = ["Content-Type", "application/json"];
    const mail = await send(product.origin, "/api/EmailPdf", { method: "POST", headers, body });
    expect(mail.status).toBe(202);
    const mails = () => readdirSync(outbox).filter((name) => name.endsWith(".eml"));
    await expect.poll(mails).toHaveLength(1);
    const queue = new QueueClient(azuriteConnectionString(queuePort, tablePort), "report-emails");
    expect(await queue.exists()).toBe(true);
    expect(product.output()).toContain(
      "Settings: pages were built with other values than reports and mails have now: BRAND_NAME. Set them alike and build again\n",
    );
    expect(product.output()).toContain(`Storage: Azurite, with its data in .azurite/${queuePort}\n`);
    expect(await product.stop()).toBe(0);
    for (const folder of [outbox, `.azurite/${queuePort}`]) rmSync(folder, { recursive: true });
  });

  it("also serves the client's source, including modules below /api", async () => {
    const product = await startTool([...START, "--dev"], await freePorts());
    expect(await send(product.origin, "/api/calculations.ts")).toMatchObject({
      status: 200,
      headers: { "content-type": "text/javascript" },
    });
    expect(await send(product.origin, "/api/Health")).toMatchObject({ status: 200 });
    expect(await product.stop()).toBe(0);
  });

  it.each([[], ["--dev"]])("ends cleanly while it still waits for its first answer (%j)", async (...args) => {
    const product = await startTool([...START, ...args], await freePorts());
    expect(await product.stop()).toBe(0);
  });

  it.each(["FUNCTIONS_PORT", "CLIENT_PORT"])(
    "reports that %s is taken, and leaves nothing running",
    async (key) => {
      const other = createServer();
      const { port: taken } = new URL(await listen(other, 0));
      const ports = { ...(await freePorts()), [key]: taken };
      const { code, output } = await runTool(START, ports);
      await close(other);
      expect(output).toMatch(new RegExp(`port ${taken}`, "i"));
      expect(code).toBe(1);
    },
  );
});
