import { decodePayload, encodePayload } from "#shared/contract/payload-codec.ts";
import { paymentTimeStep } from "#shared/domain/goal-timing.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOALS_ON_SITE, fillGoal, START_YEAR, THIS_MONTH } from "./child-goals.ts";
import {
  choice,
  continueToSummary,
  expect,
  field,
  fillContact,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const NAME = "ليلى الهاشمي";

for (const goal of CHILD_GOALS_ON_SITE) {
  const { type, path, title, asksAge, asksNumberOfYears, labels, axis } = goal;
  const plan = {
    type,
    age: asksAge ? 6 : 0,
    startYear: START_YEAR,
    numberOfYears: asksNumberOfYears ? 3 : 1,
    countryOfExpense: "India",
    currency: "USD",
    currentAnnualExpense: 5000,
    monthlyInvestment: 120,
    currentAdditional: 1000,
    expectedAdditional: 2000,
    risk: "Aggressive",
  };
  const form = {
    ...plan,
    name: NAME,
    email: "layla@example.com",
    phoneNumberCountryCode: "+971",
    phoneNumber: "50 123 4567",
  };

  test(`${title}: an empty form leads to results, chart and table, and is restored after the summary`, async ({
    page,
  }) => {
    await openCalculator(page, path);
    await expect(page).toHaveTitle(title);
    await expect(results(page)).toContainText(
      `To see your forecast, complete or correct: ${labels.expense}, Risk preference.`,
    );
    await expect(field(page, "Child's age")).toHaveCount(asksAge ? 1 : 0);
    await expect(field(page, "Number of years")).toHaveCount(asksNumberOfYears ? 1 : 0);
    await expect(page.getByText("10 years at most.")).toHaveCount(asksNumberOfYears ? 1 : 0);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.postDataJSON());
    });
    await fillGoal(page, goal);
    const result = await (await nextAnswer(page)).json();
    await expect(upToDate(page)).toBeVisible();
    expect(sent.at(-1)).toEqual(plan);
    await expect(results(page)).toContainText(`${result.chanceToReachLifestyleGoal.toFixed(2)}%`);
    for (const amount of [result.valueAtRetirement, Math.ceil(result.requiredMonthlyInvestment), 120]) {
      await expect(results(page)).toContainText(money(amount, "USD"));
    }
    await results(page).getByText("How this was calculated").click();
    await expect(results(page)).toContainText("inflation in India, 4% a year");
    await expect(results(page)).toContainText(result.modelVersion);

    const figure = page.getByRole("figure");
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("img")).toContainText(asksNumberOfYears ? "Expense starts" : "Expense");
    await expect(figure.getByRole("img")).toContainText(axis.label);
    await results(page).getByText("Show the figures as a table").click();
    const table = page.getByRole("table", { name: /year by year/ });
    await expect(table.getByRole("columnheader").first()).toHaveText(axis.label);
    await expect(table.getByRole("rowheader").first()).toHaveText(String(axis.today));
    // The forecast ends with the first whole year after the last September.
    const lastPayment = paymentTimeStep(START_YEAR + plan.numberOfYears - 1, THIS_MONTH);
    await expect(table.getByRole("rowheader").last()).toHaveText(
      String(axis.today + Math.floor(lastPayment / 12) + 1),
    );

    await fillContact(page, NAME);
    const payload = await continueToSummary(page);
    expect(decodePayload(payload)).toEqual(form);

    await page.goBack();
    await expect(field(page, "Name")).toHaveValue(NAME);
    await expect(field(page, labels.expense)).toHaveValue("USD 5,000");
    await expect(upToDate(page)).toBeVisible();

    // Another calculator goes on with the goal, its savings and the contact data.
    const { kidsSaver, plans } = WORDINGS.en;
    await results(page).getByRole("button", { name: plans.intoKidsSaver.go }).click();
    await expect(page).toHaveURL(/\/kids-saver$/);
    const taken = page.getByRole("region", { name: kidsSaver.goals[type].title, exact: true });
    await expect(taken.getByRole("checkbox")).toBeFocused();
    await expect(taken.getByRole("textbox", { name: /expense/i }).first()).toHaveValue("USD 5,000");
    await expect(field(page, kidsSaver.savings.currentAdditional)).toHaveValue("USD 1,000");
    await expect(upToDate(page)).toBeVisible();
    await continueToSummary(page);
    await expect(page.getByRole("definition").getByText(NAME)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(results(page)).toContainText(/a child aged \d+, and USD.120 a month for all goals/);

    await page.reload();
    await expect(field(page, labels.start)).toHaveValue(String(START_YEAR));
    await expect(choice(page, "Risk preference", "Aggressive")).toBeChecked();
    await expect(field(page, "Name")).toHaveValue("");

    await openCalculator(page, `${path}?payload=${payload}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(field(page, "Name")).toHaveValue(NAME);
    await expect(field(page, labels.expense)).toHaveValue("USD 5,000");

    const foreign = type === "Education" ? "Activities" : "Education";
    await openCalculator(page, `${path}?payload=${encodePayload({ ...form, type: foreign })}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(field(page, labels.expense)).toHaveValue("AED 10,000");
  });
}
