import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectComplete, holdBack, openSummary, openWithPayload, pensionSummary } from "./summary.ts";
import { expect, field, fillContact, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the results lead on: to what is missing, and then to the summary", async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    await page.getByRole("button", { name: "Show forecast" }).click();
    const missing = page.getByText("Still needed:");
    await expect(missing).toBeInViewport();
    await missing.getByRole("button", { name: "Email" }).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toBeInViewport({ ratio: 1 });
    await fillContact(page, "Layla");
    await page.getByRole("button", { name: "Show forecast" }).click();
    const onward = page.getByRole("button", { name: "To your summary" });
    await expect(onward).toBeInViewport();
    await onward.click();
    await expect(page.getByRole("heading", { name: "Your retirement plan" })).toBeVisible();
  });

  test("the bar says while its chance is of an earlier plan", async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    const release = await holdBack(page, "Calculate");
    await field(page, "Monthly salary").fill("15000");
    const bar = page.getByText("Updating your forecast …").first();
    await expect(bar).toBeInViewport();
    const figures = results(page).locator("[data-outdated]").first();
    await expect(figures).toContainText("Chance to reach your goal");
    release();
    await expect(upToDate(page)).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(results(page).locator("[data-outdated]")).toHaveCount(0);
  });

  for (const width of [390, 320]) {
    test(`what sends a report stays in reach along a summary and covers nothing at its end: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await openSummary(page, pensionSummary);
      await expectComplete(page);
      const report = page.getByRole("button", { name: "Get detailed report" });
      await expect(report).toBeInViewport({ ratio: 1 });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const [back, sending] = await Promise.all([
        page.getByRole("button", { name: "Back" }).boundingBox(),
        report.boundingBox(),
      ]);
      expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(sending?.y ?? 0);
    });
  }

  for (const language of LANGUAGE_NAMES) {
    test(`in ${language} what sends a report takes no more than an eighth of a small window, asking or not`, async ({
      page,
    }) => {
      const wording = WORDINGS[language];
      await page.setViewportSize({ width: 320, height: 640 });
      await openWithPayload(page, pathIn(language, "/summary"), pensionSummary.form);
      const report = page.getByRole("button", { name: wording.summary.detailedReport });
      const expectLow = async () => {
        await expect(page.getByText(wording.results.chance, { exact: true })).toBeVisible();
        await expect(report).toBeInViewport({ ratio: 1 });
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

  test("on its side, where windows are low, nothing stands over a summary", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openSummary(page, pensionSummary);
    await expect(page.getByRole("button", { name: "Get detailed report" })).not.toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Get detailed report" })).toBeInViewport();
  });

  test("in a window that is enlarged to 400 % nothing stands over a summary", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSummary(page, pensionSummary);
    await expect(page.getByRole("button", { name: "Get detailed report" })).not.toBeInViewport();
  });

  test("amounts, shares and choices are whole at 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCalculator(page);
    await field(page, "Monthly salary").fill("200000");
    await field(page, "Percentage of salary to invest").fill("12.5");
    await field(page, "Current retirement savings").fill("1000000");
    await field(page, "Age").focus();
    const cut = await page
      .locator("form input, form label")
      .evaluateAll((elements) =>
        elements
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(cut).toEqual([]);
  });
});

test("at 1440 by 900 pixels the answer and what changes it most are within the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(results(page).getByText("Chance to reach your goal")).toBeInViewport({ ratio: 1 });
  await expect(
    results(page)
      .getByRole("button", { name: /^Apply: / })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});
