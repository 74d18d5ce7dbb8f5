import { frameOf, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { holdBack, smartSaverButton, stubReports } from "./summary.ts";
import { choice, expect, fillContact, fillPlan, test } from "./visitor.ts";

/** Address of Smart Saver by default. */
const SMART_SAVER = "https://example.com/smart-saver";

/** Longer than a click lets a frame take its page elsewhere. Unit: milliseconds. */
const ACTIVATION_MS = 5_500;

test.beforeEach(async ({ page }) => {
  await page.route(SMART_SAVER, (route) => route.fulfill({ contentType: "text/html", body: "Smart Saver" }));
});

test("Smart saver opens in the whole page, however long the mail takes", async ({ page }) => {
  await stubReports(page);
  const release = await holdBack(page, "EmailPdf");
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  await fillPlan(calculator);
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await smartSaverButton(calculator).click();
  await page.waitForTimeout(ACTIVATION_MS);
  expect(page.url()).toBe(`${PARTNER}/`);
  release();
  await page.waitForURL(SMART_SAVER);
});

test("a link to Smart Saver opens in the whole page", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Education Calculator");
  await page.locator('iframe[title="Education Calculator"]').scrollIntoViewIfNeeded();
  await choice(calculator, "Risk preference", "Balanced").check();
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await calculator.getByRole("link", { name: "Go to Smart Saver" }).click();
  await page.waitForURL(SMART_SAVER);
});
