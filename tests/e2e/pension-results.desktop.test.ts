import {
  choice,
  expect,
  field,
  fillPlan,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

test("advice appears when more has to be invested, and disappears once it is", async ({ page }) => {
  await openCalculator(page);
  await choice(page, "Contribution", "Fixed amount").check();
  const answer = nextAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  const required = Math.ceil((await (await answer).json()).requiredMonthlyInvestment);
  const advice = results(page).getByText(`Increasing your monthly investment to ${money(required)}`);
  await expect(advice).toBeVisible();
  await field(page, "Monthly investment").fill(String(required));
  await expect(upToDate(page)).toBeVisible();
  await expect(advice).toBeHidden();
});

test("no investment is suggested if no month is left", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Age").fill("65");
  // For the target, and for an even chance.
  const none = results(page).getByRole("definition").getByText("No time left to invest", { exact: true });
  await expect(none).toHaveCount(2);
  await expect(results(page).getByText("no monthly investment is suggested")).toBeVisible();
});
