import type { Page } from "@playwright/test";
import { chanceInWords } from "#shared/report/chance.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { holdBack } from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectSettled,
  failFirst,
  field,
  fillContact,
  NETWORK_ERROR,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const nextInsights = (page: Page) => page.waitForResponse("**/api/CalculateInsights");

/** Fills in a plan that is far from its goal. */
async function fillPoorPlan(page: Page, wording = WORDINGS.en): Promise<void> {
  await field(page, wording.fields.monthlySalary).fill("9000");
  await choice(page, wording.fields.risk, wording.risks.Balanced.name).check();
}

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const texts = WORDINGS[language].insights;

  test(`the requirements of a plan with large savings are explained in words: ${language}`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await field(page, wording.fields.currentAdditional).fill("20000000");
    await fillPoorPlan(page, wording);
    const table = page.getByRole("table", { name: texts.certainty.title });
    await expect(table.getByRole("cell", { name: texts.certainty.noneNeeded }).first()).toBeVisible();
    await expect(table).not.toContainText("0.0%");
  });

  test.describe(language === "ar" ? "on a phone" : "on a desktop", () => {
    if (language === "ar") test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the most effective change is applied with one click, and undone: ${language}`, async ({
      page,
      viewport,
    }) => {
      await openCalculator(page, pathIn(language, "/"), wording);
      const asked = nextInsights(page);
      const answered = nextAnswer(page);
      await fillPoorPlan(page, wording);
      const before = (await (await answered).json()).chanceToReachLifestyleGoal;
      if ((viewport?.width ?? 0) < 1024)
        await page.getByRole("button", { name: wording.results.show }).click();
      const [first] = (await (await asked).json()).changes;
      const block = page.getByRole("region", { name: wording.results.changes });
      await expect(block.getByRole("listitem").first()).toBeVisible();
      await expect(block.getByRole("listitem").first()).toContainText(
        chanceInWords(first.chanceToReachLifestyleGoal, wording),
      );
      const apply = block.getByRole("button").first();
      await expect(apply).toHaveText(texts.apply);
      await expect(apply).toHaveAccessibleName(
        texts.applyChange({ change: String(await block.locator("li span").first().textContent()) }),
      );

      const changed = nextAnswer(page);
      await apply.click();
      const undo = page.getByRole("button", { name: texts.applied.undo, exact: true });
      await expect(undo).toBeFocused();
      await expect(undo).toBeInViewport({ ratio: 1 });
      const response = await changed;
      expect(response.request().postDataJSON()).toMatchObject(first.set);
      expect((await response.json()).chanceToReachLifestyleGoal).toBe(first.chanceToReachLifestyleGoal);
      const applied = page.getByRole("region", { name: texts.applied.title });
      for (const chance of [before, first.chanceToReachLifestyleGoal]) {
        await expect(applied).toContainText(chanceInWords(chance, wording));
      }

      // The earlier result is known: it is asked for no more.
      await page.route("**/api/Calculate", (route) => route.abort());
      await undo.click();
      await expect(applied).toBeHidden();
      await expect(results(page, wording)).toContainText(`${before.toFixed(2)}%`);
      await expect(upToDate(page, wording)).toBeVisible();
      await expect(results(page, wording)).toBeFocused();
    });
  });
}

test("changes are applied and undone by keyboard, one after the other", async ({ page }) => {
  await openCalculator(page);
  await fillPoorPlan(page);
  await expect(upToDate(page)).toBeVisible();
  const { apply, applied } = WORDINGS.en.insights;
  const block = page.getByRole("region", { name: WORDINGS.en.results.changes });
  const undo = page.getByRole("button", { name: applied.undo, exact: true });
  const strip = page.getByRole("region", { name: applied.title });
  const applyFirst = async () => {
    const first = block.getByRole("button", { name: new RegExp(`^${apply}`) }).first();
    await expect(first).toBeEnabled();
    const sentence = await block.locator("li span").first().textContent();
    await first.focus();
    const answered = nextInsights(page);
    await page.keyboard.press("Enter");
    await answered;
    await expect(strip).toContainText(String(sentence));
    await expect(undo).toBeFocused();
    return String(sentence);
  };
  const one = await applyFirst();
  const other = await applyFirst();
  expect(other).not.toBe(one);
  await page.keyboard.press("Enter");
  await expect(strip).toContainText(one);
  await strip.getByRole("button", { name: applied.keep }).press("Enter");
  await expect(strip).toBeHidden();
});

test("the earlier plan stays beside the new one through the summary and back, until it is dismissed", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPoorPlan(page);
  await fillContact(page, "Layla");
  const { apply, applied } = WORDINGS.en.insights;
  const block = page.getByRole("region", { name: WORDINGS.en.results.changes });
  const changed = nextAnswer(page);
  await block
    .getByRole("button", { name: new RegExp(`^${apply}`) })
    .first()
    .click();
  await changed;
  await expect(upToDate(page)).toBeVisible();
  await continueToSummary(page);
  await page.getByText(WORDINGS.en.summary.more).click();
  await expect(page.getByRole("heading", { name: WORDINGS.en.results.changes })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^${apply}`) })).toHaveCount(0);
  await page.goBack();
  const strip = page.getByRole("region", { name: applied.title });
  await expect(strip).toBeVisible();
  await strip.getByRole("button", { name: applied.keep }).click();
  await expect(strip).toBeHidden();
});

