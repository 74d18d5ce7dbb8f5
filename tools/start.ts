import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
// Runs the whole product on this machine: node tools/start.ts [--dev], where --dev serves the client from its source.
import { join, resolve } from "node:path";
import { createServer, type PreviewServer, preview, type ViteDevServer } from "vite";
import { type Config, readConfig } from "#functions/config/config.ts";
import { DEFAULT_CLIENT_PORT, localOrigins } from "#functions/config/environment.ts";
import { SETTINGS } from "#functions/config/settings.ts";
import { readEducationHost } from "#shared/contract/education-host.ts";
import { startLocalStorage } from "./azurite/start-local-storage.ts";
import { runApp } from "./functions-host/run-app.ts";
import { portFrom } from "./http/listen.ts";
import { applyLocalSettings } from "./local-settings.ts";
import { failedStart, StartError, stopOnSignal } from "./process/lifecycle.ts";
import { differingPageSettings } from "./vite/page-settings.ts";

const IS_DEV = process.argv.includes("--dev");

try {
  applyLocalSettings(process.cwd());
  process.env["ALLOWED_ORIGINS"] ??= localOrigins(portFrom("CLIENT_PORT", DEFAULT_CLIENT_PORT));
  process.env["ASSISTANTS"] ??= SETTINGS.ASSISTANTS.local;
  const config = readConfig();
  const storage = await startLocalStorage(config.storage.access);
  process.env["AzureWebJobsStorage"] = storage.connectionString;
  if (config.mail.transport === "outbox") await clearOutbox(config.mail.folder);
  const functions = await runApp(process.cwd());
  const client = await startClient();
  // Vite has a listener that ends this process without waiting for the functions.
  process.removeAllListeners("SIGTERM");
  const isEnding = stopOnSignal(async () => {
    await Promise.all([client.close(), functions.stop()]);
    await storage.stop();
  });
  const address = client.resolvedUrls?.local[0] ?? "";
  const lines = [
    `Calculators: ${address}`,
    ...educationSummary(address, config),
    ...functions.summary,
    ...storage.summary,
    mailSummary(config),
    ...config.notices,
    ...(IS_DEV ? [] : differingPageSettings("dist/client", process.env)),
    "Ctrl-C stops them all.",
  ];
  console.log(lines.join("\n"));
  // The client passes /api on, so asking there shows that pages and functions work together.
  await Promise.all([expectAnswer(address), expectAnswer(`${address}api/Health`)]).catch((error) => {
    if (!isEnding()) throw error;
  });
} catch (error) {
  failedStart("The product", error);
}

async function startClient(): Promise<PreviewServer | ViteDevServer> {
  if (!IS_DEV) return preview({ logLevel: "warn" });
  const server = await createServer({ logLevel: "warn" });
  return server.listen();
}

/** The education host, where it gets reports: local settings may allow other origins. */
function educationSummary(address: string, { allowedOrigins }: Config): readonly string[] {
  const education = new URL(address);
  education.hostname = readEducationHost(process.env);
  return allowedOrigins.has(education.origin) ? [`Education: ${education.href}`] : [];
}

function mailSummary({ mail }: Config): string {
  return mail.transport === "outbox"
    ? `Mail: written as .eml files to ${resolve(mail.folder)}`
    : `Mail: sent by ${mail.baseUrl}`;
}

/** @throws {StartError} if an address does not answer as it should */
async function expectAnswer(address: string): Promise<void> {
  const { ok, status } = await fetch(address);
  if (!ok) throw new StartError(`${address} answers with status ${status}.`);
}

/** Removes the beginnings of mails whose writing was interrupted; each is written anew, under another name. */
async function clearOutbox(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const parts = (await readdir(folder)).filter((name) => name.endsWith(".eml.part"));
  await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
}
