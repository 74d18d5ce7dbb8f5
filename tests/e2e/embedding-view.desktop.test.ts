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
  const chance = results(calculator).getByText("Chance of reaching your goal");
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

test("the buttons of a summary are within reach", async ({ page }) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  await fillPlan(calculator);
  await fillContact(calculator, "Layla");
  await calculator.getByRole("button", { name: "Continue" }).click();
  await expect(calculator.getByRole("heading", { level: 1, name: "Your retirement plan" })).toBeInViewport();
  await expect(mailButton(calculator)).toBeInViewport({ ratio: 1 });
});

test("on a phone the forecast's bar is in view along the whole form, and leads to the forecast", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, "Pension calculator");
  const form = calculator.getByRole("form", { name: "Design your plan" });
  // What starts a forecast stands before the form.
  await field(calculator, "Monthly salary").scrollIntoViewIfNeeded();
  await expect(form).toBeInViewport();
  const status = calculator.getByText("To see your forecast, complete or correct:").first();
  await expect(status).toBeInViewport({ ratio: 1 });
  await fillPlan(calculator);
  const show = calculator.getByRole("button", { name: "Show forecast" });
  await expect(show).toBeInViewport({ ratio: 1 });
  await field(calculator, "Age").scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 600);
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(results(calculator).getByRole("heading", { name: "Your forecast" })).toBeInViewport();
  await expect(calculator.getByText("For your report, add:")).toBeInViewport({ ratio: 1 });
});
