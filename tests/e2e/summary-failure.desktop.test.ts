import type { Page } from "@playwright/test";
import { DEADLINE_MS } from "#client/api/transport.ts";
import { enabled, enterKidsSaver, includeGoal } from "./kids-saver.ts";
import {
  CONTACT,
  expectNobodyKept,
  kidsSaver,
  openWithPayload,
  pensionSummary,
  personal,
} from "./summary.ts";
import {
  choice,
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

const FAILURE = "We could not calculate your forecast.";

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
  test(`Okay opens ${path} again with its plan; the same failure is then shown there, and another try resolves it`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(`**/api/${calculation}`, (route) =>
      isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await openWithPayload(page, path, form);
    await pressOkay(page);
    const notice = page.getByRole("alert").filter({ hasText: FAILURE });
    await expect(notice).toContainText("The service is not available at the moment.");
    await expect(notice).toContainText("Trying again");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(personal(page)).toContainText(CONTACT.name);
    await expectNobodyKept(page);
    isDown = false;
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test("the Kids Saver uses the modal until its first forecast, keeps all entries, and then uses its panel", async ({
  page,
}) => {
  let isDown = true;
  await page.route("**/api/CalculateMultiGoal", (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await enterKidsSaver(page);
  await includeGoal(page, "Activities Goal");
  await choice(page, "Risk preference", "Balanced").check();
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toContainText(
    "Sorry, something went wrong. Please try again.",
  );
  await pressOkay(page);
  await expect(results(page).getByText(FAILURE).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(enabled(page, "Activities Goal")).toBeChecked();
  await expect(page.getByText("To continue, complete")).toHaveCount(0);
  await expectNobodyKept(page);
  isDown = false;
  await results(page).getByRole("button", { name: "Try again" }).click();
  await expect(upToDate(page)).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);

  // There is a forecast to stand beside from now on.
  isDown = true;
  await field(page, "Monthly investment").fill("700");
  await expect(results(page).getByRole("alert")).toContainText(FAILURE);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Monthly investment")).toBeFocused();
});

test("on a phone the bar reports the failure, and retries", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCalculator(page);
  let isDown = true;
  await page.route("**/api/Calculate", (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await fillPlan(page);
  const bar = page.getByText(FAILURE).filter({ visible: true }).first();
  await expect(bar).toBeVisible();
  await expect(bar).toContainText("Trying again");
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("button", { name: "Show forecast" })).toBeVisible();
});

test("a form's failed calculation while its summary loads reports nothing there, and Okay on the summary loses nothing", async ({
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
  let isDown = true;
  let fail = () => {};
  const fails = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/api/Calculate", async (route) => {
    await fails;
    await (isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback());
  });
  const asked = page.waitForRequest("**/api/Calculate");
  await fillPlan(page);
  await asked;
  await sendForm(page);
  const failed = page.waitForResponse("**/api/Calculate");
  fail();
  await failed;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letSummaryLoad();
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toBeVisible();
  await expect(page).toHaveURL(/\/summary$/);
  isDown = false;
  await pressOkay(page);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
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
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Name")).toHaveValue("Layla");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
});

test("a service that never answers is reported like one that cannot be reached", async ({ page }) => {
  const stopClock = await installClock(page);
  await page.route("**/api/Calculate", () => {});
  await openWithPayload(page, "/summary", pensionSummary.form);
  await expect(page.getByText("Please Wait")).toBeVisible();
  await stopClock();
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toHaveCount(0);
  await page.clock.runFor(DEADLINE_MS);
  await expect(page.getByRole("dialog", { name: "Ooops!" })).toContainText("could not reach");
});
