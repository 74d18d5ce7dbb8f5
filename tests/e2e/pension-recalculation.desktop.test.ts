import {
  choice,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
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
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const sentAt: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/Calculate")) sentAt.push(Date.now());
  });
  const answer = nextAnswer(page);
  await field(page, "Monthly salary").fill("30000");
  await field(page, "Age").fill("35");
  const beforeLastChange = Date.now();
  await choice(page, "Lifestyle", "Basic").check();
  expect((await answer).request().postDataJSON()).toMatchObject({
    monthlySalary: 30000,
    age: 35,
    lifestyle: "Basic",
  });
  await expect(upToDate(page)).toBeVisible();
  await page.waitForTimeout(1200);
  expect(sentAt).toHaveLength(1);
  expect((sentAt[0] ?? 0) - beforeLastChange).toBeGreaterThanOrEqual(890);
});

test("contact data neither set off a calculation nor are sent with one", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await expect(upToDate(page)).toBeVisible();
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
  await page.route("**/api/Calculate", async (route) => {
    const isOlder = route.request().postDataJSON().age === 40;
    if (isOlder) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined); // the older request was ended meanwhile
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
  await page.waitForTimeout(2500);
  await expect(results(page)).toContainText(money(result.valueAtRetirement));
  await expect(said(page)).toHaveCount(0);
});

test("while it calculates the old result stays, dimmed, under Please Wait", async ({ page }) => {
  await openCalculator(page);
  const answer = nextAnswer(page);
  await fillPlan(page);
  const { valueAtRetirement } = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  await page.route("**/api/Calculate", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await choice(page, "Lifestyle", "Affluent").check();
  await expect(said(page)).toHaveText("Please Wait");
  await expect(results(page).locator("[aria-busy='true']")).toContainText(money(valueAtRetirement));
  await expect(page.locator("[data-shown]").last()).toHaveCSS("opacity", "1");
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
    await page.route("**/api/Calculate", (route) => route.abort());
    await fillPlan(page);
    const modal = page.getByRole("dialog", { name: "Ooops!" });
    await expect(modal).toContainText("Sorry, something went wrong. Please try again.");
    await expect(modal).toContainText("The service could not be reached.");
    await expect(said(page)).toHaveCount(0);
    await page.unroute("**/api/Calculate");
    const reloaded = page.waitForEvent("load");
    await modal.getByRole("button", { name: "Okay" }).click();
    await reloaded;
    await expect(modal).toBeHidden();
    await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
    await expect(upToDate(page)).toBeVisible();
  });

  test("what draws the results is as good as the service: without it there are none", async ({ page }) => {
    await openCalculator(page);
    await page.route("**/assets/ReportBlocks-*", (route) => route.abort());
    await fillPlan(page);
    const modal = page.getByRole("dialog", { name: "Ooops!" });
    await expect(modal).toContainText("An unexpected error occurred.");
    await expect(results(page)).toContainText("Your forecast could not be calculated.");
    await page.unroute("**/assets/ReportBlocks-*");
    const reloaded = page.waitForEvent("load");
    await modal.getByRole("button", { name: "Okay" }).click();
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
