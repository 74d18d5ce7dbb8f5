import { type Browser, chromium } from "@playwright/test";
import { preview } from "vite";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#tools/browser/find-browser.ts";
import { startTool } from "#tools/process/start-tool.ts";

/** A wide screen and a phone. */
export const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The built pages and functions, and a browser to visit them. */
export interface StartedSite extends AsyncDisposable {
  /** Address of the pension calculator. */
  readonly address: string;
  readonly browser: Browser;
}

/** Starts the built product with its own storage. */
export async function startSite(): Promise<StartedSite> {
  await using stack = new AsyncDisposableStack();
  const azurite = await startTemporaryAzurite();
  stack.defer(azurite.stop);
  const functions = await startTool(["tools/functions-host/main.ts"], {
    AzureWebJobsStorage: azurite.connectionString,
  });
  stack.defer(async () => {
    await functions.stop();
  });
  // The site's configuration reads the functions' port from this variable.
  process.env["FUNCTIONS_PORT"] = new URL(functions.origin).port;
  const site = await preview({ preview: { port: 0 }, logLevel: "warn" });
  stack.defer(() => site.close());
  const browser = await chromium.launch({ ...findBrowser(), args: BROWSER_ARGUMENTS });
  stack.defer(() => browser.close());
  return Object.assign(stack.move(), { address: site.resolvedUrls?.local[0] ?? "", browser });
}
