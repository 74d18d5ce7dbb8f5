import { gzipSync } from "node:zlib";
import { expectAccessible, watchShifts, widthBeyondWindow } from "./quality.ts";
import {
  expect,
  field,
  fillPlan,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

test("the empty form is accessible", async ({ page }) => {
  await openCalculator(page);
  await expectAccessible(page);
});

test("results, open table, assumptions and popover are accessible", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await results(page).getByText("Show the figures as a table").click();
  await results(page).getByText("How this was calculated").click();
  await page.getByRole("button", { name: "About this chart" }).click();
  await expectAccessible(page);
});

test("faults and open lists are accessible", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Age").fill("17");
  await field(page, "Name").focus();
  await field(page, "Email").fill("layla@");
  await field(page, "Email").blur();
  await expect(page.getByText("Enter 18 or more.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Country code" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
});

test("notices are accessible", async ({ page }) => {
  for (const path of ["/summary", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe("with a failing service", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("the error modal is accessible", async ({ page }) => {
    await openCalculator(page);
    await page.route("**/api/Calculate", (route) => route.abort());
    await fillPlan(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
  });
});

test("nothing moves when results arrive or change", async ({ page }) => {
  await openCalculator(page);
  await page.waitForLoadState("networkidle");
  const shift = await watchShifts(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await results(page).scrollIntoViewIfNeeded();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await field(page, "Age of retirement").fill("50");
  await expect(upToDate(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.005);
});

test("nothing is wider than a window of 360 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page);
  expect(await widthBeyondWindow(page)).toBe(0);
  await fillPlan(page);
  await field(page, "Current retirement savings").fill("1000000000");
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  await results(page).getByText("Show the figures as a table").click();
  await results(page).getByText("How this was calculated").click();
  expect(await widthBeyondWindow(page)).toBe(0);
});

test("the form is filled in by keyboard alone", async ({ page }) => {
  await openCalculator(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(field(page, "Age")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Age")).toHaveValue("31 years");
  const risk = page.getByRole("radiogroup", { name: "Risk preference" }).getByRole("radio").first();
  for (let presses = 0; presses < 25; presses++) {
    if (await risk.evaluate((radio) => radio === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await expect(upToDate(page)).toBeVisible();
});

for (const path of ["/", "/education"]) {
  test(`the first load of ${path} stays small: chart and phone numbers come when they are needed`, async ({
    page,
  }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.body());
    });
    await openCalculator(page, path);
    await page.waitForLoadState("networkidle");
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(185_000);
  });
}
