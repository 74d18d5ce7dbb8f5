import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBackAll } from "./summary.ts";
import { expect, field, fillContact, fillPlan, openCalculator, test } from "./visitor.ts";

/** The countries that are offered below the entry. */
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields } = wording;
  const path = pathIn(language, "/");
  const codeOf = (page: Page) => page.getByRole("combobox", { name: fields.phoneNumberCountryCode });
  /** Types once the countries are there. */
  const type = async (page: Page, text: string) => {
    await codeOf(page).click();
    await expect(options(page).first()).toBeVisible();
    await codeOf(page).pressSequentially(text);
  };

  test(`${language}: a country is found first by its common name, in both languages`, async ({ page }) => {
    await openCalculator(page, path, wording);
    for (const [typed, dialCode] of [
      ["uk", "+44"],
      ["USA", "+1"],
      ["UAE", "+971"],
      ["KSA", "+966"],
      ["turkey", "+90"],
      ["gb", "+44"],
      ["ae", "+971"],
      ["الهند", "+91"],
      ["الامارات", "+971"],
      ["india", "+91"],
    ] as const) {
      await type(page, typed);
      await expect(options(page).first()).toContainText(dialCode);
      await codeOf(page).press("Enter");
      await codeOf(page).blur();
      await expect(codeOf(page)).toHaveValue(dialCode);
    }
  });

  test(`${language}: a country typed after the number stays, however late the library loads`, async ({
    page,
  }) => {
    const release = await holdBackAll(page, /\/assets\/(DialCodeSelect|min)-.*\.js$/);
    await openCalculator(page, path, wording);
    await field(page, fields.phoneNumber).fill("050 123 4567");
    await codeOf(page).click();
    await codeOf(page).pressSequentially("saudi");
    await field(page, fields.name).click();
    await expect(codeOf(page)).toHaveValue("saudi");
    release();
    await expect(codeOf(page)).toHaveValue("+966");
    await expect(field(page, fields.phoneNumber)).toHaveValue(/^0?50 123 4567$/);
  });

  test(`${language}: a click while the list is loading opens it`, async ({ page }) => {
    const release = await holdBackAll(page, /\/assets\/(DialCodeSelect|min)-.*\.js$/);
    await openCalculator(page, path, wording);
    await codeOf(page).hover();
    await page.mouse.down();
    release();
    await expect(codeOf(page)).toHaveAttribute("aria-expanded", "true");
    await page.mouse.up();
    await expect(options(page).first()).toBeVisible();
    await expect(codeOf(page)).toBeFocused();
  });

  test(`${language}: of countries that share a code the main one comes first`, async ({ page }) => {
    await openCalculator(page, path, wording);
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const [typed, country] of [
      ["+44", "GB"],
      ["1", "US"],
      ["٧", "RU"],
    ] as const) {
      await type(page, typed);
      await expect(options(page).first()).toContainText(names.of(country) ?? country);
      await codeOf(page).fill("");
    }
  });
}

test("Enter does not submit a form with another code than the one typed", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  const code = page.getByRole("combobox", { name: "Country code" });
  await code.click();
  await expect(options(page).first()).toBeVisible();
  await code.pressSequentially("india");
  await code.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await code.press("Enter");
  await expect(code).toBeFocused();
  await code.blur();
  await expect(code).toHaveValue("+91");
  await expect(page).not.toHaveURL(/summary/);
});
