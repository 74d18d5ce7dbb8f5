import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { LANGUAGE_NAMES, type Language, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { insightsTimes, pensionTimes } from "./engine.ts";
import { kilobytes, quantile, timesAsLong } from "./measure.ts";
import { engineService } from "./plans.ts";
import { type StartedSite, startSite } from "./started-site.ts";
import { atLeast, atMost, type Row } from "./table.ts";

const PHONE = { width: 390, height: 844 };
const WINDOW = { width: 1440, height: 900 };
/** Files that are compressed already. */
const COMPRESSED = /\.(?:woff2|png)$/;
const MOST_BYTES: Readonly<Record<Language, number>> = { en: 330e3, ar: 400e3 };
/** Changes of a plan by a lever before the visitor reads on. */
const CHANGES = 5;
const RUNS = 100;

/**
 * Measures what visits cost: all files of a first one with a result, each gzipped as by `gzip -9`, and how many results
 * a second are left when insights are asked for as pages ask, against results alone.
 */
export async function benchVisits(): Promise<readonly Row[]> {
  await using site = await startSite();
  const rows: Row[] = [];
  for (const language of LANGUAGE_NAMES) {
    const what = `all files of a first visit with a result, ${language}, gzipped`;
    rows.push(atMost(what, await firstVisitBytes(site, language), MOST_BYTES[language], kilobytes));
  }
  const planning = engineService(EMBEDDED_MODEL);
  const [pension, insights] = [pensionTimes(planning), insightsTimes(planning)];
  for (const takeTimes of [pension, insights]) await takeTimes(RUNS);
  const [ofResult, ofInsights] = [quantile(await pension(RUNS), 0.5), quantile(await insights(RUNS), 0.5)];
  for (const [how, hasPreview, least] of [
    ["without a preview", false, 0.6],
    ["with one", true, 0.9],
  ] as const) {
    const asked = await countAsked(site, hasPreview);
    const share = (asked.results * ofResult) / (asked.results * ofResult + asked.insights * ofInsights);
    const counts = `${asked.results} results, ${asked.insights} insights`;
    rows.push(
      atLeast(`results as pages ask, against results alone, ${how} (${counts})`, share, least, timesAsLong),
    );
  }
  return rows;
}

async function firstVisitBytes({ browser, address }: StartedSite, language: Language): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") || !response.ok()) return;
    sizes.push(
      response
        .body()
        .then((body) => (COMPRESSED.test(pathname) ? body : gzipSync(body, { level: 9 })).length),
    );
  });
  await page.goto(new URL(pathIn(language, "/"), address).href, { waitUntil: "networkidle" });
  await enterPlan(page, language);
  await readOn(page);
  await page.close();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Counts what a visitor who changes a plan a few times, and then reads on, asks the server for. */
async function countAsked({ browser, address }: StartedSite, hasPreview: boolean) {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
  }, !hasPreview);
  const asked = { results: 0, insights: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/api/Calculate")) asked.results++;
    if (request.url().endsWith("/api/CalculateInsights")) asked.insights++;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await enterPlan(page, "en");
  const lever = page.getByRole("slider", { name: WORDINGS.en.fields.retirementAge }).last();
  for (let change = 0; change < CHANGES; change++) {
    const answered = page.waitForResponse("**/api/Calculate");
    await lever.press("ArrowLeft");
    await answered;
  }
  await readOn(page);
  await page.close();
  return asked;
}

async function enterPlan(page: Page, language: Language): Promise<void> {
  const { fields, risks, results } = WORDINGS[language];
  await page.getByRole("textbox", { name: fields.monthlySalary, exact: true }).fill("20000");
  await page.getByRole("radio", { name: risks.Balanced.name, exact: true }).check();
  await page.getByText(results.upToDate).first().waitFor();
}

/** Scrolls to the end of the page, a window at a time, and waits for what comes into view. */
async function readOn(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
  do {
    await page.mouse.wheel(0, page.viewportSize()?.height ?? 0);
    await page.waitForTimeout(1_000);
  } while (!(await isAtEnd()));
  // Insights are asked for two seconds after the result.
  await page.waitForTimeout(3_000);
  await page.waitForLoadState("networkidle");
}
