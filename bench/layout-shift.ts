import type { ViewportSize } from "@playwright/test";
import { watchShifts } from "#tools/browser/watch-shifts.ts";
import { decimal } from "./measure.ts";
import { type StartedSite, startSite, VIEWPORTS } from "./started-site.ts";
import { atMost, type Row } from "./table.ts";

/** Measures the layout shift of the built pension page while its results arrive, on a wide screen and on a phone. */
export async function benchLayoutShift(): Promise<readonly Row[]> {
  await using site = await startSite();
  const rows: Row[] = [];
  for (const viewport of VIEWPORTS) {
    const shift = await measureShift(site, viewport);
    rows.push(
      atMost(`layout shift when results arrive, ${viewport.width} pixels wide`, shift, 0.02, decimal),
    );
  }
  return rows;
}

/** Measures from the choice that completes a plan until its chart is drawn. */
async function measureShift({ browser, address }: StartedSite, viewport: ViewportSize): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.goto(address, { waitUntil: "networkidle" });
  const shift = await watchShifts(page);
  await page.getByRole("textbox", { name: "Monthly salary", exact: true }).fill("20000");
  await page.getByRole("radio", { name: "Balanced" }).check();
  await page.getByText("Up to date with your plan.").waitFor();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await page.getByRole("figure").getByRole("img").waitFor();
  return shift();
}
