import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { choice, expect, field, nextAnswer, openCalculator, results, test, upToDate } from "./visitor.ts";

/** The line that says what the forecast waits for. */
const needs = (page: Page, wording: (typeof WORDINGS)["en"], fields: readonly string[]) =>
  results(page, wording).getByText(wording.results.needs({ fields: fields.join(wording.listSeparator) }));

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { fields, risks } = wording;

  test(`${language}: a pension asks for the salary as it does for the risk, and makes no forecast without money`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await expect(needs(page, wording, [fields.monthlySalary, fields.risk])).toBeVisible();
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(needs(page, wording, [fields.monthlySalary])).toBeVisible();
    await results(page, wording).getByRole("button", { name: fields.monthlySalary }).click();
    await expect(field(page, fields.monthlySalary)).toBeFocused();
    const answer = nextAnswer(page);
    await page.keyboard.type("15000");
    // The first that is asked for at all.
    expect((await answer).request().postDataJSON()).toMatchObject({ monthlySalary: 15_000 });
    await expect(upToDate(page, wording)).toBeVisible();
  });

  test(`${language}: an education asks for its cost where averages are known, and takes the average with a click`, async ({
    page,
  }) => {
    const { averageFees } = wording.childGoal;
    await openCalculator(page, pathIn(language, "/education"), wording);
    const cost = field(page, fields.currentAnnualExpense);
    await expect(cost).toHaveValue(/10,000/);
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(needs(page, wording, [fields.currentAnnualExpense])).toBeVisible();
    await results(page, wording).getByRole("button", { name: fields.currentAnnualExpense }).click();
    await expect(cost).toBeFocused();
    const answer = nextAnswer(page);
    await page.getByRole("group", { name: averageFees.heading }).getByRole("button").nth(1).click();
    const { currentAnnualExpense } = (await answer).request().postDataJSON();
    expect(currentAnnualExpense).toBeGreaterThan(100_000);
    await expect(upToDate(page, wording)).toBeVisible();
  });
}

test("savings or a fixed amount are enough for a forecast without a salary", async ({ page }) => {
  await openCalculator(page);
  await choice(page, "Risk preference", "Balanced").check();
  const fixed = nextAnswer(page);
  await choice(page, "Contribution", "Fixed amount").check();
  expect((await fixed).request().postDataJSON()).toMatchObject({ monthlySalary: 0, monthlyInvestment: 500 });
  await expect(upToDate(page)).toBeVisible();
  await field(page, "Monthly investment").fill("0");
  await expect(results(page)).toContainText("Not up to date. Please check: Monthly investment.");
  const saved = nextAnswer(page);
  await field(page, "Current retirement savings").fill("90000");
  expect((await saved).request().postDataJSON()).toMatchObject({ currentAdditional: 90_000 });
});

test("the form's initial amount counts as a cost like any other once it was entered, even after a reload", async ({
  page,
}) => {
  await openCalculator(page, "/education");
  await choice(page, "Risk preference", "Balanced").check();
  const answer = nextAnswer(page);
  await field(page, "Annual expense").click();
  await page.keyboard.type("10000");
  expect((await answer).request().postDataJSON()).toMatchObject({ currentAnnualExpense: 10_000 });
  await expect(upToDate(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state?.drafts ?? "")))
    .toContain('"isExpenseGiven":true');
  await page.reload();
  await expect(upToDate(page)).toBeVisible();
});

test("a country without averages, and any other goal, do not ask for a cost", async ({ page }) => {
  await openCalculator(page, "/education");
  await page.getByRole("combobox", { name: "Country of expense" }).selectOption("India");
  await choice(page, "Risk preference", "Balanced").check();
  await expect(upToDate(page)).toBeVisible();
  await openCalculator(page, "/activities");
  await expect(needs(page, WORDINGS.en, ["Risk preference"])).toBeVisible();
});
