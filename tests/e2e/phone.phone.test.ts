import type { Locator } from "@playwright/test";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { expectFingerSized } from "./quality.ts";
import {
  CONTACT,
  expectComplete,
  holdBack,
  kidsSaver,
  openSummary,
  openWithPayload,
  pensionSummary,
  SUMMARIES,
} from "./summary.ts";
import {
  expect,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  unfoldOpenedPlan,
  upToDate,
} from "./visitor.ts";

test("the results lead on: to missing entries, and then to the summary", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("button", { name: "Show forecast" }).click();
  const missing = page.getByText("For your report, add:");
  await expect(missing).toBeInViewport();
  await missing.getByRole("button", { name: "Email" }).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toBeInViewport({ ratio: 1 });
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Show forecast" }).click();
  const onward = page.getByRole("button", { name: "Go to your summary" });
  await expect(onward).toBeInViewport();
  await onward.click();
  await expect(page.getByRole("heading", { name: "Your retirement plan" })).toBeVisible();
});

test("the bar says while its chance is that of an earlier plan", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const release = await holdBack(page, "Calculate");
  await field(page, "Monthly salary").fill("15000");
  const bar = page.getByText("Updating your forecast …").first();
  await expect(bar).toBeInViewport();
  const figures = results(page).locator("[data-outdated]").first();
  await expect(figures).toContainText("Chance of reaching your goal");
  release();
  await expect(upToDate(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(results(page).locator("[data-outdated]")).toHaveCount(0);
});

for (const width of [390, 320]) {
  test(`the report buttons stay within reach along a summary and cover nothing at its end: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openSummary(page, pensionSummary);
    await expectComplete(page);
    const report = page.getByRole("button", { name: "Get detailed report" });
    await expect(report).toBeInViewport({ ratio: 1 });
    await expectFingerSized(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const [back, sending] = await Promise.all([
      page.getByRole("button", { name: "Back" }).boundingBox(),
      report.boundingBox(),
    ]);
    expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(sending?.y ?? 0);
  });
}

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} the report buttons take at most an eighth of a small window, with and without questions`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithPayload(page, pathIn(language, "/summary"), pensionSummary.form);
    const report = page.getByRole("button", { name: wording.summary.detailedReport });
    const expectLow = async () => {
      await expect(page.getByText(wording.results.chance, { exact: true })).toBeVisible();
      await expect(report).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(wording.summary.smartSaverHint)).toBeInViewport({ ratio: 1 });
      const bar = await report.locator("..").boundingBox();
      expect(640 - (bar?.y ?? 0)).toBeLessThanOrEqual(80);
    };
    await expectLow();
    // The contact data are gone then, and will be asked for.
    await page.reload();
    await expectLow();
    await expect(report).toHaveAccessibleDescription(wording.summary.contact.asked);
  });
}

/** The longest summaries of each kind. */
const LONG_SUMMARIES = {
  "/summary": pensionSummary.form,
  "/education/summary": SUMMARIES.find(({ name }) => name === "Education")?.form ?? {},
  "/kids-saver/summary": kidsSaver(true),
  "/family/summary": { ...CONTACT, ...ENGINEER },
};

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} a summary is at most four windows long, and its folded parts open`, async ({
    page,
  }) => {
    const { results, report, plans, kidsSaver: texts } = WORDINGS[language];
    for (const [path, form] of Object.entries(LONG_SUMMARIES)) {
      await openWithPayload(page, pathIn(language, path), form);
      await expect(page.getByText(results.chance, { exact: true })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / 844, path).toBeLessThanOrEqual(4);
    }
    await openWithPayload(
      page,
      pathIn(language, "/kids-saver/summary"),
      LONG_SUMMARIES["/kids-saver/summary"],
    );
    await page.getByText(texts.report.goals, { exact: true }).click();
    await expect(page.getByRole("region", { name: texts.goals.Education.name, exact: true })).toBeVisible();
    await page.getByText(report.planLink.heading, { exact: true }).click();
    await expect(page.getByRole("button", { name: plans.link.copy })).toBeVisible();
    await expectFingerSized(page);
  });
}

test("in low landscape windows nothing covers a summary", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSummary(page, pensionSummary);
  await expect(page.getByRole("button", { name: "Get detailed report" })).not.toBeInViewport();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Get detailed report" })).toBeInViewport();
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} country code and phone number fit beside each other at 320 px`, async ({ page }) => {
    const { fields } = WORDINGS[language];
    await page.setViewportSize({ width: 320, height: 640 });
    await openCalculator(page, pathIn(language, "/"), WORDINGS[language]);
    const number = field(page, fields.phoneNumber);
    await number.fill("050 123 4567");
    await page.evaluate(() => document.fonts.ready);
    const code = page.getByRole("combobox", { name: fields.phoneNumberCountryCode });
    const topOf = async (entry: Locator) => (await entry.boundingBox())?.y;
    // Another entry takes its place once the list of codes is loaded.
    await expect.poll(async () => (await topOf(code)) === (await topOf(number))).toBe(true);
    expect(await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test("where savings lie is not covered by the bar at the bottom", async ({ page }) => {
  const { checkIn } = WORDINGS.en.plans;
  const start = dubaiMonth(Date.now());
  const answer = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
  const plan = keptPlan("pension", PENSION_FORM, answer, { ...start, year: start.year - 1 });
  await openCalculator(page, planLink("/", plan));
  await expect(upToDate(page)).toBeVisible();
  const saved = field(page, checkIn.saved);
  await saved.fill("900000");
  // The bar stands over the end of the window, where the question is.
  await results(page)
    .getByRole("button", { name: checkIn.check })
    .evaluate((button) => button.scrollIntoView({ block: "end" }));
  await saved.press("Enter");
  const said = results(page).getByRole("status").getByText(checkIn.top);
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      said.evaluate((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const [x, ...edges] = [(left + right) / 2, top + 1, bottom - 1];
        return edges.every((y) => text.contains(document.elementFromPoint(x ?? 0, y)));
      }),
    )
    .toBe(true);
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} a link shows the answer of the plan that was sent, without scrolling`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const answer = { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 };
    const plan = keptPlan("pension", PENSION_FORM, answer, dubaiMonth(Date.now()));
    await openCalculator(page, planLink(pathIn(language, "/"), plan), wording);
    const panel = results(page, wording);
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(panel.getByRole("heading", { level: 3 }).first()).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText(wording.plans.link.opened)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await unfoldOpenedPlan(page, wording);
    await panel.getByRole("button", { name: wording.plans.link.tryChange }).click();
    await expect(panel.getByRole("slider").first()).toBeFocused();
    await expect(panel.getByRole("slider").first()).toBeInViewport();
  });
}
