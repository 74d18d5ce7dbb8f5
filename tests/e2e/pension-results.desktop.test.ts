import { EN } from "#shared/wording/generated/en.js";
import {
  choice,
  expect,
  expectSettled,
  field,
  fillPlan,
  money,
  NETWORK_ERROR,
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

test.describe("when the history is not answered at first,", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("the plan is walked through history from the start that is chosen, by keyboard and after a failure", async ({
    page,
  }) => {
    const { replay } = EN.pension;
    await openCalculator(page);
    await fillPlan(page);
    await expectSettled(page);
    await page.route("**/api/CalculateReplay", (route) => route.abort(), { times: 1 });
    await page.getByText(replay.title).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: replay.again }).click();
    const start = page.getByLabel(replay.start);
    await expect(start.locator("option:checked")).toContainText("the worst start");
    await start.selectOption("1966-01");
    const figure = page.getByRole("figure").last();
    await expect(figure.getByText(replay.begun({ month: "January 1966" }))).toBeVisible();
    await expect(figure).toContainText(/Begun in January 1966, savings would/);
    const before = await figure.innerText();
    // It follows the plan in the form.
    await field(page, EN.fields.retirementAge).fill("55");
    await expectSettled(page);
    await expect.poll(() => figure.innerText()).not.toBe(before);
    await expect(start).toHaveValue("1966-01");
  });
});

test("no investment is suggested if no month is left", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await field(page, "Age").fill("65");
  // For the target, and for an even chance.
  const none = results(page).getByRole("definition").getByText("No time left to invest", { exact: true });
  await expect(none).toHaveCount(2);
  await expect(results(page).getByText("we suggest no monthly investment")).toBeVisible();
});