test("Undo restores the whole earlier plan, in its currency, whatever was entered since", async ({
  page,
}) => {
  const { fields, currencies } = WORDINGS.en;
  const { apply, applied } = WORDINGS.en.insights;
  await openCalculator(page);
  const answered = nextAnswer(page);
  await fillPoorPlan(page);
  const earlier = (await answered).request().postDataJSON();
  const block = page.getByRole("region", { name: WORDINGS.en.results.changes });
  const changed = nextAnswer(page);
  await block
    .getByRole("button", { name: new RegExp(`^${apply}`) })
    .first()
    .click();
  await changed;
  const strip = page.getByRole("region", { name: applied.title });
  await expect(strip).not.toContainText(applied.further);
  const converted = nextAnswer(page);
  await choice(page, fields.currency, currencies.USD.name).check();
  await field(page, fields.currentAdditional).fill("3000");
  await converted;
  await expect(strip).toContainText(applied.further);
  await expect(upToDate(page)).toBeVisible();
  await page.getByRole("button", { name: applied.undo, exact: true }).click();
  await expect(choice(page, fields.currency, currencies.AED.name)).toBeChecked();
  await page.waitForFunction(() => window.history.state.drafts.pension.currency === "AED");
  const undone = nextAnswer(page);
  await page.reload();
  expect((await undone).request().postDataJSON()).toEqual(earlier);
});

test("removing an outdated comparison opens nothing", async ({ page }) => {
  const { trades } = WORDINGS.en.insights;
  const fold = (name: string) => results(page).locator("details").filter({ hasText: name });
  await openCalculator(page);
  await field(page, WORDINGS.en.fields.monthlySalary).fill("20000");
  await choice(page, WORDINGS.en.fields.risk, WORDINGS.en.risks.Balanced.name).check();
  await expectSettled(page);
  await fold(trades.country).locator("summary").click();
  await expect(fold(trades.country)).toHaveAttribute("open");
  // An amount would rise with the prices of another country, so that none is compared.
  const { isSalaryBasedContribution, fixedAmount } = WORDINGS.en.fields;
  await choice(page, isSalaryBasedContribution, fixedAmount).check();
  await expect(fold(trades.country)).toHaveCount(0);
  await expectSettled(page);
  await expect(fold(trades.risk)).not.toHaveAttribute("open");
});

test("open details stay open in another language", async ({ page }) => {
  const [en, ar] = [WORDINGS.en.insights, WORDINGS.ar.insights];
  await openCalculator(page);
  await fillPoorPlan(page);
  await expectSettled(page);
  await results(page).locator("details", { hasText: en.worse.title }).locator("summary").click();
  await page.getByRole("link", { name: "العربية" }).click();
  const inArabic = results(page, WORDINGS.ar).locator("details", { hasText: ar.worse.title });
  await expect(inArabic).toHaveAttribute("open");
});

