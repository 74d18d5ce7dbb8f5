import type { Page } from "@playwright/test";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOALS_ON_SITE } from "./child-goals.ts";
import { details, enabled, goal, openKidsSaver } from "./kids-saver.ts";
import {
  answerAbout,
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
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

/** The line that says what the forecast waits for. */
const needs = (page: Page, wording: (typeof WORDINGS)["en"], fields: readonly string[]) =>
  results(page, wording).getByText(wording.results.needs({ fields: fields.join(wording.listSeparator) }));

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { fields, risks } = wording;

  test(`${language}: a pension asks for the salary as it does for the risk, and makes no forecast without money`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/Calculate")) asked.push(request.url());
    });
    await openCalculator(page, pathIn(language, "/"), wording);
    await expect(needs(page, wording, [fields.monthlySalary, fields.risk])).toBeVisible();
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(needs(page, wording, [fields.monthlySalary])).toBeVisible();
    await results(page, wording).getByRole("button", { name: fields.monthlySalary }).click();
    await expect(field(page, fields.monthlySalary)).toBeFocused();
    const answer = answerAbout(page, '"monthlySalary":15000');
    expect(asked).toEqual([]);
    await page.keyboard.type("15000");
    await answer;
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
});

test.describe("", ONE_WIDTH.en, () => {
  test("savings or a fixed amount are enough for a forecast without a salary", async ({ page }) => {
    await openCalculator(page);
    await choice(page, "Risk preference", "Balanced").check();
    const fixed = nextAnswer(page);
    await choice(page, "Contribution", "Fixed amount").check();
    expect((await fixed).request().postDataJSON()).toMatchObject({
      monthlySalary: 0,
      monthlyInvestment: 500,
    });
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
    const answer = answerAbout(page, '"currentAnnualExpense":10000');
    await field(page, "Annual expense").click();
    await page.keyboard.type("10000");
    await answer;
    await expect(upToDate(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state?.drafts ?? "")))
      .toContain('"isExpenseGiven":true');
    await page.reload();
    await expect(upToDate(page)).toBeVisible();
  });

  test("whoever has neither a salary nor savings says so with a press, and gets a forecast", async ({
    page,
  }) => {
    await openCalculator(page);
    await choice(page, "Risk preference", "Balanced").check();
    await expect(needs(page, WORDINGS.en, ["Monthly salary"])).toBeVisible();
    const form = page.getByRole("form", { name: "Design your plan" });
    const answer = nextAnswer(page);
    await form.getByRole("button", { name: "AED\u00a00 is right" }).click();
    await expect(field(page, "Monthly salary")).toBeFocused();
    expect((await answer).request().postDataJSON()).toMatchObject({ monthlySalary: 0, currentAdditional: 0 });
    await expect(upToDate(page)).toBeVisible();
    await expect(page.getByRole("button", { name: / is right$/ })).toHaveCount(0);
  });

  for (const { path, labels } of CHILD_GOALS_ON_SITE) {
    test(`${path} asks for its cost in every country, and takes the first amount with a press`, async ({
      page,
    }) => {
      await openCalculator(page, path);
      await page.getByRole("combobox", { name: "Country of expense" }).selectOption("India");
      await choice(page, "Risk preference", "Balanced").check();
      await expect(needs(page, WORDINGS.en, [labels.expense])).toBeVisible();
      const confirm = page
        .getByRole("form", { name: "Design your plan" })
        .getByRole("button", { name: `${money(10_000)} is right` });
      const answer = nextAnswer(page);
      await confirm.press("Enter");
      await expect(field(page, labels.expense)).toBeFocused();
      expect((await answer).request().postDataJSON()).toMatchObject({ currentAnnualExpense: 10_000 });
      await expect(confirm).toHaveCount(0);
      await expect(upToDate(page)).toBeVisible();
    });
  }

  test("the Kids Saver asks for the cost of each goal that is enabled", async ({ page }) => {
    await openKidsSaver(page);
    await choice(page, "Risk preference", "Balanced").check();
    await enabled(page, "Activities Goal").check();
    await expect(needs(page, WORDINGS.en, ["Annual expense (Activities Goal)"])).toBeVisible();
    await details(page, "Activities Goal").click();
    await results(page).getByRole("button", { name: "Annual expense (Activities Goal)" }).click();
    await expect(goal(page, "Activities Goal").getByLabel("Annual expense")).toBeFocused();
    const answer = answerAbout(page, '"currentAnnualExpense":9000');
    await page.keyboard.type("9000");
    expect((await answer).request().postDataJSON().goals).toMatchObject([{ currentAnnualExpense: 9_000 }]);
    await expect(upToDate(page)).toBeVisible();
    await enabled(page, "Education Goal").check();
    await expect(results(page)).toContainText(
      "Not up to date. Please check: Annual expense (Education Goal).",
    );
    await goal(page, "Education Goal")
      .getByRole("button", { name: `${money(100_000)} is right` })
      .click();
    await expect(upToDate(page)).toBeVisible();
  });

  test("Continue waits for no more than the specification asks", async ({ page }) => {
    await openCalculator(page, "/activities");
    await choice(page, "Risk preference", "Balanced").check();
    await fillContact(page, "Layla");
    const payload = decodePayload(await continueToSummary(page));
    expect(payload).toMatchObject({ currentAnnualExpense: 10_000 });
    expect(payload).not.toHaveProperty("isExpenseGiven");
  });

  test("my own budget starts with the cost that was shown, in the plan's currency", async ({ page }) => {
    await openCalculator(page);
    await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("Philippines");
    await choice(page, "Lifestyle", "Basic").check();
    await expect(page.getByText(`about ${money(36_725)} a year in the Philippines`)).toBeVisible();
    await choice(page, "Lifestyle", "My own budget").check();
    await expect(field(page, "Annual budget")).toHaveValue("AED 36,725");
    await choice(page, "Lifestyle", "Affluent").check();
    await choice(page, "Currency", "USD").check();
    await choice(page, "Lifestyle", "My own budget").check();
    await expect(field(page, "Annual budget")).toHaveValue("USD 36,000");
  });
});
