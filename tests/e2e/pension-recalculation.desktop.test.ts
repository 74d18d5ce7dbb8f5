import type { Page } from "@playwright/test";
import { RECALCULATION_DELAY_MS } from "#shared/domain/limits.ts";
import { holdBack } from "./summary.ts";
import {
  choice,
  expect,
  expectSettled,
  failFirst,
  field,
  fillContact,
  fillPlan,
  installClock,
  money,
  NETWORK_ERROR,
  nextAnswer,
  openCalculator,
  results,
  said,
  test,
  upToDate,
} from "./visitor.ts";

test("one calculation follows the last of several changes, 900 ms later", async ({ page }) => {
  const stopClock = await installClock(page);
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/Calculate")) sent++;
  });
  // Time stands still but for what is run of it.
  await stopClock();
  await field(page, "Monthly salary").fill("30000");
  await page.clock.runFor(600);
  await field(page, "Age").fill("35");
  await page.clock.runFor(600);
  await choice(page, "Lifestyle", "Basic").check();
  await page.clock.runFor(899);
  expect(sent).toBe(0);
  const answer = nextAnswer(page);
  await page.clock.runFor(1);
  expect((await answer).request().postDataJSON()).toMatchObject({
    monthlySalary: 30000,
    age: 35,
    lifestyle: "Basic",
  });
  await expect(upToDate(page)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(sent).toBe(1);
});

test("contact data neither triggers a calculation nor is sent with one", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expectSettled(page);
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await fillContact(page, "Layla");
  await page.waitForTimeout(1300);
  expect(bodies.filter((body) => body !== "")).toEqual([]);
  const answer = nextAnswer(page);
  await field(page, "Age").fill("31");
  const sent = (await answer).request().postData() ?? "";
  for (const contact of ["Layla", "layla@example.com", "123 4567"]) expect(sent).not.toContain(contact);
});

test("a newer answer is never replaced by an older one", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const answerLate: (() => Promise<void>)[] = [];
  await page.route("**/api/Calculate", async (route) => {
    if (route.request().postDataJSON().age !== 40) return route.continue();
    answerLate.push(() => route.continue().catch(() => undefined)); // the request was ended meanwhile
  });
  const older = page.waitForRequest((request) => request.postDataJSON()?.age === 40);
  await field(page, "Age").fill("40");
  await older;
  await expect(said(page)).toHaveText("Please Wait");
  const ended = page.waitForEvent("requestfailed");
  const answer = nextAnswer(page);
  await field(page, "Age").fill("45");
  expect((await ended).postDataJSON().age).toBe(40);
  const result = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  await answerLate[0]?.();
  await expectSettled(page);
  await expect(results(page)).toContainText(money(result.valueAtRetirement));
  await expect(said(page)).toHaveCount(0);
});

test("during a calculation the old result stays, dimmed, under Please Wait", async ({ page }) => {
  await openCalculator(page);
  const answer = nextAnswer(page);
  await fillPlan(page);
  const { valueAtRetirement } = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  const release = await holdBack(page, "Calculate");
  await choice(page, "Lifestyle", "Affluent").check();
  await expect(said(page)).toHaveText("Please Wait");
  await expect(results(page).locator("[aria-busy='true']")).toContainText(money(valueAtRetirement));
  await expect(page.locator("[data-shown]").last()).toHaveCSS("opacity", "1");
  release();
  await expect(upToDate(page)).toBeVisible();
  await expect(page.locator("[data-shown]")).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
});

test("an input that cannot be calculated sends nothing, and a line names it", async ({ page }) => {
  await openCalculator(page);
  await expect(results(page)).toContainText(
    "To see your forecast, complete or correct: Monthly salary, Risk preference.",
  );
  await fillPlan(page);
  await expectSettled(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent++;
  });
  await field(page, "Monthly salary").fill("200001");
  await expect(results(page)).toContainText("Not up to date. Please check: Monthly salary.");
  await field(page, "Age").fill("");
  await expect(results(page)).toContainText("Not up to date. Please check: Age, Monthly salary.");
  await page.waitForTimeout(1300);
  expect(sent).toBe(0);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the hidden contribution does not block the calculation", async ({ page }) => {
  await openCalculator(page);
  await choice(page, "Contribution", "Fixed amount").check();
  await field(page, "Monthly investment").fill("20000");
  await choice(page, "Contribution", "Share of salary").check();
  await choice(page, "Currency", "USD").check();
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
});

test.describe("when the service cannot be reached", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  const notice = (page: Page) => results(page).getByRole("alert");

  test("a notice in the panel says so, counts down and retries by itself, later each time", async ({
    page,
  }) => {
    await page.clock.install();
    await openCalculator(page);
    await failFirst(page, "**/api/Calculate", 2, (route) => route.abort());
    await fillPlan(page);
    await field(page, "Name").focus();
    await page.clock.runFor(RECALCULATION_DELAY_MS);
    await expect(notice(page)).toContainText("We could not reach the service.");
    // Time stands still but for what is run of it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await expect(notice(page)).toContainText(/Trying again in [1-5] seconds?\./);
    await expect(notice(page)).toContainText("We will try again automatically.");
    await page.clock.runFor(5_000);
    await expect(notice(page)).toContainText(/Trying again in ([6-9]|10) seconds\./);
    await page.clock.runFor(10_000);
    await page.clock.resume();
    await expect(upToDate(page)).toBeVisible();
    await expect(notice(page)).toBeEmpty();
    // No box took the focus from what is typed.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(field(page, "Name")).toBeFocused();
  });

  test("too many requests are reported in other words, and retried when the answer says", async ({
    page,
  }) => {
    await openCalculator(page);
    await page.route("**/api/Calculate", (route) =>
      route.fulfill({ status: 429, headers: { "Retry-After": "600" }, json: {} }),
    );
    await fillPlan(page);
    await expect(notice(page)).toContainText("Many forecasts have just been requested");
    await expect(notice(page)).toContainText(/Trying again in [3-6]\d\d seconds\./);
  });

  test("if the results' code is missing, their place says so", async ({ page }) => {
    await openCalculator(page);
    let isThere = false;
    await page.route("**/assets/ReportBlocks-*", (route) => (isThere ? route.fallback() : route.abort()));
    await fillPlan(page);
    await expect(results(page).getByRole("alert")).toContainText("This part could not be loaded.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    isThere = true;
    const reloaded = page.waitForEvent("load");
    await results(page).getByRole("button", { name: "Reload the page" }).click();
    await reloaded;
    await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
    await expect(upToDate(page)).toBeVisible();
    await expect(results(page)).toContainText("Chance of reaching your goal");
  });

  test("a problem of the service is reported in its words", async ({ page }) => {
    await openCalculator(page);
    await page.route("**/api/Calculate", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        json: {
          type: "about:blank",
          title: "The service is not available at the moment",
          status: 503,
          detail: "Try again later.",
          code: "unavailable",
        },
      }),
    );
    await fillPlan(page);
    await expect(notice(page)).toContainText("The service is not available at the moment");
  });

  test("a service that is briefly overloaded is asked once more, without a click", async ({ page }) => {
    await openCalculator(page);
    await page.route(
      "**/api/Calculate",
      (route) => route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json: {} }),
      { times: 1 },
    );
    await fillPlan(page);
    await expect(upToDate(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("an answer of another shape is refused", async ({ page }) => {
    await openCalculator(page);
    await page.route("**/api/Calculate", (route) => route.fulfill({ json: { chance: 1 } }));
    await fillPlan(page);
    await expect(notice(page)).toContainText("could not read");
  });
});
