import {
  countCalculations,
  DEFAULT_GOALS,
  enabled,
  enterKidsSaver,
  GOALS,
  goal,
  includeGoal,
  nextKidsSaverAnswer,
  openKidsSaver,
  planGoals,
  requirement,
  setInvestment,
  THIS_YEAR,
  toPersonalInfo,
} from "./kids-saver.ts";
import { holdBack } from "./summary.ts";
import { choice, continueToSummary, expect, field, money, results, said, test, upToDate } from "./visitor.ts";

const ADD_GOALS = "Add more goals to see additional benefits";

/** The result's field for each goal, with the name it is shown by. */
const REQUIRED_ALONE = {
  Education: "requiredMonthlyInvestmentEducation",
  Healthcare: "requiredMonthlyInvestmentHealthcare",
  Activities: "requiredMonthlyInvestmentActivities",
  "Helping Kids": "requiredMonthlyInvestmentHelpKids",
} as const;

test("without a goal nothing is sent, and the panel says to enable one", async ({ page }) => {
  await enterKidsSaver(page);
  const sent = countCalculations(page);
  await choice(page, "Risk preference", "Balanced").check();
  await field(page, "Monthly investment").fill("1000");
  await expect(results(page)).toContainText("Choose at least one goal");
  await page.waitForTimeout(1300);
  expect(sent()).toBe(0);
  await expect(results(page).getByText("Your forecast appears here")).toBeVisible();
});

test("with one goal there is nothing to compare yet", async ({ page }) => {
  await enterKidsSaver(page);
  const response = await planGoals(page, ["Education Goal"]);
  expect(response.request().postDataJSON()).toEqual({
    age: 10,
    currency: "AED",
    risk: "Balanced",
    monthlyInvestment: 500,
    currentAdditional: 0,
    expectedAdditional: 0,
    goals: [DEFAULT_GOALS["Education Goal"]],
  });
  const result = await response.json();
  await expect(requirement(page, "Education")).toContainText(
    money(Math.ceil(result.requiredMonthlyInvestmentEducation)),
  );
  await expect(results(page).getByText(ADD_GOALS)).toBeVisible();
  await expect(requirement(page, "Total")).toBeHidden();
});

for (const names of [["Education Goal", "Activities Goal"], GOALS] as const) {
  test(`the amounts of ${names.length} goals add up as displayed`, async ({ page }) => {
    await enterKidsSaver(page);
    const response = await planGoals(page, names);
    expect(response.request().postDataJSON().goals).toEqual(names.map((name) => DEFAULT_GOALS[name]));
    const result = await response.json();
    let total = 0;
    for (const [name, key] of Object.entries(REQUIRED_ALONE)) {
      if (result[key] === null) {
        await expect(requirement(page, name)).toBeHidden();
      } else {
        const amount = Math.ceil(result[key]);
        total += amount;
        await expect(requirement(page, name)).toContainText(money(amount));
      }
    }
    const together = Math.ceil(result.requiredMonthlyInvestment);
    await expect(requirement(page, "Total")).toContainText(money(total));
    await expect(requirement(page, "Smart saver")).toContainText(money(together));
    await expect(requirement(page, "Savings")).toContainText(money(Math.max(0, total - together)));
    await expect(results(page).getByText(ADD_GOALS)).toBeHidden();
    await expect(results(page)).toContainText(
      `When the first goal starts, September ${THIS_YEAR + 2}, age 12`,
    );
    await expect(results(page)).toContainText(money(result.valueAtRetirement));
  });
}

test("totals are left out if no more has to be invested", async ({ page }) => {
  await openKidsSaver(page);
  await planGoals(page, ["Education Goal", "Activities Goal"]);
  const answer = nextKidsSaverAnswer(page);
  await field(page, "Current savings for this plan").fill("5000000");
  await answer;
  await expect(upToDate(page)).toBeVisible();
  await expect(requirement(page, "Education")).toContainText(money(0));
  await expect(requirement(page, "Total")).toBeHidden();
  await expect(results(page).getByText(ADD_GOALS)).toBeHidden();
});

test("a chance below 50% is a warning, and from 50% on a success, in words too", async ({ page }) => {
  await openKidsSaver(page);
  const result = await (await planGoals(page, GOALS)).json();
  expect(result.chanceToReachLifestyleGoal).toBeLessThan(50);
  await expect(results(page)).toContainText(`${Math.round(result.chanceToReachLifestyleGoal)}%`);
  await expect(results(page).getByText("Less likely than not")).toBeVisible();
  const required = Math.ceil(result.requiredMonthlyInvestment);
  const advice = results(page).getByText(`Increasing your monthly investment to ${money(required)}`);
  await expect(advice).toBeVisible();
  await setInvestment(page, required);
  await expect(results(page).getByText("At least as likely as not")).toBeVisible();
  await expect(results(page).getByText("50%", { exact: true })).toBeVisible();
  await expect(advice).toBeHidden();
  await setInvestment(page, required + 1000);
  await expect(results(page).getByText(`An adjusted monthly investment of ${money(required)}`)).toBeVisible();
});

