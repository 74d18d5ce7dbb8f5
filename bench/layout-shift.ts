import { chromium } from "@playwright/test";
import { preview } from "vite";
import { startTemporaryAzurite } from "#tools/azurite/start-temporary-azurite.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#tools/browser/find-browser.ts";
import { startTool } from "#tools/process/start-tool.ts";
import { decimal } from "./measure.ts";
import { atMost, type Row } from "./table.ts";

const WINDOWS = [
  { name: "1440 pixels", width: 1440, height: 900 },
  { name: "390 pixels", width: 390, height: 844 },
] as const;

/** By how much the built pension page moves from the choice that completes a plan until its chart is drawn. */
export async function benchLayoutShift(): Promise<readonly Row[]> {
  const azurite = await startTemporaryAzurite();
  const functions = await startTool(["tools/functions-host/main.ts"], {
    AzureWebJobsStorage: azurite.connectionString,
  });
  const site = await preview({
    preview: { port: 0, proxy: { "/api": functions.origin } },
    logLevel: "warn",
  });
  const browser = await chromium.launch({ ...findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const rows: Row[] = [];
    for (const { name, ...viewport } of WINDOWS) {
      const page = await browser.newPage({ viewport, baseURL: site.resolvedUrls?.local[0] ?? "" });
      await page.goto("/", { waitUntil: "networkidle" });
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sum = Number(Reflect.get(window, "shift")) + Number(Reflect.get(entry, "value"));
            Object.assign(window, { shift: sum });
          }
        }).observe({ type: "layout-shift" });
      });
      await page.getByRole("textbox", { name: "Monthly salary" }).fill("20000");
      await page.getByRole("radio", { name: "Balanced" }).check();
      await page.getByText("Up to date with your plan.").waitFor();
      await page.getByRole("figure").scrollIntoViewIfNeeded();
      await page.getByRole("figure").getByRole("img").waitFor();
      const shift = Number(await page.evaluate(() => Reflect.get(window, "shift")));
      rows.push(atMost(`layout shift when results arrive, ${name}`, shift, 0.02, decimal));
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
    await functions.stop();
    await azurite.stop();
  }
}
