import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBack, kidsSaver, openWithPayload, pensionSummary, SUMMARIES } from "./summary.ts";
import { expect, test } from "./visitor.ts";

const WIDTHS = [320, 390, 768, 1024, 1440];

const EDUCATION = SUMMARIES.find(({ name }) => name === "Education") ?? pensionSummary;

const PAGES = [
  ["/", pensionSummary.form],
  ["/education", EDUCATION.form],
  ["/kids-saver", kidsSaver(true)],
  ["/summary", pensionSummary.form],
  ["/kids-saver/summary", kidsSaver(true)],
  ["/summary-pdf", pensionSummary.form],
] as const;

/**
 * What a visitor at the end of a page sees along the line of Please Wait, what ends below its upper edge, and where the
 * words stand.
 */
function readLine(page: Page, words: string) {
  return page.evaluate((text) => {
    // Each time: a page may become higher a moment after its window has changed.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const line = [...document.querySelectorAll('[role="status"]')].find((each) =>
      each.textContent?.includes(text),
    );
    const indicator = line?.firstElementChild;
    if (!line || !indicator) return undefined;
    const place = line.getBoundingClientRect();
    const { left, right, top, bottom } = indicator.getBoundingClientRect();
    const isEnglish = document.documentElement.dir === "ltr";
    const places = Array.from({ length: 20 }, (_, step) => ((step + 0.5) / 20) * window.innerWidth);
    const seen = places.flatMap((x) =>
      [place.top + 1, place.bottom - 1].map((y) => document.elementFromPoint(x, y)),
    );
    const others = [...document.querySelectorAll("main, footer p, button, a[href]")];
    return {
      height: place.height,
      toTheEdge: window.innerHeight - place.bottom,
      toTheSide: isEnglish ? window.innerWidth - right : left,
      isInside: top >= place.top && bottom <= place.bottom,
      seenBeside: seen.filter((each) => !line.contains(each)).map((each) => each?.outerHTML.slice(0, 200)),
      isTransparent: getComputedStyle(line).backgroundColor === "rgba(0, 0, 0, 0)",
      below: others
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > place.top)
        .map((each) => each.textContent),
    };
  }, words);
}

for (const language of LANGUAGE_NAMES) {
  const { shell } = WORDINGS[language];

  test(`in ${language} Please Wait has its own line at the bottom right of every page, below its end`, async ({
    page,
  }) => {
    test.slow();
    await holdBack(page, "Calculate{,MultiGoal}");
    for (const [path, form] of PAGES) {
      await openWithPayload(page, pathIn(language, path), form);
      await expect(page.getByRole("status").getByText(shell.pleaseWait)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
        await expect
          .poll(() => readLine(page, shell.pleaseWait), `${path}, ${width} px wide`)
          .toEqual({
            height: width < 1024 ? 20 : 28,
            toTheEdge: 0,
            toTheSide: expect.closeTo(width < 768 ? 16 : 40, -1.5),
            isInside: true,
            seenBeside: [],
            isTransparent: false,
            below: [],
          });
      }
    }
  });
}

test("the line of Please Wait is reserved while nothing is pending, so that nothing moves when it appears", async ({
  page,
}) => {
  const release = await holdBack(page, "Calculate");
  await openWithPayload(page, "/", pensionSummary.form);
  const line = page.getByRole("status").filter({ hasText: WORDINGS.en.shell.pleaseWait });
  await expect(line).toBeVisible();
  const place = await line.boundingBox();
  const region = await line.elementHandle();
  release();
  await expect(page.getByText(WORDINGS.en.shell.pleaseWait)).toBeHidden();
  expect(await region?.boundingBox()).toEqual(place);
});

test("a field focused by keyboard is above the line of Please Wait", async ({ page }) => {
  await holdBack(page, "Calculate");
  await page.setViewportSize({ width: 390, height: 740 });
  await openWithPayload(page, "/", pensionSummary.form);
  await expect(page.getByText(WORDINGS.en.shell.pleaseWait)).toBeVisible();
  const bottomOfFocused = () =>
    page.evaluate(() => document.querySelector("main :focus")?.getBoundingClientRect().bottom ?? 0);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(bottomOfFocused).toBeLessThanOrEqual(740 - 20);
  }
});
