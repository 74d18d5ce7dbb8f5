import type { Page } from "@playwright/test";
import { goalTiming, likelyAge, paymentTimeStep } from "#shared/domain/goal-timing.ts";
import { THIS_MONTH, THIS_YEAR } from "./child-goals.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

async function openWithResult(page: Page) {
  await openCalculator(page, "/education");
  await field(page, "Annual expense").fill("10000");
  const answer = nextAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  const result = await (await answer).json();
  await expectSettled(page);
  return result;
}

test("a plan that is not calculated sends nothing, and a line gives the reason", async ({ page }) => {
  await openWithResult(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent++;
  });
  for (const [name, entry, line] of [
    ["Current savings for this goal", "", "Please check: Current savings for this goal."],
    [
      "Additional savings at the start of the expense",
      "",
      "Please check: Additional savings at the start of the expense.",
    ],
    ["Child's age", "31", "Please check: Child's age."],
    ["Start year", "2061", "Please check: Start year."],
    ["Start year", "2024", "Please check: Start year."],
    ["Monthly investment", "50001", "Please check: Monthly investment."],
    ["Monthly investment", "10001", "a monthly investment of up to AED\u00a010,000."],
  ] as const) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(entry);
    await expect(results(page)).toContainText("Not up to date.");
    await expect(results(page)).toContainText(line);
    await field(page, name).fill(before.replaceAll(/[^0-9]/g, ""));
    await expect(upToDate(page)).toBeVisible();
  }
  await field(page, "Start year").fill("2061");
  await page.waitForTimeout(1300);
  expect(sent).toBe(0);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("AED 20,000 a month is a valid entry that is not calculated; USD 20,000 is invalid", async ({
  page,
}) => {
  await openWithResult(page);
  await fillContact(page, "Layla");
  await field(page, "Monthly investment").fill("20000");
  await field(page, "Monthly investment").blur();
  await expect(results(page)).toContainText(
    "Not up to date. For a single goal, this page forecasts a monthly investment of up to AED\u00a010,000. Your summary also forecasts higher amounts.",
  );
  await expect(page.getByText("Enter 50,000 or less.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await choice(page, "Currency", "USD").check();
  await page.getByRole("button", { name: "Keep the numbers as they are" }).click();
  await expect(page.getByText("Enter 10,000 or less.")).toBeVisible();
  await expect(results(page)).toContainText("Not up to date. Please check: Monthly investment.");
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
});

test("a goal whose years are all over is reported without blocking the form", async ({ page }) => {
  await openWithResult(page);
  await field(page, "Number of years").fill("1");
  await field(page, "Start year").fill("2025");
  await field(page, "Start year").blur();
  await expect(field(page, "Start year")).toHaveAccessibleDescription(
    "This goal is in the past, and there is nothing left to pay.",
  );
  await expect(field(page, "Start year")).not.toHaveAttribute("aria-invalid", "true");
  await expect(results(page)).toContainText("there is nothing left to forecast");
  await fillContact(page, "Layla");
  await continueToSummary(page);
  await expect(
    page.getByText("This goal is in the past, so there is nothing left to forecast."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(field(page, "Start year")).toHaveValue("2025");
  await field(page, "Number of years").fill("10");
  await expect(
    page.getByText(/^Payments due before September \d{4} are in the past and are not counted\.$/),
  ).toBeVisible();
  await expect(upToDate(page)).toBeVisible();
  const { startTimeStep, firstYear } = goalTiming(
    { type: "Education", startYear: 2025, numberOfYears: 10 },
    THIS_MONTH,
  );
  await expect(results(page)).toContainText(`September ${firstYear}, age ${likelyAge(10, startTimeStep)}`);
});

test("the same numbers in another currency require the same number of its units", async ({ page }) => {
  const { requiredMonthlyInvestment } = await openWithResult(page);
  const answer = nextAnswer(page);
  await choice(page, "Currency", "USD").check();
  await page.getByRole("button", { name: "Keep the numbers as they are" }).click();
  expect((await answer).request().postDataJSON()).toMatchObject({ currency: "USD", monthlyInvestment: 500 });
  await expect(upToDate(page)).toBeVisible();
  // Everything is linear in the amounts.
  await expect(results(page)).toContainText(money(Math.ceil(requiredMonthlyInvestment), "USD"));
  await expect(field(page, "Annual expense")).toHaveValue("USD 10,000");
});

test("advice follows the monthly investment: increase, decrease, or hidden if both are equal", async ({
  page,
}) => {
  const required = Math.ceil((await openWithResult(page)).requiredMonthlyInvestment);
  const amount = money(required);
  await expect(results(page)).toContainText(
    `With an adjusted monthly investment of ${amount} you would still have`,
  );
  await field(page, "Monthly investment").fill("100");
  await expect(results(page)).toContainText(`Increasing your monthly investment to ${amount} gives you`);
  await expect(results(page)).toContainText(/they support the education until age \d+\./);
  await field(page, "Monthly investment").fill(String(required));
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page).getByText("realistic chance")).toBeHidden();
});

test("a start year is explained by its first payment", async ({ page }) => {
  const ageThen = (year: number) => likelyAge(10, paymentTimeStep(year, THIS_MONTH));
  await openCalculator(page, "/education");
  await field(page, "Start year").fill(String(THIS_YEAR + 1));
  await expect(
    page.getByText(`First payment in September ${THIS_YEAR + 1}, at age ${ageThen(THIS_YEAR + 1)}.`),
  ).toBeVisible();
  await field(page, "Start year").fill(String(THIS_YEAR + 3));
  await expect(
    page.getByText(`First payment in September ${THIS_YEAR + 3}, at age ${ageThen(THIS_YEAR + 3)}.`),
  ).toBeVisible();
  await page.goto("/healthcare");
  await field(page, "Start year").fill(String(THIS_YEAR + 3));
  await expect(page.getByText(`First payment in September ${THIS_YEAR + 3}.`)).toBeVisible();
});
