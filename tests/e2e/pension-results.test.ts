import type { Locator } from "@playwright/test";
import { holdBack } from "./summary.ts";
import {
  choice,
  expect,
  expectSettled,
  field,
  fillPlan,
  money,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH } from "./widths.ts";

/** Returns the area of a chart's lines: it is read between their first and their last position. */
async function plotOf(figure: Locator) {
  const area = await figure.getByRole("application").locator("> div").boundingBox();
  if (area === null) throw new Error("the chart has no size");
  return area;
}

test.describe("", ONE_WIDTH.en, () => {
  test("a visitor fills in a plan and sees its forecast", async ({ page }) => {
    await openCalculator(page);
    await expect(results(page).getByText("Your forecast appears here")).toBeVisible();
    await field(page, "Age").fill("40");
    await field(page, "Age of retirement").fill("60");
    await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("Philippines");
    await choice(page, "Lifestyle", "Affluent").check();
    await choice(page, "Currency", "USD").check();
    await field(page, "Monthly salary").fill("6000");
    await choice(page, "Salary increase", "5%").check();
    await field(page, "Years of service").fill("8");
    await choice(page, "End-of-service benefit", "Two times annual salary").check();
    await choice(page, "Contribution", "Fixed amount").check();
    await field(page, "Monthly investment").fill("400");
    await field(page, "Current retirement savings").fill("25000");
    await field(page, "Additional savings at retirement").fill("10000");
    const answer = nextAnswer(page);
    await choice(page, "Risk preference", "Lifestyling").check();

    const response = await answer;
    expect(response.request().postDataJSON()).toEqual({
      type: "Pension",
      age: 40,
      retirementAge: 60,
      country: "Philippines",
      lifestyle: "Affluent",
      currency: "USD",
      monthlySalary: 6000,
      yearsOfService: 8,
      salaryIncreasePercentage: 5,
      isSalaryBasedContribution: false,
      investmentPercentageOfSalary: 5,
      monthlyInvestment: 400,
      applyEosbLimit: true,
      currentAdditional: 25000,
      expectedAdditional: 10000,
      risk: "Lifestyling",
    });
    const result = await response.json();
    await expect(upToDate(page)).toBeVisible();
    await expect(results(page)).toContainText(`${result.chanceToReachLifestyleGoal.toFixed(2)}%`);
    for (const amount of [
      result.valueAtRetirement,
      result.outcomesAt10th.find(({ age }: { age: number }) => age === 60).value,
      result.spendingAbility,
      36_000,
      result.endOfServiceBenefit,
      Math.ceil(result.requiredMonthlyInvestment),
      400,
    ]) {
      await expect(results(page)).toContainText(money(amount, "USD"));
    }
  });
});

test("the chart has a band behind its lines, described by name and in words", async ({ page }) => {
  await openCalculator(page);
  const answer = nextAnswer(page);
  await fillPlan(page);
  const result = await (await answer).json();
  await expectSettled(page);
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  const chart = figure.getByRole("img");
  await expect(chart).toBeVisible();
  await expect(figure.getByText("8 of 10 futures", { exact: true })).toBeVisible();
  const valueAt = (outcomes: readonly { age: number; value: number }[]) =>
    money(outcomes.find(({ age }) => age === 65)?.value ?? Number.NaN);
  const [lower, upper] = [valueAt(result.outcomesAt10th), valueAt(result.outcomesAt90th)];
  await expect(
    figure.getByText(`in 8 of 10 futures between ${lower} (Pessimistic) and ${upper}.`),
  ).toBeVisible();

  const band = chart.locator("path[fill-opacity]");
  const drawn = await band.boundingBox();
  const plotted = await chart.boundingBox();
  if (drawn === null || plotted === null) throw new Error("the chart has no band");
  // Nothing of it is cut off: above the plot are 30 pixels for the name of the retirement, below it 42.
  expect(drawn.y).toBeGreaterThanOrEqual(plotted.y + 29);
  expect(drawn.y + drawn.height).toBeLessThanOrEqual(plotted.y + plotted.height - 41);
  const isBehind = await band.evaluate((element) =>
    [...(element.closest("svg")?.querySelectorAll('path[stroke-width="2.5"]') ?? [])].map(
      (line) => (element.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    ),
  );
  expect(isBehind).toEqual([true, true]);
});

test.describe("", ONE_WIDTH.en, () => {
  test("the chart names both amounts of an age, explains itself, and is also a table", async ({ page }) => {
    await openCalculator(page);
    const answer = nextAnswer(page);
    await fillPlan(page);
    const result = await (await answer).json();
    await expectSettled(page);
    const figure = page.getByRole("figure");
    await figure.scrollIntoViewIfNeeded();
    const chart = figure.getByRole("img");
    await expect(chart).toBeVisible();
    await expect(figure.getByText("Pessimistic", { exact: true }).first()).toBeVisible();
    const area = await plotOf(figure);
    // Beyond the right edge of the plot is its last place: the horizon, age 80.
    await page.mouse.move(area.x + area.width + 2, area.y + area.height / 2);
    await expect(figure).toContainText("Age 80");
    await expect(figure).toContainText(money(Math.max(0, result.outcomesAt50th.at(-1).value)));
    const lowest = money(Math.max(0, result.outcomesAt10th.at(-1).value));
    await expect(figure).toContainText(lowest);
    const highest = Math.round(result.outcomesAt90th.at(-1).value).toLocaleString("en-US");
    await expect(figure).toContainText(`8 of 10 futures${lowest} – ${highest}`);

    await page.getByRole("button", { name: "About this chart" }).click();
    const info = page.getByRole("note", { name: "How to read this chart" });
    await expect(info).toContainText("10th percentile");
    await page.keyboard.press("Escape");
    await expect(info).toBeHidden();

    await results(page).getByText("Show the figures as a table").click();
    const rows = results(page)
      .getByRole("table", { name: /year by year/ })
      .getByRole("row");
    await expect(rows).toHaveCount(1 + result.outcomesAt50th.length);
    await expect(rows.nth(36)).toHaveText(
      ["65", money(result.outcomesAt50th[35].value), money(result.outcomesAt10th[35].value)].join(""),
    );
    await results(page).getByText("How this was calculated").click();
    await expect(results(page)).toContainText("several thousand scenarios");
    await expect(results(page)).toContainText(result.modelVersion);
  });

  test("details opened before newer insights arrive stay open, and keep the focus", async ({ page }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expectSettled(page);
    const release = await holdBack(page, "CalculateInsights");
    await field(page, "Monthly salary").fill("9000");
    await expect(upToDate(page)).toBeVisible();
    const fold = results(page).getByText("Show the figures as a table");
    await fold.click();
    const table = results(page).getByRole("table", { name: /year by year/ });
    await expect(table).toBeVisible();
    release();
    await expectSettled(page);
    await expect(table).toBeVisible();
    await expect(fold).toBeFocused();
  });
});
