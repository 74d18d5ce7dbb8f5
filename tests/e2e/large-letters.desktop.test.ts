import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { openWithPayload, pensionSummary } from "./summary.ts";
import { expect, expectSettled, fillPlan, openCalculator, test } from "./visitor.ts";

/** Twice what browsers begin with. Source: WCAG 2.2, success criterion 1.4.4. Unit: CSS pixels. */
const LETTERS = { standard: 32, fixed: 26 };

async function enlargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: LETTERS });
}

/** Runs in the page. @returns what stands outside of the window or of its box, but for tables that scroll by themselves */
function cut(): string[] {
  const isOutside = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
  const seen = [...document.querySelectorAll<HTMLElement>("header *, main *, footer *")].filter(
    (element) =>
      element.checkVisibility() &&
      element.clientWidth > 2 &&
      !element.closest("svg, [role=application], [data-wide] *, details:not([open]) > :not(summary)"),
  );
  return seen
    .filter(
      (element) =>
        isOutside(element.getBoundingClientRect()) ||
        (!element.matches("[data-wide], [type=range], [type=radio]") &&
          element.scrollWidth > element.clientWidth + 2),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

async function expectNothingCut(page: Page): Promise<void> {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(cut)).toEqual([]);
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  for (const width of [1440, 390]) {
    test(`in ${language} nothing is cut off with letters of twice the size: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await enlargeLetters(page);
      await openCalculator(page, pathIn(language, "/"), wording);
      await expectNothingCut(page);
      await fillPlan(page, wording);
      await expectSettled(page, wording);
      // Opens every section that a visitor can open.
      const closed = page.getByRole("main").locator("details:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      await expectNothingCut(page);
      await openWithPayload(page, pathIn(language, "/summary"), pensionSummary.form);
      await expect(page.getByText(wording.results.chance, { exact: true })).toBeVisible();
      await expectNothingCut(page);
    });
  }
}
