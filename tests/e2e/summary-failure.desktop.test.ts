import type { Page } from "@playwright/test";
import { DEADLINE_MS } from "#client/api/post.ts";
import {
  CONTACT,
  expectNobodyKept,
  kidsSaver,
  openWithPayload,
  pensionSummary,
  personal,
} from "./summary.ts";
import {
  continueToSummary,
  expect,
  failFirst,
  field,
  fillContact,
  fillPlan,
  installClock,
  openCalculator,
  results,
  sendForm,
  test,
  upToDate,
} from "./visitor.ts";

const FAILURE = "Your forecast could not be calculated.";

test.use({ expectedErrors: [/Failed to load resource/] });

async function pressOkay(page: Page): Promise<void> {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("dialog", { name: "Ooops!" }).getByRole("button", { name: "Okay" }).click();
  await reloaded;
}

for (const [path, calculation, form] of [
  ["/summary", "Calculate", pensionSummary.form],
  ["/kids-saver/summary-pdf", "CalculateMultiGoal", kidsSaver(true)],
] as const) {
  test(`Okay opens ${path} again with its plan; the same failure is told there, and mended by another try`, async ({
    page,
  }) => {
    await failFirst(page, `**/api/${calculation}`, 3);
    await openWithPayload(page, path, form);
    await pressOkay(page);
    const notice = page.getByRole("alert").filter({ hasText: FAILURE });
    await expect(notice).toContainText("The service is not available at the moment.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(personal(page)).toContainText(CONTACT.name);
    await expectNobodyKept(page);
    const answered = page.waitForResponse(`**/api/${calculation}`);
    await notice.getByRole("button", { name: "Try again" }).click();
    await answered;
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Chance to reach your goal", { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("a form keeps all that was entered over Okay, tells the same failure in its panel, and tries again", async ({
  page,
}) => {
  await openCalculator(page);
  await fillContact(page, "Layla");
  await failFirst(page, "**/api/Calculate", 2);
  await fillPlan(page);
  await pressOkay(page);
  await expect(results(page).getByText(FAILURE).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue("Layla");
  await expect(field(page, "Email")).toHaveValue("layla@example.com");
  await expect(field(page, "Phone number")).toHaveValue("50 123 4567");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
  await expectNobodyKept(page);
  await results(page).getByRole("button", { name: "Try again" }).click();
  await expect(results(page)).toBeFocused();
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);

  // Something went well since, so the next failure is another one.
  await failFirst(page, "**/api/Calculate", 1);
  await field(page, "Monthly salary").fill("21000");
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toBeVisible();
});

test("on a phone the bar tells the failure, and tries again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  await failFirst(page, "**/api/Calculate", 2);
  await fillPlan(page);
  await pressOkay(page);
  const bar = page.getByText(FAILURE).filter({ visible: true }).first();
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("button", { name: "Show forecast" })).toBeVisible();
});

test("a form's calculation that fails while its summary is loading loses nothing at Okay", async ({
  page,
}) => {
  await openCalculator(page);
  await fillContact(page, "Layla");
  let letSummaryLoad = () => {};
  const loads = new Promise<void>((resolve) => {
    letSummaryLoad = resolve;
  });
  await page.route(/SummaryPage-.*\.js/, async (route) => {
    await loads;
    await route.continue();
  });
  // The form's calculation fails once it is let go; that of the summary is never answered.
  const failures: (() => Promise<void>)[] = [];
  await page.route("**/api/Calculate", (route) => {
    if (failures.length === 2) return route.fallback();
    failures.push(() => route.fulfill({ status: 503, json: {} }));
  });
  await fillPlan(page);
  await expect.poll(() => failures.length).toBe(1);
  await sendForm(page);
  await failures[0]?.();
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toBeVisible();
  letSummaryLoad();
  await expect.poll(() => failures.length).toBe(2);
  await expect(page).toHaveURL(/\/summary$/);
  await pressOkay(page);
  await expect(page.getByText("Chance to reach your goal", { exact: true })).toBeVisible();
  await expect(personal(page)).toContainText("Layla");
  await expectNobodyKept(page);
});

test("after Okay, Back leads to the form as it was sent", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await failFirst(page, "**/api/Calculate", 1);
  await continueToSummary(page);
  await pressOkay(page);
  await expect(page.getByText("Chance to reach your goal", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Name")).toHaveValue("Layla");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
});

test("a service that never answers is told of like one that is not reached", async ({ page }) => {
  const stopClock = await installClock(page);
  await page.route("**/api/Calculate", () => {});
  await openWithPayload(page, "/summary", pensionSummary.form);
  await expect(page.getByText("Please Wait")).toBeVisible();
  await stopClock();
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toHaveCount(0);
  await page.clock.runFor(DEADLINE_MS);
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toContainText("could not be reached");
});
