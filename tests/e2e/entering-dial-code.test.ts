import type { Page } from "@playwright/test";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBackAll } from "./summary.ts";
import { continueToSummary, expect, field, fillContact, fillPlan, openCalculator, test } from "./visitor.ts";

/** The countries that are offered below the entry. */
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, faults, form } = wording;
  const path = pathIn(language, "/");
  const codeOf = (page: Page) => page.getByRole("combobox", { name: fields.phoneNumberCountryCode });
  /** Types once the countries are there. */
  const type = async (page: Page, text: string) => {
    await codeOf(page).click();
    await expect(options(page).first()).toBeVisible();
    await codeOf(page).pressSequentially(text);
  };

  test(`${language}: a country is found first by what people call it, in both languages`, async ({
    page,
  }) => {
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

  test(`${language}: a country that is typed after the number stays, however late the library comes`, async ({
    page,
  }) => {
    const release = await holdBackAll(page, /\/assets\/(dial-codes|min|DialCodeSelect)-.*\.js$/);
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

  for (const typed of ["saudi", "السعودية", "KSA", "+966"]) {
    test(`${language}: ${typed} is taken when the number is gone on to`, async ({ page, hasTouch }) => {
      await openCalculator(page, path, wording);
      await fillPlan(page, wording);
      await fillContact(page, "Layla", wording);
      const number = field(page, fields.phoneNumber);
      await number.fill("");
      await type(page, typed);
      if (hasTouch) await number.tap();
      else await page.keyboard.press("Tab");
      await expect(codeOf(page)).toHaveValue("+966");
      await expect(number).toBeFocused();
      await page.keyboard.type("50 123 4567");
      expect(decodePayload(await continueToSummary(page, wording))).toMatchObject({
        phoneNumberCountryCode: "+966",
        phoneNumber: "50 123 4567",
      });
    });
  }

  for (const typed of ["unit", "ind", "999", "+999", "Freedonia"]) {
    test(`${language}: ${typed} is told as a fault, and no other code goes on in its place`, async ({
      page,
      hasTouch,
    }) => {
      await openCalculator(page, path, wording);
      await fillPlan(page, wording);
      await fillContact(page, "Layla", wording);
      const number = field(page, fields.phoneNumber);
      await type(page, typed);
      if (hasTouch) await number.tap();
      else await page.keyboard.press("Tab");
      await expect(codeOf(page)).toHaveAccessibleDescription(faults.dialCode);
      await expect(codeOf(page)).toHaveValue(typed.endsWith("999") ? "+999" : typed);
      await expect(number).toHaveAccessibleDescription("");
      const onward = page.getByRole("button", { name: form.continue });
      await expect(onward).toBeDisabled();
      await expect(onward).toHaveAccessibleDescription(new RegExp(fields.phoneNumberCountryCode));
      await codeOf(page).click();
      await codeOf(page).pressSequentially("united k");
      await expect(codeOf(page)).toHaveAccessibleDescription("");
      await number.click();
      await expect(codeOf(page)).toHaveValue("+44");
      await expect(codeOf(page)).toHaveAccessibleDescription("");
      await expect(onward).toBeEnabled();
    });
  }

  test(`${language}: what is typed before the list of countries is loaded is taken once it is`, async ({
    page,
    hasTouch,
  }) => {
    const release = await holdBackAll(page, /\/assets\/(dial-codes|min)-/);
    await openCalculator(page, path, wording);
    await codeOf(page).click();
    await page.keyboard.type("saudi");
    const number = field(page, fields.phoneNumber);
    if (hasTouch) await number.tap();
    else await page.keyboard.press("Tab");
    await page.keyboard.type("50 123 4567");
    await number.blur();
    await expect(codeOf(page)).toHaveValue("saudi");
    release();
    await expect(codeOf(page)).toHaveValue("+966");
    await expect(codeOf(page)).toHaveAccessibleDescription("");
    await expect(number).toHaveValue("50 123 4567");
  });
}

test("Enter sends no form off with another code than what is typed", async ({ page }) => {
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
