import { decodePayload } from "#shared/contract/payload-codec.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectAccessible } from "./quality.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectKept,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";
import { ONE_WIDTH, oncePerLanguage } from "./widths.ts";

const { results: texts, insights } = WORDINGS.en;

test.describe("", ONE_WIDTH.en, () => {
  test("a plan aims for 75 in 100 until the visitor chooses otherwise, and keeps what was chosen", async ({
    page,
  }) => {
    await openCalculator(page);
    await fillPlan(page);
    await fillContact(page, "Layla");
    await expectSettled(page);
    const panel = results(page);
    await expect(choice(page, texts.aimFor, "75 in 100")).toBeChecked();
    await expect(panel.getByText("Required for 75 in 100")).toBeVisible();
    await choice(page, texts.aimFor, "90 in 100").check();
    await expect(panel.getByText("Required for 90 in 100")).toBeVisible();
    await expect(panel.getByText("Required for 75 in 100")).toHaveCount(0);
    await expectSettled(page);
    await expectKept(page, '"targetChance":90');
    await page.reload();
    await expect(choice(page, texts.aimFor, "90 in 100")).toBeChecked();
    await field(page, "Email").fill("layla@example.com");
    await fillContact(page, "Layla");
    expect(decodePayload(await continueToSummary(page))).toMatchObject({ targetChance: 90 });
    await expect(page.getByText("Required for 90 in 100")).toBeVisible();
  });

  test("changes lead to the target, and the first of them reaches it", async ({ page }) => {
    await openCalculator(page);
    await field(page, "Monthly salary").fill("9000");
    await choice(page, "Risk preference", "Balanced").check();
    await expectSettled(page);
    const first = page.getByRole("region", { name: texts.changes }).getByRole("listitem").first();
    for (const target of [50, 75, 90]) {
      await choice(page, texts.aimFor, `${target} in 100`).check();
      await expectSettled(page);
      const effect = await first.getByText(/→ \d+ in 100/).textContent();
      expect(Number(/→ (\d+) in/.exec(effect ?? "")?.[1])).toBeGreaterThanOrEqual(target);
    }
  });

  test("levers show where the target lies, and a row of How sure can be applied", async ({ page }) => {
    await openCalculator(page);
    await field(page, "Monthly salary").fill("9000");
    await choice(page, "Risk preference", "Balanced").check();
    await expectSettled(page);
    const lever = results(page).getByRole("slider", { name: "Annual spending" });
    await expect(lever).toHaveAttribute("aria-valuetext", /75 in 100 at AED.[\d,]+/);
    const table = page.getByRole("table", { name: insights.certainty.title });
    const row = table.getByRole("row").filter({ hasText: "75 in 100" });
    await row.getByRole("button").click();
    await expect(page.getByRole("region", { name: insights.applied.title })).toBeVisible();
    await expectSettled(page);
    await expect(results(page).getByRole("heading", { level: 3 }).first()).toContainText(/7[5-9] of 100/);
  });
});

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { baseline } = wording.results;

  test(`${language}: the plan before a lever moved stays behind the next, swaps with it and goes when removed`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await expectSettled(page, wording);
    const panel = results(page, wording);
    const swap = panel.getByRole("button", { name: baseline.swap });
    await expect(swap).toHaveCount(0);
    const lever = panel.getByRole("slider", { name: wording.fields.retirementAge });
    await lever.focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press("ArrowDown");
    await expect(upToDate(page, wording)).toBeVisible();
    await expectSettled(page, wording);
    const age = field(page, wording.fields.retirementAge);
    await expect(age).toHaveValue(/62/);
    await expect(panel.getByText(new RegExp(`${wording.fields.retirementAge}.*65`)).first()).toBeVisible();
    await expectAccessible(page);

    await swap.click();
    await expect(age).toHaveValue(/65/);
    await expect(upToDate(page, wording)).toBeVisible();
    await swap.click();
    await expect(age).toHaveValue(/62/);
    await panel.getByRole("button", { name: baseline.drop }).click();
    await expect(swap).toHaveCount(0);
    await expect(results(page, wording)).toBeFocused();
    await expect(age).toHaveValue(/62/);
  });
});

test.describe("", ONE_WIDTH.en, () => {
  test("in another currency no amount of the first is left, on levers or beside the plan before", async ({
    page,
  }) => {
    await openCalculator(page);
    await fillPlan(page);
    await expectSettled(page);
    await results(page).getByRole("slider", { name: "Age of retirement" }).focus();
    await page.keyboard.press("ArrowDown");
    await expectSettled(page);
    const swap = results(page).getByRole("button", { name: texts.baseline.swap });
    await expect(swap).toBeVisible();
    await choice(page, "Currency", "USD").check();
    await page.getByRole("button", { name: "Keep the numbers as they are" }).click();
    await expectSettled(page);
    await expect(results(page).getByRole("slider", { name: "Annual spending" })).toHaveAttribute(
      "aria-valuetext",
      /^USD.31,000/,
    );
    await expect(swap).toHaveCount(0);
    await choice(page, "Lifestyle", "My own budget").check();
    await expect(field(page, "Annual budget")).toHaveValue("USD 31,000");
  });

  test("an applied suggestion leaves the plan before it behind the next, and Start over forgets both", async ({
    page,
  }) => {
    await openCalculator(page);
    await field(page, "Monthly salary").fill("9000");
    await choice(page, "Risk preference", "Balanced").check();
    await expectSettled(page);
    await page
      .getByRole("region", { name: texts.changes })
      .getByRole("button", { name: new RegExp(`^${insights.apply}`) })
      .first()
      .click();
    await expectSettled(page);
    await expect(results(page).getByRole("button", { name: texts.baseline.swap })).toBeVisible();
    await results(page).getByRole("button", { name: texts.baseline.swap }).click();
    await expect(field(page, "Monthly salary")).toHaveValue(/9,000/);
    await expect(upToDate(page)).toBeVisible();
  });
});
