import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBack, kidsSaver, openWithPayload, pensionSummary, SUMMARIES } from "./summary.ts";
import { expect, installClock, test } from "./visitor.ts";

const WIDTHS = [320, 390, 768, 1024, 1280, 1360, 1440];

const FRAME_MS = 16;

const EDUCATION = SUMMARIES.find(({ name }) => name === "Education") ?? pensionSummary;

const PAGES = [
  ["/", "Calculate", pensionSummary.form],
  ["/education", "Calculate", EDUCATION.form],
  ["/kids-saver", "CalculateMultiGoal", kidsSaver(true)],
  ["/summary", "Calculate", pensionSummary.form],
  ["/kids-saver/summary", "CalculateMultiGoal", kidsSaver(true)],
  ["/summary-pdf", "Calculate", pensionSummary.form],
] as const;

/** The buttons and links that Please Wait covers. */
async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const indicator = [...document.querySelectorAll('[role="status"]')].find((status) =>
      status.textContent?.includes("Please Wait"),
    )?.firstElementChild;
    if (!indicator) return ["Please Wait is not there"];
    const wait = indicator.getBoundingClientRect();
    return [...document.querySelectorAll("button, a[href], summary")]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < wait.right && right > wait.left && top < wait.bottom && bottom > wait.top;
      })
      .map((button) => button.textContent ?? "");
  });
}

/** Lines of text, and entries, that stand under Please Wait in a form. */
async function coveredInForm(page: Page, words: string): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const indicator = [...document.querySelectorAll('[role="status"]')].find((status) =>
      status.textContent?.includes(text),
    )?.firstElementChild;
    if (!indicator) return ["Please Wait is not there"];
    const wait = indicator.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < wait.right && right > wait.left && top < wait.bottom && bottom > wait.top;
    const entries = [...document.querySelectorAll<HTMLInputElement>("form input[type=text]")];
    const under = entries.filter((entry) => isUnder(entry.getBoundingClientRect())).map(({ value }) => value);
    const texts = document.createTreeWalker(document.forms[0] ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(currentNode);
      if ([...range.getClientRects()].some(isUnder)) under.push(currentNode.textContent ?? "");
    }
    return under;
  }, words);
}

/** Expects nothing to be covered in the end. The clock stands still: only a frame that it is given moves Please Wait. */
async function expectClear(page: Page, find: () => Promise<readonly string[]>, place: string): Promise<void> {
  const findAndMove = async () => {
    const found = await find();
    if (found.length > 0) await page.clock.runFor(FRAME_MS);
    return found;
  };
  await expect.poll(findAndMove, { message: place }).toEqual([]);
}

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} Please Wait covers nothing that is read in a form on a phone`, async ({ page }) => {
    test.slow();
    const { shell } = WORDINGS[language];
    await page.setViewportSize({ width: 390, height: 844 });
    const stopClock = await installClock(page);
    await holdBack(page, "Calculate");
    await openWithPayload(page, pathIn(language, "/"), pensionSummary.form);
    await expect(page.getByRole("status").getByText(shell.pleaseWait)).toBeVisible();
    await stopClock();
    const foot = await page.getByRole("form").evaluate((form) => form.getBoundingClientRect().bottom);
    for (let top = 0; top < foot - 844; top += 60) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expectClear(page, () => coveredInForm(page, shell.pleaseWait), `${top} px down`);
    }
  });
}

for (const [path, calculation, form] of PAGES) {
  test(`Please Wait covers no button of ${path} at any width, wherever it is scrolled`, async ({ page }) => {
    test.slow();
    const stopClock = await installClock(page);
    await holdBack(page, calculation);
    await openWithPayload(page, path, form);
    const wait = page.getByRole("status").getByText("Please Wait");
    await expect(wait).toBeVisible();
    await stopClock();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 170) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expectClear(page, () => covered(page), `${width} px wide, ${top} px down`);
      }
      await expect(wait).toBeInViewport();
    }
  });
}
