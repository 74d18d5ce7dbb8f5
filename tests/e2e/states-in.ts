import type { Page } from "@playwright/test";
import { CHILD_GOALS, GOAL_TYPES, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { type Language, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { expectGoalsPage } from "./kids-saver.ts";
import { expectOneLanguage } from "./one-language.ts";
import { CONTACT, kidsSaver, openWithPayload, pensionSummary, SUMMARIES } from "./summary.ts";
import {
  choice,
  confirmAmount,
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  fillPlan,
  NETWORK_ERROR,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const CORRELATION_ID = "3f2c8a54-0d0e-4b55-9c0b-4a8e5f0a2a11";

const ENTERED = [CORRELATION_ID, ...Object.values(CONTACT), "50 123 4567", "layla@", "Layla", "AED", "USD"];

/** Opens all that is folded away in results, and what the chart says. */
async function openEverything(page: Page, language: Language): Promise<void> {
  const { results: texts } = WORDINGS[language];
  await expect(page.getByText(texts.changesPending)).toHaveCount(0);
  const { certainty } = WORDINGS[language].insights;
  await expect(page.getByText(certainty.title, { exact: true })).toBeAttached();
  const figure = page.getByRole("figure").first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole("img")).toBeVisible();
  // All at once, until no closed one comes with newer insights.
  const closed = page.getByRole("main").locator("details:not([open]) > summary");
  const openAll = () =>
    closed.evaluateAll((summaries) => {
      for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
      return summaries.length;
    });
  await expect.poll(openAll).toBe(0);
  await page.getByRole("button", { name: texts.chartInfo }).first().click();
  await expect(page.getByRole("note")).toBeVisible();
}

/** Has the results that are in view told in today's money. */
async function chooseTodaysMoney(page: Page, { results: texts }: Wording): Promise<void> {
  await choice(page, texts.amounts, texts.todaysMoney).check();
  await expect(page.getByRole("figure").first().locator("figcaption")).toContainText(texts.todaysMoney);
}

/**
 * Tests that every page of every calculator says all that it says in one language, in every state.
 * @param expectMore is called in each of them
 */
export function testStatesIn(language: Language, expectMore: (page: Page) => Promise<void>): void {
  const wording = WORDINGS[language];
  const path = (page: string) => pathIn(language, page);
  const expectGood = async (page: Page, entered: readonly string[] = []) => {
    await expectOneLanguage(page, language, [...ENTERED, ...entered]);
    await expectMore(page);
  };

  test.describe(`in ${language}`, () => {
    test("the pension is in one language: empty, with faults, forecast, open, chosen", async ({ page }) => {
      test.slow();
      const { fields, faults, risks } = wording;
      await openCalculator(page, path("/"), wording);
      await expectGood(page);
      await field(page, fields.age).fill("17");
      await field(page, fields.email).fill("layla@");
      await field(page, fields.monthlySalary).fill("12..5");
      await field(page, fields.phoneNumber).fill("123");
      await field(page, fields.name).fill("<");
      await field(page, fields.age).focus();
      await expect(page.getByText(faults.email)).toBeVisible();
      await expect(page.getByText(faults.number).first()).toBeVisible();
      await expectGood(page, ["12..5"]);
      await field(page, fields.age).fill("30");
      await fillPlan(page, wording);
      await expect(upToDate(page, wording)).toBeVisible();
      await choice(page, fields.currency, wording.currencies.USD.name).check();
      await expect(page.getByRole("button", { name: fields.keepNumbers })).toBeVisible();
      await choice(page, fields.isSalaryBasedContribution, fields.fixedAmount).check();
      await choice(page, fields.risk, risks.Lifestyling.name).check();
      await expectSettled(page, wording);
      await openEverything(page, language);
      await expect(page.getByLabel(wording.pension.replay.start)).toBeVisible();
      await expectGood(page);
      await chooseTodaysMoney(page, wording);
      await expectGood(page);
    });

    test("the end of service, other income and an own budget are in one language", async ({ page }) => {
      test.slow();
      const { fields, pension, lifestyles } = wording;
      const { heading, summary, choices, visaAge } = pension.endOfService;
      await openCalculator(page, path("/"), wording);
      await fillPlan(page, wording);
      await page.getByRole("button", { name: heading }).click();
      await field(page, fields.basicSalaryPercentage).fill("0");
      await field(page, fields.basicSalaryPercentage).blur();
      await expect(page.getByText(summary.check)).toBeVisible();
      await expectGood(page);
      await field(page, fields.basicSalaryPercentage).fill("60");
      await field(page, fields.yearsOfService).fill("3");
      await field(page, fields.otherIncome).fill("36000");
      await field(page, fields.otherIncomeAge).fill("67");
      await choice(page, fields.changesEmployers, choices.changes).check();
      await field(page, fields.yearsPerEmployer).fill("7");
      await choice(page, fields.benefitUse, choices.spent).check();
      await expectSettled(page, wording);
      await openEverything(page, language);
      await expectGood(page);
      await choice(page, fields.endOfService, choices.scheme).check();
      await choice(page, fields.lifestyle, pension.ownBudget).check();
      await expect(choice(page, fields.lifestyle, lifestyles.Basic)).not.toBeChecked();
      await field(page, fields.retirementAge).fill("54");
      await choice(page, fields.checksRetirementVisa, choices.shown).check();
      await choice(page, fields.sex, choices.woman).check();
      await choice(page, fields.hasPartner, choices.withPartner).check();
      await field(page, fields.partnerAge).fill("48");
      const visa = visaAge({ age: 54, visaAge: 55, workYears: 15 });
      await field(page, fields.age).fill("45");
      await expect(results(page, wording).getByText(visa)).toBeVisible();
      await expectSettled(page, wording);
      await expectGood(page);
    });

    test("kept plans are in one language: compared, opened, refused, and invalid links", async ({ page }) => {
      test.slow();
      const { fields, plans, form } = wording;
      await page.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
        Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
        Storage.prototype.setItem = () => {
          throw new DOMException("refused", "QuotaExceededError");
        };
      });
      await openCalculator(page, `${path("/")}#plan=1.none`, wording);
      await expect(page.getByText(form.unread.damaged)).toBeVisible();
      await expectGood(page);
      await fillPlan(page, wording);
      await expect(upToDate(page, wording)).toBeVisible();
      await page.getByRole("button", { name: plans.keep.keep, exact: true }).click();
      await field(page, fields.retirementAge).fill("62");
      await expect(upToDate(page, wording)).toBeVisible();
      await expect(page.getByRole("table").filter({ hasText: plans.compare.entries })).toBeVisible();
      await page.getByRole("checkbox", { name: plans.keep.inBrowser }).click();
      await expect(page.getByText(plans.keep.refused)).toBeVisible();
      await page.getByRole("button", { name: plans.link.copy }).click();
      const link = page.getByRole("textbox", { name: plans.link.label });
      await expect(link).toBeVisible();
      await expectGood(page, [await link.inputValue()]);
      await page.getByRole("button", { name: plans.keep.open, exact: false }).first().click();
      await expect(page.getByRole("button", { name: plans.keep.undo, exact: true })).toBeVisible();
      await expectSettled(page, wording);
      await expectGood(page);
    });

    test("open lists are in one language", async ({ page }) => {
      const { fields, countries } = wording;
      await openCalculator(page, path("/"), wording);
      await page.getByRole("combobox", { name: fields.country }).selectOption(countries.Egypt.name);
      await expectGood(page);
      await page.getByRole("combobox", { name: fields.phoneNumberCountryCode }).click();
      await expect(page.getByRole("listbox").getByRole("option").nth(200)).toBeAttached();
      await expectGood(page);
    });

    for (const type of GOAL_TYPES) {
      test(`${type} is in one language`, async ({ page }) => {
        test.slow();
        const { fields, risks } = wording;
        await openCalculator(page, path(CHILD_GOALS[type].path), wording);
        await expectGood(page);
        await field(page, expenseLabels(type, wording).currentAnnualExpense).fill("60000");
        await field(page, fields.monthlyInvestment).fill("500");
        await choice(page, fields.risk, risks.Aggressive.name).check();
        await expectSettled(page, wording);
        await openEverything(page, language);
        await expectGood(page);
        await chooseTodaysMoney(page, wording);
        await expectGood(page);
      });
    }

    test("the Kids Saver is in one language, from the personal information on", async ({ page }) => {
      test.slow();
      const { fields, kidsSaver: texts, form, risks } = wording;
      await page.goto(path("/kids-saver/personal-info"));
      await expectGood(page);
      await fillContact(page, "Layla", wording);
      await page.getByRole("button", { name: form.continue }).click();
      await expectGoalsPage(page, wording);
      await expectGood(page);
      for (const type of KIDS_SAVER_GOALS) {
        await page.getByRole("checkbox", { name: texts.goals[type].title, exact: true }).check();
        await confirmAmount(page, wording);
      }
      await choice(page, fields.risk, risks.Balanced.name).check();
      await expect(upToDate(page, wording)).toBeVisible();
      await field(page, fields.startYear).first().fill("1999");
      await field(page, fields.startYear).first().blur();
      await expectGood(page);
      await openWithPayload(page, path("/kids-saver"), kidsSaver(true));
      await expectSettled(page, wording);
      await openEverything(page, language);
      await expectGood(page);
      await chooseTodaysMoney(page, wording);
      await expectGood(page);
      await continueToSummary(page, wording);
      const { title } = texts.report;
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(wording.results.chance, { exact: true })).toBeVisible();
      await expectGood(page);
    });

    for (const { name, base, form } of SUMMARIES.filter(({ base }) => base !== "/kids-saver")) {
      test(`summary, print and confirmation of ${name} are in one language`, async ({ page }) => {
        test.slow();
        await page.route("**/api/EmailPdf", (route) =>
          route.fulfill({ status: 202, json: { reportId: "1" } }),
        );
        await openWithPayload(page, path(`${base}/summary`), form);
        await expect(page.getByText(wording.results.chance, { exact: true })).toBeVisible();
        await openEverything(page, language);
        await expectGood(page);
        await page.getByRole("link", { name: wording.summary.print }).click();
        await expect(page.getByRole("button", { name: wording.summary.printNow })).toBeVisible();
        await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
        await expectGood(page);
        await page.getByRole("button", { name: wording.summary.backToSummary }).click();
        await page.getByRole("button", { name: wording.summary.detailedReport }).click();
        const { heading } = wording.confirmation.outcomes.mailed;
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await expectGood(page);
      });
    }

    test("notices are in one language", async ({ page }) => {
      for (const address of ["/summary", "/nowhere", "/confirmation", "/kids-saver/summary"]) {
        await page.goto(path(address));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectGood(page);
      }
    });

    test.describe("with a service that fails", () => {
      test.use({ expectedErrors: [NETWORK_ERROR] });

      for (const failure of ["unreachable", "unavailable"] as const) {
        test(`the failure is reported in one language: ${failure}`, async ({ page }) => {
          await openCalculator(page, path("/"), wording);
          await page.route("**/api/Calculate", (route) =>
            failure === "unreachable"
              ? route.abort()
              : route.fulfill({
                  status: 503,
                  contentType: "application/problem+json",
                  headers: { "X-Correlation-Id": CORRELATION_ID },
                  json: {
                    type: "urn:problem:unavailable",
                    title: "The service is not available at the moment",
                    status: 503,
                    detail: "",
                    code: "unavailable",
                  },
                }),
          );
          await fillPlan(page, wording);
          const alert = page.getByRole("alert").filter({ hasText: wording.results.failed });
          await expect(alert).toContainText(wording.errorModal[failure]);
          // With what finds the call in the log, if it reached the service.
          await expect(alert.getByText(CORRELATION_ID)).toHaveCount(failure === "unavailable" ? 1 : 0);
          await expectGood(page);
          await expect(results(page, wording)).toBeVisible();
          await openWithPayload(page, path("/summary"), pensionSummary.form);
          await expect(page.getByRole("dialog")).toContainText(wording.errorModal[failure]);
          await expectGood(page);
          await page.getByRole("button", { name: wording.errorModal.okay }).click();
          await expect(alert).toContainText(wording.errorModal[failure]);
          await expectGood(page);
        });
      }
    });
  });
}
