import { frameOf, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { holdBack, mailButton } from "./summary.ts";
import { expect, field, fillContact, fillPlan, nextAnswer, results, test, upToDate } from "./visitor.ts";

// The frame is as high as its content: what a window would keep in view follows the page around.

test("the results stay in view while the form is filled in", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  await fillPlan(calculator);
  await expect(upToDate(calculator)).toBeVisible();
  const chance = results(calculator).getByText("Chance to reach your goal");
  await field(calculator, "Email").scrollIntoViewIfNeeded();
  await expect(field(calculator, "Monthly salary")).not.toBeInViewport();
  await expect(chance).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chance).toBeInViewport();
});

test("Please Wait is in view", async ({ page }) => {
  const release = await holdBack(page, "Calculate");
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  await fillPlan(calculator);
  await expect(calculator.getByText("Please Wait")).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(calculator.getByText("Please Wait")).toBeInViewport({ ratio: 1 });
  const answer = nextAnswer(page);
  release();
  await answer;
  await expect(calculator.getByText("Please Wait")).toBeHidden();
});

test("the ways on from a summary are in reach", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  await fillPlan(calculator);
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await expect(calculator.getByRole("heading", { level: 1, name: "Your retirement plan" })).toBeInViewport();
  await expect(mailButton(calculator)).toBeInViewport({ ratio: 1 });
});