test("amounts in USD are sent and shown in USD", async ({ page }) => {
  await page.goto("/kids-saver/personal-info");
  await choice(page, "Currency", "USD").check();
  // By another address in between: the same one again is a reload.
  await page.goto("about:blank");
  await page.goto("/kids-saver/personal-info");
  await expect(choice(page, "Currency", "AED")).toBeChecked();
  await choice(page, "Currency", "USD").check();
  await field(page, "Name").fill("Layla");
  await field(page, "Email").fill("layla@example.com");
  await field(page, "Phone number").fill("050 123 4567");
  await page.getByRole("button", { name: "Continue" }).click();
  const response = await planGoals(page, ["Help Kids Goal"]);
  expect(response.request().postDataJSON()).toMatchObject({ currency: "USD" });
  const { requiredMonthlyInvestment } = await response.json();
  await expect(results(page)).toContainText(money(Math.ceil(requiredMonthlyInvestment), "USD"));
  await field(page, "Monthly investment").fill("10001");
  await field(page, "Monthly investment").blur();
  await expect(page.getByText("Enter 10,000 or less.")).toBeVisible();
  await expect(results(page)).toContainText("Not up to date. Please check: Monthly investment.");
});

/** A little longer than a form waits for another change. */
const RECALCULATED_AFTER_MS = 1_200;

test("a plan that is not calculated sends nothing, and a line names the entry", async ({ page }) => {
  await page.clock.install();
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  const sent = countCalculations(page);
  for (const [name, entry, line] of [
    ["Current savings for this plan", "", "Current savings for this plan."],
    ["Additional future savings", "", "Additional future savings."],
    ["Monthly investment", "50001", "Monthly investment."],
    [
      "Start year",
      String(THIS_YEAR - 1),
      `Start year (Activities Goal). This page forecasts goals that start in ${THIS_YEAR} or later.`,
    ],
    ["Start year", "2061", "Start year (Activities Goal)."],
    ["Annual expense", "200001", "Annual expense (Activities Goal)."],
    ["Number of years", "11", "Number of years (Activities Goal)."],
  ] as const) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(entry);
    await expect(results(page)).toContainText(`Not up to date. Please check: ${line}`);
    await page.clock.fastForward(RECALCULATED_AFTER_MS);
    expect(sent()).toBe(0);
    await expect(page.getByRole("dialog")).toBeHidden();
    await field(page, name).fill(before);
    await expect(upToDate(page)).toBeVisible();
  }
});

test("a faulty goal that is disabled does not block the calculation", async ({ page }) => {
  await openKidsSaver(page);
  await planGoals(page, ["Activities Goal"]);
  await field(page, "Start year").fill("2020");
  await expect(results(page)).toContainText("Please check: Start year (Activities Goal).");
  await enabled(page, "Activities Goal").uncheck();
  await includeGoal(page, "Education Goal");
  await expect(upToDate(page)).toBeVisible();
  await expect(requirement(page, "Activities")).toBeHidden();
});

test("a goal that has begun is reported without blocking: the form waits, and the summary shows it", async ({
  page,
}) => {
  await enterKidsSaver(page);
  await planGoals(page, ["Education Goal", "Activities Goal"]);
  const activities = goal(page, "Activities Goal");
  await activities.getByRole("textbox", { name: "Start year" }).fill("2025");
  await activities.getByRole("textbox", { name: "Start year" }).blur();
  await expect(
    activities.getByText(/^Payments due before September \d{4} are in the past and are not counted\.$/),
  ).toBeVisible();
  await expect(results(page)).toContainText(`This page forecasts goals that start in ${THIS_YEAR} or later.`);
  await activities.getByRole("textbox", { name: "Number of years" }).fill("1");
  await expect(activities.getByText("This goal is in the past")).toBeVisible();
  const answer = nextKidsSaverAnswer(page);
  await continueToSummary(page);
  expect((await answer).request().postDataJSON().goals).toMatchObject([{ type: "Education" }]);
  await expect(page.getByText("Chance of reaching your goal", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Goals", exact: true })).toContainText("2025");
});

test("personal information calculates the plan when submitted, and then leads to its result", async ({
  page,
}) => {
  await enterKidsSaver(page);
  await planGoals(page, ["Education Goal"]);
  await toPersonalInfo(page);
  await field(page, "Child's age").fill("8");
  const release = await holdBack(page, "CalculateMultiGoal");
  const calculations = countCalculations(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(said(page)).toHaveText("Please Wait");
  await expect(page).toHaveURL(/personal-info$/);
  await expect.poll(calculations).toBe(1);
  release();
  await expect(page).toHaveURL(/kids-saver$/);
  await expect(upToDate(page)).toBeVisible();
  expect(calculations()).toBe(1);
});
