import { type Browser, chromium } from "@playwright/test";
import { preview } from "vite";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#tools/browser/find-browser.ts";
import { watchShifts } from "#tools/browser/watch-shifts.ts";
import { startTool } from "#tools/process/start-tool.ts";
import { decimal } from "./measure.ts";
import { atMost, type Row } from "./table.ts";

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** By how much the built pension page moves while it gets its results, on a wide screen and on a phone. */
export async function benchLayoutShift(): Promise<readonly Row[]> {
  await using stack = new AsyncDisposableStack();
  const azurite = await startTemporaryAzurite();
  stack.defer(azurite.stop);
  const functions = await startTool(["tools/functions-host/main.ts"], {
    AzureWebJobsStorage: azurite.connectionString,
  });
  stack.defer(async () => {
    await functions.stop();
  });
  // Where the site's own configuration looks for the functions.
  process.env["FUNCTIONS_PORT"] = new URL(functions.origin).port;
  const site = await preview({ preview: { port: 0 }, logLevel: "warn" });
  stack.defer(() => site.close());
  const browser = await chromium.launch({ ...findBrowser(), args: BROWSER_ARGUMENTS });
  stack.defer(() => browser.close());
  const rows: Row[] = [];
  for (const viewport of VIEWPORTS) {
    const shift = await measureShift(browser, viewport, site.resolvedUrls?.local[0] ?? "");
    rows.push(
      atMost(`layout shift when results arrive, ${viewport.width} pixels wide`, shift, 0.02, decimal),
    );
  }
  return rows;
}

/** From the choice that completes a plan until its chart is drawn. */
async function measureShift(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  address: string,
): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(address, { waitUntil: "networkidle" });
  const shift = await watchShifts(page);
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("20000");
  await page.getByRole("radio", { name: "Balanced" }).check();
  await page.getByText("Up to date with your plan.").waitFor();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await page.getByRole("figure").getByRole("img").waitFor();
  return shift();
}
