import { expenseLabels } from "#shared/report/expense-labels.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { choice, expect, field, fillPlan, openCalculator, results, test, upToDate } from "./visitor.ts";

for (const language of LANGUAGE_NAMES) {
  const wording = WORDINGS[language];
  const { shell, titles, fields, risks, childGoal } = wording;

  test(`${language}: a result says what the visit's plans take together, and which savings count twice`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/"), wording);
    await fillPlan(page, wording);
    await field(page, fields.currentAdditional).fill("50000");
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(results(page, wording)).not.toContainText(wording.results.visit.plans.healthcare);
    await page.getByRole("banner").locator("summary", { hasText: shell.calculators }).click();
    await page.getByRole("link", { name: titles.healthcare }).click();
    await expect(page).toHaveTitle(titles.healthcare);
    await field(page, expenseLabels("Healthcare", wording).currentAnnualExpense).fill("12000");
    await field(page, fields.monthlyInvestment).fill("6000");
    await field(page, childGoal.fields.currentAdditional).fill("50000");
    await choice(page, fields.risk, risks.Balanced.name).check();
    // The pension takes 5% of a salary of AED 20,000.
    const together = results(page, wording).getByText("35.0%");
    await expect(together).toContainText(wording.results.visit.plans.pension);
    await expect(together).toContainText(/50,000.*$/);
  });
}
