import { CALCULATORS } from "#shared/calculators.ts";
import { pensionExample } from "#shared/pension/example.ts";
import { PENSION_EXAMPLE_PLAN } from "#shared/pension/example-plan.ts";
import { formatValue } from "#shared/report/values.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectAccessible } from "./quality.ts";
import { holdBackAll } from "./summary.ts";
import {
  choice,
  expect,
  expectSettled,
  field,
  fillPlan,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

oncePerLanguage((language) => {
  const wording = WORDINGS[language];

  test(`in ${language} every calculator shows a worked example until there is a forecast`, async ({
    page,
  }) => {
    test.slow();
    for (const { flows, load } of Object.values(CALCULATORS)) {
      const path = pathIn(language, flows[0].form[0]);
      await test.step(path, async () => {
        const example = (await load()).example(wording);
        await openCalculator(page, path, wording);
        const group = page.getByRole("group", { name: wording.results.example.heading });
        await expect(group).toContainText(example.who);
        await expect(group).toContainText(wording.results.example.ownFigures);
        await expect(
          group.getByRole("term").filter({ hasText: wording.results.example.planned }),
        ).toBeVisible();
        await expect(group).toContainText(example.answer);
        await expect(group).toContainText(formatValue(example.chance, wording));
        await expect(group.locator("svg").first()).toBeVisible();
        for (const { facts } of example.groups) {
          for (const { value } of facts) await expect(group).toContainText(formatValue(value, wording));
        }
        await expectAccessible(page);
      });
    }
  });
});

test.describe("", ONE_WIDTH.en, () => {
  test("the forecast of the example's plan has the example's figures, and replaces it", async ({ page }) => {
    const { results: texts } = WORDINGS.en;
    const { chance, groups } = pensionExample(WORDINGS.en);
    await openCalculator(page);
    await field(page, "Monthly salary").fill(String(PENSION_EXAMPLE_PLAN.monthlySalary));
    await choice(page, "Risk preference", "Balanced").check();
    await expect(upToDate(page)).toBeVisible();
    await expect(results(page).getByRole("group", { name: texts.example.heading })).toHaveCount(0);
    const terms = results(page).getByRole("term");
    await expect(terms.filter({ hasText: "In your plan" })).toBeVisible();
    await expect(terms.filter({ hasText: texts.example.planned })).toHaveCount(0);
    for (const value of [chance, ...groups.flatMap(({ facts }) => facts.map((fact) => fact.value))]) {
      await expect(results(page)).toContainText(formatValue(value, WORDINGS.en));
    }
  });

  test("an example is not called up to date while the results' code loads", async ({ page }) => {
    // It is fetched ahead.
    const release = await holdBackAll(page, "**/assets/ReportBlocks-*.js");
    await openCalculator(page);
    const answer = nextAnswer(page);
    await fillPlan(page);
    await answer;
    const { example, updating } = WORDINGS.en.results;
    await expect(page.getByRole("group", { name: example.heading })).toBeVisible();
    await expect(results(page).getByText(updating)).toBeVisible();
    await expect(upToDate(page)).toHaveCount(0);
    release();
    await expectSettled(page);
    await expect(results(page).getByRole("group", { name: example.heading })).toHaveCount(0);
  });

  test("the results' code is loaded once the form is idle, before there is a plan", async ({ page }) => {
    const view = page.waitForRequest("**/assets/results-view-*.js");
    await openCalculator(page);
    await view;
  });
});

test("neither the phone's bar nor announcements contain the example's chance", async ({ page }) => {
  await openCalculator(page);
  const { chance } = pensionExample(WORDINGS.en);
  const told = page.getByText(formatValue(chance, WORDINGS.en));
  await expect(told).toHaveCount(1);
  await expect(page.locator("[aria-live], [role=status]").filter({ has: told })).toHaveCount(0);
});

test("the explanations are one line each once there is a forecast, and open in view", async ({ page }) => {
  await openCalculator(page);
  const about = page.getByText("It runs several thousand scenarios");
  await expect(about).toBeVisible();
  await fillPlan(page);
  // The insights, which arrive after the figures, appear above the line.
  await expectSettled(page);
  await expect(about).toBeHidden();
  const line = page.locator("summary", { hasText: "What this calculator does" });
  await line.click();
  await expect(about).toBeInViewport({ ratio: 1 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page shows its example, and no placeholder for a form that never loads", async ({ page }) => {
    await page.goto("/education");
    const group = page.getByRole("group", { name: "Example" });
    await expect(group).toContainText(
      "The chance that these savings cover the payment that is hardest to meet is",
    );
    const [heading, panel] = await Promise.all([
      page.getByRole("heading", { level: 1 }).boundingBox(),
      group.boundingBox(),
    ]);
    expect((panel?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(500);
  });
});
