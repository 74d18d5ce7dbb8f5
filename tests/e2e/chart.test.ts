import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { boxOf, type Outcome, openChart, valueAt } from "./chart.ts";
import {
  choice,
  expect,
  expectSettled,
  field,
  fillPlan,
  money,
  nextAnswer,
  openCalculator,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH } from "./widths.ts";

test.describe("", ONE_WIDTH.en, () => {
  test("the chart is read with arrow keys, year by year, and each reading is announced once", async ({
    page,
  }) => {
    const { figure, result } = await openChart(page);
    const reader = figure.getByRole("application", { name: "Your savings over time" });
    const said = figure.locator("[aria-live=polite]");
    await expect(said).toHaveCount(1);
    await expect(said).toBeEmpty();
    await reader.focus();
    await expect(reader).toHaveAccessibleDescription(/arrow keys/);
    for (const [key, age] of [
      ["ArrowRight", 30],
      ["ArrowRight", 31],
      ["End", 80],
      ["ArrowRight", 80],
      ["ArrowLeft", 79],
      ["Home", 30],
      ["ArrowLeft", 30],
    ] as const) {
      await page.keyboard.press(key);
      const realistic = money(valueAt(result.outcomesAt50th, age));
      await expect(said).toContainText(`Age ${age}: Realistic ${realistic}, Pessimistic`);
      await expect(figure.getByText(`Age ${age}`, { exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(said).toBeEmpty();
    await expect(figure.getByText(/^Age \d+$/)).toBeHidden();
    await expect(reader).toBeFocused();
  });
});

test("a reading beside the lines moves nothing, and signs show payments and how long savings last", async ({
  page,
}) => {
  const { figure, result } = await openChart(page);
  await test.step("a reading moves nothing", async () => {
    const drawing = figure.getByRole("img");
    const before = await boxOf(drawing);
    const page80 = await boxOf(figure.getByRole("application").locator("> div"));
    await page.mouse.move(page80.x + page80.width, page80.y + 20);
    const heading = figure.getByText("Age 80", { exact: true });
    await expect(heading).toBeVisible();
    expect(await boxOf(drawing)).toEqual(before);
    const read = await boxOf(heading.locator(".."));
    expect(read.y + read.height).toBeLessThanOrEqual(before.y + 1);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(read.x >= 0 && read.x + read.width <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.mouse.move(0, 0);
    await expect(heading).toBeHidden();
  });
  const until = (outcomes: readonly Outcome[]) => (outcomes.find(({ value }) => value < 0)?.age ?? 0) - 1;
  const [realistic, pessimistic] = [until(result.outcomesAt50th), until(result.outcomesAt10th)];
  const answer = `In the Realistic forecast they last until you are ${realistic}.`;
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await expect(figure.getByRole("listitem")).toHaveText([
    `End-of-service benefit, age 65: ${money(result.endOfServiceBenefit)}.`,
    `Pessimistic: savings last until age ${pessimistic}.`,
    `Realistic: savings last until age ${realistic}.`,
  ]);
  // Each has its number on the chart, and the dots of the last two are at the foot, within the year that they name.
  const plot = await boxOf(figure.getByRole("application").locator("> div"));
  for (const [index, age] of [65, pessimistic, realistic].entries()) {
    const sign = figure.locator(`[data-sign="${index + 1}"]`);
    await expect(sign).toHaveText(String(index + 1));
    const dot = await boxOf(sign.locator("> circle"));
    const at = 30 + (50 * (dot.x + dot.width / 2 - plot.x)) / plot.width;
    expect(Math.floor(at + 0.02)).toBe(age);
    if (index > 0) expect(Math.abs(dot.y + dot.height / 2 - plot.y - plot.height)).toBeLessThan(1);
  }
  await choice(page, "Amounts", "In today's money").check();
  const worth = money(result.endOfServiceBenefit / 1.02 ** 35);
  await expect(figure.getByRole("listitem").first()).toContainText(worth);
});

test.describe("", ONE_WIDTH.en, () => {
  test("an expense is read before and after its first payment, in tile, sign and chart", async ({ page }) => {
    await openCalculator(page, "/education");
    await field(page, "Annual expense").fill("60000");
    const answer = nextAnswer(page);
    await field(page, "Monthly investment").fill("3000");
    await choice(page, "Risk preference", "Aggressive").check();
    const { valueAtRetirement: before } = await (await answer).json();
    await expect(upToDate(page)).toBeVisible();
    const figure = page.getByRole("figure");
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("img")).toBeVisible();
    const [sign] = await figure.getByRole("listitem").allTextContents();
    const after = sign?.match(/before it, (AED\s[\d,]+) after it/)?.[1] ?? "";
    expect(sign).toContain(`Realistic: ${money(before)} before it`);
    await expect(page.getByText("Realistic, after paying").locator("..")).toContainText(after);
    await figure.getByRole("application").focus();
    const isRead = (heading: string) =>
      figure.getByText(`Expense starts, ${heading} paying`, { exact: true });
    // From 10 on, the eighth birthday after today is the first place behind the payment.
    for (let presses = 0; presses < 9; presses++) await page.keyboard.press("ArrowRight");
    await expect(isRead("before")).toBeVisible();
    await expect(figure).toContainText(`Realistic${money(before)}`);
    await page.keyboard.press("ArrowRight");
    await expect(isRead("after")).toBeVisible();
    await expect(figure).toContainText(`Realistic${after}`);
  });
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} the chart is as wide as its panel, and names each line once`, async ({ page }) => {
    const { results } = WORDINGS[language];
    const { figure } = await openChart(page, WORDINGS[language]);
    for (const [width, plotWidth] of [
      [page.viewportSize()?.width ?? 0, 280],
      [390, 280],
      [320, 210],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      const reader = figure.getByRole("application");
      await expect
        .poll(async () => (await boxOf(figure.getByRole("img"))).width - (await boxOf(reader)).width)
        .toBe(0);
      expect((await boxOf(figure.getByRole("img"))).height).toBeGreaterThanOrEqual(280);
      expect((await boxOf(reader.locator("> div"))).width).toBeGreaterThanOrEqual(plotWidth);
      for (const name of [results.realistic, results.pessimistic]) {
        await expect(figure.getByText(name, { exact: true })).toHaveCount(1);
      }
    }
  });
}

test("starting at any age, a reading is shown above its year", async ({ page }) => {
  await openCalculator(page);
  await field(page, "Age").click();
  await page.keyboard.type("34");
  await fillPlan(page);
  await expectSettled(page);
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole("img")).toBeVisible();
  const reader = figure.getByRole("application");
  for (const age of ["40", "60"]) {
    const tick = await boxOf(figure.locator("svg text").getByText(age, { exact: true }));
    const chart = await boxOf(reader);
    await page.mouse.move(tick.x + tick.width / 2, chart.y + chart.height / 2);
    await expect(figure.getByText(`Age ${age}`)).toBeVisible();
  }
});

test("the lines pass through their years' dots, and the axis ends at its last amount", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  // An amount whose axis the chart library would lengthen by itself.
  await field(page, WORDINGS.en.fields.monthlySalary).fill("40000");
  await expectSettled(page);
  const figure = page.getByRole("figure");
  await figure.scrollIntoViewIfNeeded();
  const drawn = await figure.getByRole("img").evaluate((svg) => {
    const numbersOf = (text: string | null) => (text ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
    const circles = [...svg.querySelectorAll("circle[r='1']")].map((dot) =>
      ["cx", "cy"].map((place) => Number(dot.getAttribute(place))),
    );
    const paths = [...svg.querySelectorAll("path[fill='none']")].map((path) =>
      numbersOf(path.getAttribute("d")),
    );
    const labels = [...svg.querySelectorAll("text")].map(({ textContent }) => textContent);
    const grid = [...svg.querySelectorAll("line")].map((line) => Number(line.getAttribute("y1"))).slice(0, 6);
    return { circles, points: paths.flat(), labels, grid };
  });
  expect(drawn.labels).toContain("25M");
  expect(Math.min(...drawn.grid)).toBe(0);
  const passes = ([x = 0, y = 0]: readonly number[]) =>
    drawn.points.some(
      (_, at) => Math.hypot((drawn.points[at] ?? 0) - x, (drawn.points[at + 1] ?? 0) - y) < 0.01,
    );
  expect(drawn.circles.length).toBeGreaterThan(90);
  expect(drawn.circles.filter((dot) => !passes(dot))).toEqual([]);
});
