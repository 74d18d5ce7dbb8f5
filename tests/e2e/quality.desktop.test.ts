import { gzipSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

test("on a wide screen the results stay in view while the form is filled in", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await field(page, "Current retirement savings").scrollIntoViewIfNeeded();
  await expect(results(page).getByText("Chance of reaching your goal")).toBeInViewport();
});

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test("the form can be filled in by keyboard alone", async ({ page }) => {
  await openCalculator(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(field(page, "Age")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Age")).toHaveValue("31 years");
  // Its slider shows the same number, and is no stop of its own.
  await page.keyboard.press("Tab");
  await expect(field(page, "Age of retirement")).toBeFocused();
  const risk = page.getByRole("radiogroup", { name: "Risk preference" }).getByRole("radio").first();
  for (let presses = 0; presses < 25; presses++) {
    if (await isFocused(risk)) break;
    if (await isFocused(field(page, "Monthly salary"))) await page.keyboard.type("20000");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await expect(upToDate(page)).toBeVisible();
});

/** Compressed size of the scripts that a page loads first. The family plan has the fields of several. Unit: bytes. */
const LIMITS = { "/": 155_000, "/education": 155_000, "/kids-saver": 155_000, "/family": 185_000 };

const PATHS = LANGUAGE_NAMES.flatMap((language) =>
  Object.entries(LIMITS).map(([path, limit]) => [pathIn(language, path), limit, language] as const),
);

test.describe("in a browser that has loaded nothing yet", () => {
  test.use({ isFirstVisit: true });

  for (const [path, limit, language] of PATHS) {
    test(`the first load of ${path} stays small: chart and phone numbers load on demand`, async ({
      page,
    }) => {
      const scripts: Promise<Buffer>[] = [];
      // Offline, nothing is fetched ahead of its use: on a busy machine that would begin before the network is idle.
      await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
      page.on("response", (response) => {
        if (response.url().endsWith(".js")) scripts.push(response.body());
      });
      await openCalculator(page, path, WORDINGS[language]);
      await page.waitForLoadState("networkidle");
      const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(100_000);
      expect(total).toBeLessThan(limit);
    });
  }

  test("an English page loads no Arabic font, although it names the language", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    await openCalculator(page);
    await page.waitForLoadState("networkidle");
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => font.includes("arabic"))).toEqual([]);
  });
});
