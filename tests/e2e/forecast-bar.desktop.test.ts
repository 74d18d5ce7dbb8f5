import { choice, expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the chance stays in view while the form is filled in, and leads to the forecast", async ({
    page,
  }) => {
    await openCalculator(page);
    const asked = page.getByText(
      "To see your forecast, complete or correct: Monthly salary, Risk preference.",
    );
    // What starts a forecast stands before the form.
    await field(page, "Monthly salary").scrollIntoViewIfNeeded();
    await expect(asked.first()).toBeInViewport();
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    const show = page.getByRole("button", { name: "Show forecast" });
    await field(page, "Age").scrollIntoViewIfNeeded();
    await expect(show).toBeInViewport();
    await expect(results(page)).not.toBeInViewport();
    await show.click();
    await expect(results(page)).toBeFocused();
    await expect(results(page).getByText("futures").first()).toBeInViewport();
    await expect(show).not.toBeInViewport();
  });

  test("focused elements are not covered", async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    const show = page.getByRole("button", { name: "Show forecast" });
    await field(page, "Age").focus();
    let isForm = true;
    for (let presses = 0; isForm && presses < 40; presses++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      isForm = (await page.locator("form :focus").count()) > 0;
      const [top, bar] = await Promise.all([
        focused.evaluate((element) => element.getBoundingClientRect().top),
        show.evaluate((element) => element.getBoundingClientRect().top),
      ]);
      expect(isForm ? top : 0).toBeLessThan(bar);
    }
    await expect(show).toBeFocused();
  });

  for (const width of [390, 320]) {
    test(`it covers no button at the end of the form, however long its text: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await openCalculator(page);
      await fillPlan(page);
      await expect(upToDate(page)).toBeVisible();
      for (const name of ["Age", "Age of retirement", "Monthly salary", "Current retirement savings"]) {
        await field(page, name).fill("");
      }
      const bar = page.getByText("Not up to date. Please check: Age, Age of retirement").first();
      await expect(bar).toBeInViewport();
      const proceed = page.getByRole("button", { name: "Continue" });
      await results(page).scrollIntoViewIfNeeded();
      const [barBox, buttonBox] = await Promise.all([bar.boundingBox(), proceed.boundingBox()]);
      expect(barBox?.y).toBeGreaterThan((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0));
    });
  }

  test("an entry out of range is reported in its place", async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    await field(page, "Age").fill("17");
    const told = page.getByText("Not up to date. Please check: Age.");
    await expect(told.first()).toBeInViewport();
    await choice(page, "Risk preference", "Aggressive").check();
    await expect(told.first()).toBeInViewport();
  });
});

test("there is no bar where the forecast is beside the form", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show forecast" })).toBeHidden();
});
