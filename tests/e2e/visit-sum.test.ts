import type { Page } from "@playwright/test";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { formatMoney } from "#shared/report/format.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CHILD_GOAL_FORM } from "../fixtures/forms.ts";
import { THIS_MONTH } from "./child-goals.ts";
import {
  choice,
  expect,
  field,
  fillPlan,
  openCalculator,
  results,
  seeResults,
  test,
  unfoldOpenedPlan,
  upToDate,
} from "./visitor.ts";
import { oncePerLanguage } from "./widths.ts";

const SENT = keptPlan(
  "education",
  { ...CHILD_GOAL_FORM, monthlyInvestment: 500 },
  { modelVersion: EMBEDDED_MODEL.version, chanceToReachLifestyleGoal: 50 },
  THIS_MONTH,
);

oncePerLanguage((language) => {
  const wording = WORDINGS[language];
  const { shell, titles, fields, risks, childGoal } = wording;

  const goTo = async (page: Page, title: string) => {
    await page.getByRole("banner").locator("summary", { hasText: shell.calculators }).click();
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveTitle(title);
  };

  test(`${language}: a result says what the visit's own plans take together, and which savings count twice`, async ({
    page,
  }) => {
    await openCalculator(page, planLink(pathIn(language, "/education"), SENT), wording);
    await seeResults(page, wording);
    await goTo(page, titles.pension);
    await fillPlan(page, wording);
    await field(page, fields.currentAdditional).fill("50000");
    await expect(upToDate(page, wording)).toBeVisible();
    await expect(results(page, wording)).not.toContainText(wording.results.visit.plans.healthcare);
    await goTo(page, titles.healthcare);
    await field(page, expenseLabels("Healthcare", wording).currentAnnualExpense).fill("12000");
    await field(page, fields.monthlyInvestment).fill("6000");
    await field(page, childGoal.fields.currentAdditional).fill("50000");
    await choice(page, fields.risk, risks.Balanced.name).check();
    // The pension takes 5% of a salary of AED 20,000.
    const together = results(page, wording).getByText("35.0%");
    await expect(together).toContainText(wording.results.visit.plans.pension);
    await expect(together).toContainText(/50,000.*$/);

    // A plan that somebody sent counts once the visitor says that it is theirs.
    const { pension, healthcare } = wording.results.visit.plans;
    await goTo(page, titles.education);
    const own = results(page, wording).getByText("37.5%");
    await unfoldOpenedPlan(page, wording);
    await results(page, wording).getByRole("button", { name: wording.plans.link.claim }).press("Enter");
    await expect(own).toContainText(pension);
    await expect(own).toContainText(healthcare);
    await expect(results(page, wording).getByText(wording.plans.link.opened)).toHaveCount(0);
  });

  test(`${language}: kept plans of two children are two, and the visitor may say otherwise`, async ({
    page,
  }) => {
    await openCalculator(page, pathIn(language, "/education"), wording);
    await field(page, expenseLabels("Education", wording).currentAnnualExpense).fill("50000");
    await field(page, fields.monthlyInvestment).fill("1000");
    await field(page, childGoal.fields.age).fill("9");
    await choice(page, fields.risk, risks.Balanced.name).check();
    await seeResults(page, wording);
    await page.getByRole("button", { name: wording.plans.keep.keep, exact: true }).press("Enter");
    const { plans: names, planOfAge, sum } = wording.results.visit;
    const older = planOfAge({ plan: names.education, age: 9 });
    const together = results(page, wording).getByText(
      sum({ plans: older, amount: formatMoney(2_000, "AED", wording) }),
    );
    const choices = results(page, wording).getByText(wording.plans.counted.title);
    await expect(choices).toHaveCount(0);

    await field(page, childGoal.fields.age).fill("5");
    await expect(together).toBeVisible();
    await choices.press("Enter");
    const kept = results(page, wording).getByRole("checkbox", { name: older });
    await kept.uncheck();
    await expect(together).toHaveCount(0);
    await kept.check();
    await expect(together).toBeVisible();

    // Each of them can be part of the family plan, for a child of its own.
    await goTo(page, titles.family);
    const { take } = wording.family.form;
    for (const age of [5, 9]) {
      const plan = planOfAge({ plan: names.education, age });
      await page.getByRole("button", { name: take.goNamed({ plan }), exact: true }).press("Enter");
    }
    await expect(page.getByText(take.heading)).toBeVisible();
    await expect(page.getByRole("button", { name: take.goNamed({ plan: "" }) })).toHaveCount(0);
    const child = (place: "first" | "second") =>
      page.getByRole("region", { name: wording.family.children[place], exact: true });
    await expect(field(child("first"), childGoal.fields.age)).toHaveValue(/^5/);
    // Who needs nothing more is one line.
    await expect(child("second")).toContainText(/\b9\b/);
  });
});
