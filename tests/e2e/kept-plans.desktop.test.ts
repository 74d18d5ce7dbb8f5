import type { Page } from "@playwright/test";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { THIS_MONTH } from "./child-goals.ts";
import {
  expect,
  expectKept,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const { keep, compare } = WORDINGS.en.plans;

const button = (page: Page, name: string) => results(page).getByRole("button", { name, exact: true });

/** A pension that is kept, and another salary entered after it. */
async function keepAndChange(page: Page) {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await button(page, keep.keep).click();
  await expect(results(page).getByText(/^Kept: Plan of \d+ \w+ 20\d\d, \d\d:\d\d\.$/)).toBeVisible();
  await field(page, "Monthly salary").fill("30000");
  await expect(upToDate(page)).toBeVisible();
}

test("a kept plan is compared with the next: figures, curves and differing entries", async ({ page }) => {
  await keepAndChange(page);
  await expect(
    results(page).getByText(
      /The plan now reaches its goal in \d+ (more|fewer) scenarios? out of 100\.|about the same number/,
    ),
  ).toBeVisible();
  await expect(results(page).getByRole("radio", { name: /^Monthly salary: AED.20,000/ })).toBeChecked();
  const entries = page.getByRole("table").filter({ hasText: compare.entries });
  await expect(entries.getByRole("row")).toHaveText([
    /Entries that differ/,
    /^Monthly salary.*AED.20,000.*AED.30,000$/,
  ]);
  const chart = results(page).getByRole("img", {
    name: new RegExp(`^${compare.kept}: .* ${compare.now}: `),
  });
  const axes = (await chart.locator("text").allTextContents()).join(" ");
  expect(axes).toMatch(/^0 (\dM ){3,5}(10M )?30 40 50 60 70 80 Age$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expectKept(page, "30000");
  await page.reload();
  await expect(entries.getByRole("row").last()).toHaveText(/^Monthly salary.*AED.20,000.*AED.30,000$/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /layla|example\.com|123 ?4567/i,
  );
});

test("a kept plan is opened again, undone, and removed, by keyboard", async ({ page }) => {
  await keepAndChange(page);
  const open = results(page).getByRole("button", { name: /^Open: Monthly salary: AED.20,000/ });
  await open.press("Enter");
  await expect(results(page).getByRole("heading").first()).toBeInViewport();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 20,000");
  await expect(field(page, "Name")).toHaveValue("Layla");
  await button(page, keep.undo).press("Enter");
  await expect(field(page, "Monthly salary")).toHaveValue("AED 30,000");
  await results(page)
    .getByRole("button", { name: /^Remove: / })
    .press("Enter");
  await expect(results(page).getByText(/^Removed: /)).toBeVisible();
  await expect(open).toHaveCount(0);
  await expect(results(page).getByRole("region", { name: WORDINGS.en.plans.title })).toBeFocused();
});

test("plans stay in this browser only if the visitor wants it, and one button removes them all", async ({
  page,
}) => {
  await keepAndChange(page);
  await results(page).getByRole("checkbox", { name: keep.inBrowser }).check();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain("20000");
  expect(stored).not.toMatch(/layla|example\.com|123 ?4567/i);
  await page.goto("/peko");
  await fillPlan(page);
  await expect(results(page).getByRole("radio", { name: /^Plan of/ })).toBeChecked();
  await expect(results(page).getByRole("checkbox", { name: keep.inBrowser })).toBeChecked();
  await button(page, keep.forget).click();
  await expect(results(page).getByText(keep.forgotten)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(results(page).getByRole("radio", { name: /^Plan of/ })).toHaveCount(0);
});

test("for a plan that was kept with another model, the comparison says why its answer has changed", async ({
  page,
}) => {
  const answer = { modelVersion: "embedded-1", chanceToReachLifestyleGoal: 12 };
  const plan = keptPlan("pension", PENSION_FORM, answer, THIS_MONTH);
  await page.addInitScript(
    (entry) => localStorage.setItem("goal-planner.plans.1", entry),
    JSON.stringify([{ keptAt: Date.UTC(2025, 10, 2), plan }]),
  );
  await openCalculator(page);
  await fillPlan(page);
  await expect(
    results(page)
      .getByText(/^Plan of 2 November 2025/)
      .first(),
  ).toBeVisible();
  await expect(
    results(page).getByText(
      /The forecast model has changed since this plan was kept: the chance was 12 in 100 and is now/,
    ),
  ).toBeVisible();
});

test("if the browser refuses to store plans, a notice says so and nothing breaks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await keepAndChange(page);
  await results(page).getByRole("checkbox", { name: keep.inBrowser }).click();
  await expect(results(page).getByText(keep.refused)).toBeVisible();
  await expect(results(page).getByRole("checkbox", { name: keep.inBrowser })).not.toBeChecked();
  await expect(
    results(page).getByText(/^Monthly salary: AED.20,000Plan of .*\d\d:\d\d · \d+ in 100$/),
  ).toBeVisible();
});

test("hostile content in the browser's storage is harmless", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "goal-planner.plans.1",
      '[{"keptAt":1,"plan":{"calculator":"pension","form":{"__proto__":{}},"modelVersion":"m","chance":1}},7]',
    );
  });
  await openCalculator(page);
  await fillPlan(page);
  await expect(results(page).getByText("Plan of 1 January 1970", { exact: false }).first()).toBeVisible();
  await expect(results(page).getByText(compare.failed)).toBeVisible();
});
