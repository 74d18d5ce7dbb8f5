import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { preview } from "vite";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#tools/browser/find-browser.ts";
import { medianOf } from "./measure.ts";
import type { Row } from "./table.ts";

const RUNS = 5;

/** Categories with their minimum scores, on a scale from 0 to 100. */
const CATEGORIES = [
  { id: "performance", name: "performance", least: 95 },
  { id: "accessibility", name: "accessibility", least: 100 },
  { id: "best-practices", name: "best practices", least: 100 },
  { id: "seo", name: "SEO", least: 100 },
] as const;

/** Paths of all pages where a calculator starts, in each language. */
const PATHS = FLOWS_IN_ALL_LANGUAGES.flatMap(({ form: [path], personalInfo }) =>
  personalInfo === undefined ? [path] : [path, personalInfo],
);

/** Measures every calculator page of the built client on Lighthouse's phone: the median of each score. */
export async function benchLighthouse(): Promise<readonly Row[]> {
  const site = await preview({ preview: { port: 0 }, logLevel: "warn" });
  const { executablePath, env } = findBrowser();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...BROWSER_ARGUMENTS],
    envVars: { ...process.env, ...env },
  });
  try {
    const rows: Row[] = [];
    for (const path of PATHS)
      rows.push(await measureRow(path, site.resolvedUrls?.local[0] ?? "", browser.port));
    return rows;
  } finally {
    browser.kill();
    await site.close();
  }
}

async function measureRow(path: string, site: string, port: number): Promise<Row> {
  const runs: (readonly number[])[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureScores(new URL(path, site).href, port));
  const scores = CATEGORIES.map(({ name, least }, index) => {
    const score = medianOf(runs, (run) => run[index] ?? 0);
    return { text: `${name} ${score}`, isMet: score >= least };
  });
  return {
    what: `Lighthouse, ${path}`,
    measured: scores.map(({ text }) => text).join(", "),
    target: {
      text: `≥ ${CATEGORIES.map(({ least }) => least).join(", ")}`,
      isMet: scores.every(({ isMet }) => isMet),
    },
  };
}

/** @throws {Error} if the page could not be measured */
async function measureScores(url: string, port: number): Promise<readonly number[]> {
  const onlyCategories = CATEGORIES.map(({ id }) => id);
  // Some pages are kept from search engines on purpose.
  const skipAudits = ["is-crawlable"];
  const result = await lighthouse(url, { port, onlyCategories, skipAudits, logLevel: "error" });
  const { categories, runtimeError } = result?.lhr ?? {};
  if (categories === undefined || runtimeError !== undefined) {
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError?.message}`);
  }
  return onlyCategories.map((id) => Math.round(100 * (categories[id]?.score ?? 0)));
}
