import type { Locator, Page } from "@playwright/test";
import { CALCULATOR_NAMES } from "#shared/calculators.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectAccessible } from "./quality.ts";
import { holdBackAll } from "./summary.ts";
import { expect, openCalculator, PAGE_SCRIPTS, test } from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

function menu(page: Page, { shell } = WORDINGS.en): { button: Locator; list: Locator } {
  const banner = page.getByRole("banner");
  return {
    button: banner.locator("summary", { hasText: shell.calculators }),
    list: banner.getByRole("navigation", { name: shell.calculators }),
  };
}

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const titles = CALCULATOR_NAMES.map((name) => wording.titles[name]);
  /** The title of the page where a calculator begins. */
  const firstTitle = (title: string) =>
    title === wording.titles.kidsSaver ? wording.pageTitles.personalInfo({ title }) : title;

  test(`the header links to every calculator: ${language}`, async ({ page }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    const { button, list } = menu(page, wording);
    for (const title of titles.toReversed()) {
      await expect(list).toBeHidden();
      await button.click();
      await expect(list.getByRole("link")).toHaveText(titles);
      await list.getByRole("link", { name: title }).click();
      await expect(page).toHaveTitle(firstTitle(title));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    await button.click();
    await expect(list.locator("[aria-current=page]")).toHaveText(wording.titles.pension);
    await expectAccessible(page);
  });

  test(`a page that is not found links to every calculator: ${language}`, async ({ page }) => {
    for (const title of titles) {
      await page.goto(pathIn(language, "/nowhere"));
      await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveTitle(firstTitle(title));
      await expect(page.getByRole("button", { name: wording.form.continue })).toBeVisible();
    }
  });
});

test.describe("", ONE_WIDTH.en, () => {
  test("the menu is opened, navigated and left by keyboard", async ({ page }) => {
    await openCalculator(page, "/education");
    const { button, list } = menu(page);
    const links = list.getByRole("link");
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(list).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    for (let presses = 0; presses < CALCULATOR_NAMES.length; presses++) await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
  });
});

test("the menu closes after a click beside it, or on the current page", async ({ page }) => {
  await openCalculator(page, "/education");
  const { button, list } = menu(page);
  await button.click();
  await page.mouse.click(4, 600);
  await expect(list).toBeHidden();
  await button.click();
  await list.locator("[aria-current=page]").click();
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("", ONE_WIDTH.en, () => {
  test("on the education host the menu leads to the pension too", async ({ page, baseURL }) => {
    const root = new URL(baseURL ?? "");
    root.hostname = "education.localhost";
    await openCalculator(page, root.href);
    const { button, list } = menu(page);
    await button.click();
    await list.getByRole("link", { name: WORDINGS.en.titles.pension }).click();
    await expect(page).toHaveTitle(WORDINGS.en.titles.pension);
  });

  test("a menu opened before the scripts are loaded stays open", async ({ page }) => {
    const release = await holdBackAll(page, PAGE_SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    const { button, list } = menu(page);
    await button.click();
    await expect(list).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: WORDINGS.en.form.heading })).toBeVisible();
    await expect(list).toBeVisible();
    await list.getByRole("link", { name: "Kids Saver" }).click();
    await expect(page).toHaveTitle("Personal information – Kids Saver");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and leads to a calculator", async ({ page }) => {
    await page.goto("/");
    const { button, list } = menu(page);
    await button.click();
    await list.getByRole("link", { name: "Kids Saver" }).click();
    await expect(page).toHaveTitle("Personal information – Kids Saver");
  });
});

oncePerLanguage((language) => {
  test(`a long provider name leaves room for the menu and the languages: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCalculator(page, pathIn(language, "/"), WORDINGS[language]);
    const name = page.getByRole("banner").getByRole("link").first().locator("span");
    await name.evaluate((mark) => {
      mark.lastChild?.replaceWith("First Emirates Savings and Investments");
    });
    const { button } = menu(page, WORDINGS[language]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBe(320);
    await button.click();
    await expect(menu(page, WORDINGS[language]).list).toBeInViewport();
    for (const link of await page.getByRole("banner").getByRole("link").all()) {
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  });
});
