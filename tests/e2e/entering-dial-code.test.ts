import type { Locator, Page } from "@playwright/test";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBackAll } from "./summary.ts";
import {
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  test,
} from "./visitor.ts";
import { ONE_WIDTH } from "./widths.ts";

/** The countries that are offered below the entry. */
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/**
 * Presses as the device does. A click among the taps of one test does not end a tap for Chromium: the next tap at the
 * place of the first would be its second half, and a double tap leaves no caret.
 */
const press = (target: Locator, hasTouch: boolean) => (hasTouch ? target.tap() : target.click());

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, faults, form } = wording;
  const path = pathIn(language, "/");
  const codeOf = (page: Page) => page.getByRole("combobox", { name: fields.phoneNumberCountryCode });
  /** Types once the countries are there. */
  const type = async (page: Page, text: string, hasTouch: boolean) => {
    await press(codeOf(page), hasTouch);
    await expect(options(page).first()).toBeVisible();
    await codeOf(page).pressSequentially(text);
  };
  /** Goes on to the number, as a keyboard or a finger does. */
  const goOn = async (page: Page, hasTouch: boolean) => {
    if (hasTouch) await field(page, fields.phoneNumber).tap();
    else await page.keyboard.press("Tab");
  };
  const openForm = async (page: Page) => {
    await openCalculator(page, path, wording);
    await fillPlan(page, wording);
    await fillContact(page, "Layla", wording);
  };

  test(`${language}: the list opens on a click, below its entry, and the entry stays until a country is chosen`, async ({
    page,
  }) => {
    await openCalculator(page, path, wording);
    const email = field(page, fields.email);
    const list = page.getByRole("listbox");
    await email.click();
    await page.keyboard.press("Tab");
    await expect(codeOf(page)).toBeFocused();
    await expect(codeOf(page)).toHaveAttribute("aria-expanded", "false");
    await expect(codeOf(page)).toHaveValue("+971");
    await codeOf(page).click();
    await expect(options(page).nth(200)).toBeAttached();
    await expect(codeOf(page)).toHaveValue("+971");
    await expect(list).toBeInViewport({ ratio: 1 });
    const [entry, below] = await Promise.all([codeOf(page).boundingBox(), list.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((entry?.y ?? 0) + (entry?.height ?? 0));
    // As near to the entry as a field above it is.
    await email.click();
    await expect(email).toBeFocused();
    await expect(list).toBeHidden();
    await expect(codeOf(page)).toHaveValue("+971");
    await expect(codeOf(page)).toHaveAccessibleDescription("");

    await codeOf(page).click();
    await options(page).filter({ hasText: "+966" }).click();
    await expect(codeOf(page)).toHaveValue("+966");
    await expect(list).toBeHidden();
    // What is typed after a choice takes its place.
    const chooseTyped = async (code: string) => {
      await page.keyboard.type(code);
      await expect(options(page).first()).toContainText(code);
      // Enter chooses what is marked.
      await expect(codeOf(page)).toHaveAttribute("aria-activedescendant", /./);
      await page.keyboard.press("Enter");
      await expect(list).toBeHidden();
    };
    await chooseTyped("+20");
    await expect(codeOf(page)).toHaveValue("+20");
    // Behind an unselected code, too.
    await page.keyboard.press("End");
    await chooseTyped("+44");
    await expect(codeOf(page)).toHaveValue("+44");
  });

  test(`${language}: a country that is typed and left by a quick press on Continue does not move it away`, async ({
    page,
    hasTouch,
  }) => {
    await openForm(page);
    // Nothing but the press moves the page then.
    await expectSettled(page, wording);
    const onward = page.getByRole("button", { name: form.continue });
    await type(page, { en: "saudi", ar: "السعودية" }[language], hasTouch);
    await page.keyboard.press("Escape");
    await onward.scrollIntoViewIfNeeded();
    const box = await onward.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    if (hasTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect(page).toHaveURL(/\/summary$/);
  });

  test.describe("", ONE_WIDTH[language], () => {
    test(`${language}: Enter chooses what typing marked, however busy the page is`, async ({ page }) => {
      await openCalculator(page, path, wording);
      await field(page, fields.email).click();
      await page.keyboard.press("Tab");
      await expect(codeOf(page)).toBeFocused();
      await codeOf(page).click();
      await expect(options(page).nth(200)).toBeAttached();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+A");
      // The keys wait for the page together, and come before any of its timers.
      const typeAtOnce = async (...keys: string[]) => {
        const busy = page.evaluate(() => {
          const end = performance.now() + 500;
          while (performance.now() < end);
        });
        await Promise.all([busy, ...keys.map((key) => page.keyboard.press(key))]);
      };
      const expectMarked = async (code: string) => {
        await expect(options(page).first()).toContainText(code);
        await expect(codeOf(page)).toHaveAttribute("aria-activedescendant", /./);
      };
      await typeAtOnce("+", "2", "0");
      await expectMarked("+20");
      // Typing goes on before the list has closed.
      await typeAtOnce("Enter", "+", "4", "4");
      await expectMarked("+44");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("listbox")).toBeHidden();
      await expect(codeOf(page)).toHaveValue("+44");
    });

    test(`${language}: a country is selected when the visitor moves on to the number, however it was typed`, async ({
      page,
      hasTouch,
    }) => {
      await openForm(page);
      const number = field(page, fields.phoneNumber);
      for (const typed of ["saudi", "السعودية", "KSA", "+966"]) {
        await type(page, "+971", hasTouch);
        await goOn(page, hasTouch);
        await expect(codeOf(page)).toHaveValue("+971");
        await number.fill("");
        await type(page, typed, hasTouch);
        await goOn(page, hasTouch);
        await expect(codeOf(page), typed).toHaveValue("+966");
        await expect(number).toBeFocused();
        await page.keyboard.type("50 123 4567");
        await expect(number, typed).toHaveValue("50 123 4567");
      }
      expect(decodePayload(await continueToSummary(page, wording))).toMatchObject({
        phoneNumberCountryCode: "+966",
        phoneNumber: "50 123 4567",
      });
    });

    test(`${language}: a text that names no single country is reported as a fault, and no other code replaces it`, async ({
      page,
      hasTouch,
    }) => {
      await openForm(page);
      const number = field(page, fields.phoneNumber);
      const onward = page.getByRole("button", { name: form.continue });
      for (const typed of ["unit", "ind", "999", "+999", "Freedonia"]) {
        await type(page, typed, hasTouch);
        await goOn(page, hasTouch);
        await expect(codeOf(page), typed).toHaveAccessibleDescription(faults.dialCode);
        await expect(codeOf(page)).toHaveValue(typed.endsWith("999") ? "+999" : typed);
        await expect(number).toHaveAccessibleDescription("");
        await expect(onward).toBeDisabled();
        await expect(onward).toHaveAccessibleDescription(new RegExp(fields.phoneNumberCountryCode));
        await press(codeOf(page), hasTouch);
        await codeOf(page).pressSequentially("united k");
        await expect(codeOf(page)).toHaveAccessibleDescription("");
        await press(number, hasTouch);
        await expect(codeOf(page)).toHaveValue("+44");
        await expect(codeOf(page)).toHaveAccessibleDescription("");
        await expect(onward).toBeEnabled();
      }
    });

    test(`${language}: text typed before the list of countries has loaded is used once it has`, async ({
      page,
      hasTouch,
    }) => {
      const release = await holdBackAll(page, /\/assets\/(DialCodeSelect|min)-/);
      await openCalculator(page, path, wording);
      await press(codeOf(page), hasTouch);
      await page.keyboard.type("saudi");
      const number = field(page, fields.phoneNumber);
      await goOn(page, hasTouch);
      await page.keyboard.type("50 123 4567");
      await number.blur();
      await expect(codeOf(page)).toHaveValue("saudi");
      release();
      await expect(codeOf(page)).toHaveValue("+966");
      await expect(codeOf(page)).toHaveAccessibleDescription("");
      await expect(number).toHaveValue("50 123 4567");
    });
  });
}
