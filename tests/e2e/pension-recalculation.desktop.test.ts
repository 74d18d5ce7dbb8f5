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

test("contact data neither set off a calculation nor are sent with one", async ({ page }) => {
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

test("while it calculates the old result stays, dimmed, under Please Wait", async ({ page }) => {
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

test("an input that cannot be calculated sends nothing, and a line says which", async ({ page }) => {
  await openCalculator(page);
  await expect(results(page)).toContainText("To see your forecast, complete: Risk preference.");
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

test("the contribution that is out of sight keeps nothing from being calculated", async ({ page }) => {
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

  test("a modal says so, and Okay reloads the page with the plan as it was", async ({ page }) => {
    await openCalculator(page);
    await failFirst(page, "**/api/Calculate", 1, (route) => route.abort());
    await fillPlan(page);
    const modal = page.getByRole("dialog", { name: "Ooops!" });
    await expect(modal).toContainText("Sorry, something went wrong. Please try again.");
    await expect(modal).toContainText("The service could not be reached.");
    await expect(said(page)).toHaveCount(0);
    const reloaded = page.waitForEvent("load");
    await modal.getByRole("button", { name: "Okay" }).click();
    await reloaded;
    await expect(modal).toBeHidden();
    await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
    await expect(upToDate(page)).toBeVisible();
  });

  test("without what draws the results there are none, and their place says so", async ({ page }) => {
    await openCalculator(page);
    let isThere = false;
    await page.route("**/assets/ReportBlocks-*", (route) => (isThere ? route.fallback() : route.abort()));
    await fillPlan(page);
    await expect(results(page).getByRole("alert")).toContainText("This part could not be loaded.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    isThere = true;
    const reloaded = page.waitForEvent("load");
    await results(page).getByRole("button", { name: "Load the page again" }).click();
    await reloaded;
    await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
    await expect(upToDate(page)).toBeVisible();
    await expect(results(page)).toContainText("Chance to reach your goal");
  });

  test("a problem of the service is told in its words", async ({ page }) => {
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
    await expect(page.getByRole("dialog")).toContainText("The service is not available at the moment");
  });

  test("a service that is overloaded for a moment is asked once more, and nobody has to press a button", async ({
    page,
  }) => {
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

  test("an answer of another shape is no result", async ({ page }) => {
    await openCalculator(page);
    await page.route("**/api/Calculate", (route) => route.fulfill({ json: { chance: 1 } }));
    await fillPlan(page);
    await expect(page.getByRole("dialog")).toContainText("could not be understood");
  });
});