/** Watches a page for a text from now on. @returns whether it has been there */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  const watch = await page.evaluateHandle((wanted) => {
    const seen = { value: false };
    new MutationObserver(() => {
      seen.value ||= document.body.innerText.includes(wanted);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return seen;
  }, text);
  return () => watch.evaluate(({ value }) => value);
}

test("two clicks on a change apply it once, results stay in sight meanwhile, and one click undoes it", async ({
  page,
}) => {
  const { apply, applied } = WORDINGS.en.insights;
  await openCalculator(page);
  await fillPoorPlan(page);
  await expectSettled(page);
  const wasEmptied = await watchFor(page, WORDINGS.en.results.emptyTitle);
  await results(page)
    .getByRole("button", { name: new RegExp(`^${apply}`) })
    .first()
    .dblclick();
  const strip = page.getByRole("region", { name: applied.title });
  await strip.getByRole("button", { name: applied.undo }).click();
  await expect(strip).toHaveCount(0);
  expect(await wasEmptied()).toBe(false);
});

test("changes cannot be applied to a newer plan until its own changes are known", async ({ page }) => {
  const apply = results(page)
    .getByRole("button", { name: new RegExp(`^${WORDINGS.en.insights.apply}`) })
    .first();
  await openCalculator(page);
  await fillPoorPlan(page);
  await expectSettled(page);
  await expect(apply).toBeEnabled();
  const release = await holdBack(page, "Calculate");
  await field(page, WORDINGS.en.fields.monthlySalary).fill("9500");
  await expect(apply).toBeDisabled();
  release();
  await expect(apply).toBeEnabled();
});

test("results do not wait for insights, and pending insights are announced", async ({ page }) => {
  await page.route("**/api/CalculateInsights", () => undefined);
  await openCalculator(page);
  await fillPoorPlan(page);
  await expect(upToDate(page)).toBeVisible();
  await expect(results(page).getByText(WORDINGS.en.results.changesPending)).toBeVisible();
});

test.describe("with a service that fails", () => {
  test.use({ expectedErrors: [NETWORK_ERROR] });

  test("a quiet line says so, and nothing else does", async ({ page }) => {
    await page.route("**/api/CalculateInsights", (route) => route.fulfill({ status: 503, body: "" }));
    await openCalculator(page);
    await fillPoorPlan(page);
    await expect(results(page).getByText(WORDINGS.en.results.changesFailed)).toBeVisible();
    await expect(upToDate(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });

  test("another try shows the changes, and leads nobody away", async ({ page }) => {
    await failFirst(page, "**/api/CalculateInsights", 1);
    await openCalculator(page);
    await fillPoorPlan(page);
    const retry = results(page).getByRole("button", { name: WORDINGS.en.results.tryAgain });
    await retry.focus();
    await page.keyboard.press("Enter");
    await expectSettled(page);
    await expect(retry).toHaveCount(0);
    await expect(results(page)).toBeFocused();
  });

  test("an applied change can be undone while the insights for the current plan are missing", async ({
    page,
  }) => {
    const { apply } = WORDINGS.en.insights;
    await openCalculator(page);
    await fillPoorPlan(page);
    await expectSettled(page);
    await page.route("**/api/CalculateInsights", (route) => route.fulfill({ status: 503, body: "" }));
    await results(page)
      .getByRole("button", { name: new RegExp(`^${apply}`) })
      .first()
      .click();
    await expect(results(page).getByText(WORDINGS.en.results.changesFailed)).toBeVisible();
    await page.getByRole("link", { name: "العربية" }).click();
    const texts = WORDINGS.ar.insights.applied;
    const strip = page.getByRole("region", { name: texts.title });
    await strip.getByRole("button", { name: texts.undo }).click();
    await expect(strip).toHaveCount(0);
  });

  test("an answer of another shape is refused", async ({ page }) => {
    await page.route("**/api/CalculateInsights", (route) => route.fulfill({ json: { changes: "many" } }));
    await openCalculator(page);
    await fillPoorPlan(page);
    await expect(results(page).getByText(WORDINGS.en.results.changesFailed)).toBeVisible();
  });
});
