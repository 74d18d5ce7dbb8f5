import { enabled, expectGoalsPage, goal, openKidsSaver, toPersonalInfo } from "./kids-saver.ts";
import { choice, expect, field, fillContact, nextAnswer, openCalculator, test, upToDate } from "./visitor.ts";

const NOTICE = "Your amounts are now in USD, converted at 3.6725 AED to 1 USD and rounded";

test("a pension's amounts are converted with a notice, and restored", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Monthly salary").fill("20,000");
  await field(page, "Current retirement savings").fill("100,000");
  await choice(page, "Contribution", "Fixed amount").check();
  await field(page, "Monthly investment").fill("30,000");
  await choice(page, "Risk preference", "Balanced").check();
  await expect(upToDate(page)).toBeVisible();
  const answer = nextAnswer(page);
  await choice(page, "Currency", "USD").check();
  await expect(page.locator("[aria-live='polite']").getByText(NOTICE)).toBeVisible();
  await expect(field(page, "Monthly salary")).toHaveValue("USD 5,400");
  await expect(field(page, "Current retirement savings")).toHaveValue("USD 27,200");
  await expect(field(page, "Monthly investment")).toHaveValue("USD 8,170");
  expect((await answer).request().postDataJSON()).toMatchObject({
    currency: "USD",
    monthlySalary: 5_400,
    monthlyInvestment: 8_170,
    currentAdditional: 27_200,
  });
  await field(page, "Monthly salary").fill("6000");
  await page.getByRole("button", { name: "Keep the numbers as they are" }).click();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(choice(page, "Currency", "USD")).toBeChecked();
  await expect(field(page, "Monthly salary"), "entered since").toHaveValue("USD 6,000");
  await expect(field(page, "Current retirement savings")).toHaveValue("USD 100,000");
  await expect(page.getByText("Enter 10,000 or less.")).toBeVisible();
});

test("an amount beyond its limit is converted too, and reported", async ({ page }) => {
  await openCalculator(page, "/education");
  await choice(page, "Currency", "USD").check();
  await field(page, "Monthly investment").fill("12,000");
  await field(page, "Monthly investment").blur();
  await expect(page.getByText("Enter 10,000 or less.")).toBeVisible();
  await choice(page, "Currency", "AED").check();
  await expect(field(page, "Monthly investment")).toHaveValue("AED 44,070");
  await field(page, "Monthly investment").fill("50,000");
  await choice(page, "Currency", "USD").check();
  await expect(field(page, "Monthly investment")).toHaveValue("USD 13,610");
  await expect(page.getByText("Enter 10,000 or less.")).toBeVisible();
});

test("switching back restores the entries", async ({ page }) => {
  await openCalculator(page, "/education");
  await field(page, "Annual expense").fill("12,345");
  await choice(page, "Currency", "USD").check();
  await expect(field(page, "Annual expense")).toHaveValue("USD 3,400");
  await expect(field(page, "Monthly investment")).toHaveValue("USD 140");
  await field(page, "Monthly investment").fill("200");
  await choice(page, "Currency", "AED").check();
  await expect(field(page, "Annual expense")).toHaveValue("AED 12,345");
  await expect(field(page, "Monthly investment")).toHaveValue("AED 730");
});

test("unreadable text stays as typed", async ({ page }) => {
  await openCalculator(page, "/healthcare");
  await field(page, "Annual expense").fill("ten");
  await choice(page, "Currency", "USD").check();
  await expect(field(page, "Annual expense")).toHaveValue("ten");
});

test("the Kids Saver's currency converts its goals' amounts, on either page", async ({ page }) => {
  await openKidsSaver(page);
  await field(page, "Current savings for this plan").fill("36,725");
  await toPersonalInfo(page);
  await choice(page, "Currency", "USD").check();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await fillContact(page, "Layla");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectGoalsPage(page);
  await expect(field(page, "Monthly investment")).toHaveValue("USD 140");
  await expect(field(page, "Current savings for this plan")).toHaveValue("USD 10,000");
  await enabled(page, "Education Goal").check();
  const expense = goal(page, "Education Goal").getByLabel("Annual expense");
  await expect(expense).toHaveValue("USD 27,200");
  await choice(page, "Currency", "AED").check();
  await expect(expense).toHaveValue("AED 99,900");
});
