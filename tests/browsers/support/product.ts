import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#tools/http/listen.ts";
import { startTool } from "#tools/process/start-tool.ts";
import { findFirefox, findWebKit } from "../hands/installed.ts";

export const BROWSER_NAMES = ["webkit", "firefox", "chromium"] as const;

export type BrowserName = (typeof BROWSER_NAMES)[number];

/** The built product, as all browsers share it. */
export interface Product {
  readonly origin: string;
  readonly outbox: string;
  /** Port for the proxy of each browser: the product accepts reports from its origin. */
  readonly proxyPorts: Readonly<Record<BrowserName, number>>;
}

declare module "vitest" {
  interface ProvidedContext {
    product: Product;
  }
}

const PACKAGES = "apt-get install webkit2gtk-driver xvfb firefox-esr";

/**
 * Starts the product once for all browsers.
 * @throws {Error} if a browser is missing where continuous integration runs
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  noteMissing();
  const outbox = await mkdtemp(join(tmpdir(), "outbox-"));
  const ports = await Promise.all([...BROWSER_NAMES, "client", "functions", "queue", "table"].map(freePort));
  const [webkit = 0, firefox = 0, chromium = 0, client, functions, queue, table] = ports;
  const proxyPorts = { webkit, firefox, chromium };
  const product = await startTool(["tools/start.ts"], {
    ALLOWED_ORIGINS: Object.values(proxyPorts)
      .map((port) => `http://127.0.0.1:${port}`)
      .join(),
    CLIENT_PORT: String(client),
    FUNCTIONS_PORT: String(functions),
    AzureWebJobsStorage: "",
    AZURITE_QUEUE_PORT: String(queue),
    AZURITE_TABLE_PORT: String(table),
    MAIL_OUTBOX: outbox,
    // All browsers come from one address.
    REPORTS_PER_ADDRESS_PER_HOUR: "1000",
  });
  provide("product", { origin: product.origin, outbox, proxyPorts });
  return async () => {
    await product.stop();
    for (const folder of [outbox, join(".azurite", String(queue))]) {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** A desk may be without the browsers; what is merged was tried in them. */
function noteMissing(): void {
  const missing = [findWebKit() ?? "WebKit", findFirefox() ?? "Firefox"].filter(
    (found) => found === "WebKit" || found === "Firefox",
  );
  if (missing.length === 0) return;
  const note = `Not tested in ${missing.join(" and ")}, for want of: ${PACKAGES}`;
  if (process.env["CI"]) throw new Error(note);
  console.warn(note);
}
