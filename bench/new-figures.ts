import type { Page, ViewportSize } from "@playwright/test";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import { medianOf, milliseconds } from "./measure.ts";
import { type StartedSite, startSite, VIEWPORTS } from "./started-site.ts";
import { atMost, type Row } from "./table.ts";

const CHANGES = 15;

/** Unit: milliseconds. */
interface Times {
  /** From the last key until the new figures are painted. */
  readonly whole: number;
  /** The part of it until the answer of the calculation, as measured by the browser. */
  readonly answer: number;
}

/** Measures the wait for new figures after a change, on a wide screen and on a phone, and the pages' own part of it. */
export async function benchNewFigures(): Promise<readonly Row[]> {
  await using site = await startSite();
  const rows: Row[] = [];
  for (const viewport of VIEWPORTS) {
    const times = await measureChanges(site, viewport);
    const median = (timeOf: (times: Times) => number) => medianOf(times, timeOf);
    const what = `from a key to new figures, ${viewport.width} pixels wide`;
    const own = median(({ whole, answer }) => whole - answer - RECALCULATION_DELAY_MS);
    rows.push(
      { what: `${what}, p50`, measured: milliseconds(median(({ whole }) => whole)) },
      atMost(`${what}, beyond delay and answer, p50`, own, 50, milliseconds),
    );
  }
  return rows;
}

async function measureChanges(
  { browser, address }: StartedSite,
  viewport: ViewportSize,
): Promise<readonly Times[]> {
  const page = await browser.newPage({ viewport });
  // The server's figures alone: a visitor who saves data has no preview.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const salary = page.getByRole("textbox", { name: "Monthly salary", exact: true });
  await salary.fill("20000");
  await page.getByRole("radio", { name: "Balanced" }).check();
  await expectSettled(page);
  const times: Times[] = [];
  for (let change = 1; change <= CHANGES; change++) {
    const measured = page.evaluate(measureNext);
    await salary.fill(String(20_000 + 500 * change));
    times.push(await measured);
    await expectSettled(page);
  }
  await page.close();
  return times;
}

/** Waits for a forecast and its insights. */
async function expectSettled(page: Page): Promise<void> {
  await page.getByText("Up to date with your plan.").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

/** Runs in the page. Resolves once the new figures are painted. @returns the times of the next change */
function measureNext(): Promise<Times> {
  performance.clearResourceTimings();
  return new Promise((resolve) => {
    let keyAt = 0;
    let isOutdated = false;
    document.addEventListener("input", () => (keyAt = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const wasOutdated = isOutdated;
      // Of the answer: insights stay outdated for longer, as they are asked for once a plan has rested.
      isOutdated = Boolean(document.querySelector("#forecast h3")?.closest("[data-outdated]"));
      if (!wasOutdated || isOutdated) return;
      observer.disconnect();
      // A task queued while a frame is produced runs after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const [calculation] = performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith("/api/Calculate"));
          resolve({ whole: performance.now() - keyAt, answer: calculation?.duration ?? 0 });
        };
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
