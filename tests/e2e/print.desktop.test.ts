import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WORDINGS } from "#shared/wording/wordings.ts";
import {
  CONTACT,
  expectComplete,
  kidsSaver,
  openSummary,
  openWithPayload,
  pensionSummary,
  SUMMARIES,
} from "./summary.ts";
import { expect, expectSettled, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

/** The texts of the pages that Chromium prints. */
async function printedPages(
  page: Page,
  paper: Parameters<Page["pdf"]>[0] = { preferCSSPageSize: true },
): Promise<readonly string[]> {
  const data = new Uint8Array(await page.pdf(paper));
  const document = await getDocument({ data, useSystemFonts: true }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const texts = numbers.map(async (number) => {
    const { items } = await (await document.getPage(number)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return Promise.all(texts);
}

/** Waits for the printable version with all that it will hold: what no summary has says so. */
async function expectPrintable(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Print" })).toBeEnabled();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
}

/** Maximum number of pages of a report, one of them for the insights. */
const MAXIMUM_PAGES = 4;

for (const summary of SUMMARIES) {
  test(`${summary.name}: the printable version is complete, and has only the pages that it needs`, async ({
    page,
  }) => {
    const { base, form, title } = summary;
    await openWithPayload(page, `${base}/summary-pdf`, form);
    await expect(page).toHaveURL(new RegExp(`:\\d+${base}/summary-pdf$`));
    await expectPrintable(page);
    const pages = await printedPages(page);
    expect(pages.length).toBeLessThanOrEqual(MAXIMUM_PAGES);
    const [first = ""] = pages;
    const all = pages.join(" ").replaceAll("\u00a0", " ");
    for (const text of [
      "Goal Planner",
      "Empowering Futures",
      title,
      "Prepared on",
      "Your savings over time",
    ]) {
      expect(first).toContain(text);
    }
    // The answer and the chart come first, what was entered last.
    expect(first).toContain("Chance of reaching your goal");
    expect(first).toMatch(/Realistic\s*Pessimistic/);
    expect(first).not.toContain(CONTACT.email);
    expect(pages.at(-1)).toContain(CONTACT.email);
    for (const text of [
      "Chance of reaching your goal",
      "Realistic forecast",
      "How to read this chart",
      "How this was calculated",
      "Inflation",
      "licensed and regulated by the Central Bank of the United Arab Emirates",
    ]) {
      expect(all).toContain(text);
    }
    expect(all.split("Empowering Futures")).toHaveLength(2);
    expect(all).not.toContain("Back to your summary");
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  });
}

test("every year of the forecast is printed", async ({ page }) => {
  const answer = page.waitForResponse("**/api/Calculate");
  await openWithPayload(page, "/summary-pdf", pensionSummary.form);
  const { outcomesAt50th } = await (await answer).json();
  await expectPrintable(page);
  const all = (await printedPages(page)).join(" ").replaceAll("\u00a0", " ");
  for (const { value } of outcomesAt50th) {
    expect(all).toContain(`AED ${Math.round(value).toLocaleString("en-US")}`);
  }
});

test("a printed summary looks like the printable version", async ({ page }) => {
  await openSummary(page, pensionSummary);
  // The insights, which arrive after the results, are printed too.
  await expectComplete(page);
  const printed = await printedPages(page);
  await expect(page.getByRole("button", { name: "Get detailed report" })).toBeVisible();
  await page.getByRole("link", { name: "Printable version" }).click();
  await expectPrintable(page);
  expect(printed).toEqual(await printedPages(page));
});

test("without a goal, one page is printed", async ({ page }) => {
  await openWithPayload(page, "/kids-saver/summary-pdf", kidsSaver(false));
  await expect(page.getByText("No goals have been selected.")).toBeVisible();
  expect(await printedPages(page)).toHaveLength(1);
});

test("links are printed with their addresses", async ({ page }) => {
  await openWithPayload(page, "/education/summary-pdf", SUMMARIES[2]?.form ?? {});
  await expect(page.getByRole("link", { name: "https://example.com/smart-saver" })).toBeVisible();
});

test("a form with its results is printed without its bars, and every chart is on one page", async ({
  page,
}) => {
  const { results: texts } = WORDINGS.en;
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  await results(page).getByText(texts.futures.title).press("Enter");
  await expect(page.locator("[data-future]")).toHaveCount(10);
  // Wherever the pages end.
  for (const height of ["9in", "10in", "11in", "12in", "13in", "14in"]) {
    const pages = await printedPages(page, { width: "8.27in", height });
    for (const text of [texts.show, texts.getReport]) expect(pages.join(" ")).not.toContain(text);
    const [drawn, futures] = [texts.chartTitle, "Ten single futures"].map((title) =>
      pages.find((text) => text.includes(title)),
    );
    // The last number of the axis with its name, and what is below.
    for (const text of ["80Age", "At retirement, age 65, in that year's money"])
      expect(drawn).toContain(text);
    for (const text of ["80Age", "Thin lines: the ten futures"]) expect(futures).toContain(text);
  }
});

test("a form's chart that was never in view leaves no gap on paper, and is there once its library is loaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const figure = results(page).getByRole("figure");
  await expect(figure.getByRole("img")).toHaveCount(0);
  // As it is laid out when the browser takes the page over.
  const heights = await figure.evaluateHandle((element) => {
    const all = [element.clientHeight];
    window.addEventListener("beforeprint", () => all.push(element.clientHeight));
    return all;
  });
  const A4 = { format: "A4" };
  const library = page.waitForResponse(/ForecastChart-.*\.js$/);
  await printedPages(page, A4);
  const [onScreen = 0, onPaper = 0] = await heights.jsonValue();
  expect(onScreen - onPaper).toBeGreaterThan(300);
  await library;
  await expect(async () => expect((await printedPages(page, A4)).join(" ")).toContain("80Age")).toPass();
  await expect(figure.getByRole("img")).toHaveCount(0);
});

test("Print opens the print dialog", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await openWithPayload(page, "/summary-pdf", pensionSummary.form);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.getByRole("button", { name: "Back to your summary" }).click();
  await expect(page).toHaveURL(/:\d+\/summary$/);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
});
