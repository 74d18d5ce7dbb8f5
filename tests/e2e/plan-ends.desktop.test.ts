import type { Page } from "@playwright/test";
import { LANGUAGE_NAMES, LANGUAGES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CALCULATOR_SUMMARIES, mailButton, openWithPayload, pensionSummary, stubReports } from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  expectSettled,
  field,
  fillContact,
  openCalculator,
  results,
  test,
} from "./visitor.ts";

const { en: EN, ar: AR } = WORDINGS;
const { applied, apply } = EN.insights;

const strip = (page: Page) => page.getByRole("region", { name: applied.title });

/** Puts the first change that is proposed into the plan of the page. */
async function applyFirst(page: Page): Promise<void> {
  await expectSettled(page);
  const changes = page.getByRole("region", { name: EN.results.changes });
  await changes
    .getByRole("button", { name: new RegExp(`^${apply}`) })
    .first()
    .click();
  await expect(strip(page)).toBeVisible();
  await expectSettled(page);
}

/** Goes from a form to the confirmation of its report. */
async function getReport(page: Page): Promise<void> {
  await continueToSummary(page);
  await expect(page.getByText(EN.results.chance, { exact: true })).toBeVisible();
  await mailButton(page).click();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
}

async function startOver(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByRole("heading", { name: EN.form.heading })).toBeVisible();
}

/** A plan of the pension that is far from its goal. */
async function fillPoorPlan(page: Page, salary: string): Promise<void> {
  await field(page, "Monthly salary").fill(salary);
  await choice(page, "Risk preference", "Balanced").check();
}

for (const { name, formPath, form } of CALCULATOR_SUMMARIES) {
  test(`${name}: after Start over no applied change comes back`, async ({ page }) => {
    await stubReports(page);
    await openWithPayload(page, formPath, { ...form, monthlyInvestment: 300, currentAdditional: 0 });
    await applyFirst(page);
    await getReport(page);
    await startOver(page);
    await expect(strip(page)).toHaveCount(0);
    await expect(results(page)).toContainText(EN.results.emptyTitle);
    await expect(choice(page, "Risk preference", "Conservative")).not.toBeChecked();
  });
}

test("a plan after Start over is shown alone, and Back changes nothing about it", async ({ page }) => {
  await stubReports(page);
  await openCalculator(page);
  await fillPoorPlan(page, "9000");
  await fillContact(page, "Layla");
  await applyFirst(page);
  await choice(page, EN.results.amounts, EN.results.todaysMoney).check();
  await getReport(page);
  await startOver(page);
  await fillPoorPlan(page, "30000");
  await expectSettled(page);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: applied.undo, exact: true })).toHaveCount(0);
  await expect(choice(page, EN.results.amounts, EN.results.moneyOfThatYear)).toBeChecked();

  // The confirmation keeps its plan, but not the name of its recipient.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await expect(page.getByText(/^Sent to/)).toHaveCount(0);
  await page.goForward();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 30,000");
  await expect(field(page, "Name")).toHaveValue("");
  await expectSettled(page);
  await expect(strip(page)).toHaveCount(0);
});

test("an empty form after Start over shows no forecast, even through the earlier summary", async ({
  page,
}) => {
  await stubReports(page);
  await openCalculator(page);
  await fillPoorPlan(page, "9000");
  await fillContact(page, "Layla");
  await getReport(page);
  await startOver(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Email sent!" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(EN.results.chance, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(field(page, "Monthly salary")).toHaveValue("AED 0");
  await expect(results(page)).toContainText(EN.results.emptyTitle);
  await expect(results(page).getByText(EN.results.chance, { exact: true })).toHaveCount(0);
});

test("an opened kept plan is shown without changes applied to the previous one, which its Undo restores", async ({
  page,
}) => {
  const { keep } = EN.plans;
  await openCalculator(page);
  await fillPoorPlan(page, "9000");
  await expectSettled(page);
  await page.getByRole("button", { name: keep.keep, exact: true }).click();
  await applyFirst(page);
  const budget = await strip(page).textContent();
  await page.getByRole("button", { name: /^Open: / }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole("button", { name: keep.undo, exact: true }).click();
  await expectSettled(page);
  await expect(strip(page)).toHaveText(String(budget));
});

test("another language keeps the applied change, described in it, and its Undo", async ({ page }) => {
  await openCalculator(page);
  await fillPoorPlan(page, "9000");
  await applyFirst(page);
  await page.getByRole("banner").getByRole("link", { name: LANGUAGES.ar.name }).click();
  const undo = page.getByRole("button", { name: AR.insights.applied.undo, exact: true });
  const inArabic = page.getByRole("region", { name: AR.insights.applied.title });
  await expect(inArabic).toBeVisible();
  expect(await inArabic.innerText()).not.toMatch(/[A-Za-z]{4}/);
  await undo.click();
  await expectSettled(page, AR);
  await expect(inArabic).toHaveCount(0);
  await expect(choice(page, AR.fields.lifestyle, AR.lifestyles.Moderate)).toBeChecked();
});

for (const language of LANGUAGE_NAMES) {
  test(`in ${language} Start over stands last, and the plan can be brought back until another is begun`, async ({
    page,
  }) => {
    const wording = WORDINGS[language];
    const { confirmation, fields, results: texts, risks, summary } = wording;
    await stubReports(page);
    const { formPath, form } = pensionSummary;
    await openWithPayload(page, pathIn(language, formPath), form);
    await expectSettled(page, wording);
    await continueToSummary(page, wording);
    await page.getByRole("button", { name: summary.detailedReport }).click();
    const startOver = page.getByRole("button", { name: confirmation.startOver });
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons.last()).toHaveText(confirmation.startOver);
    await startOver.click();
    const bringBack = page.getByRole("button", { name: texts.start.bringBack });
    await bringBack.press("Enter");
    await expectSettled(page, wording);
    await expect(bringBack).toHaveCount(0);
    await expect(field(page, fields.retirementAge)).toHaveValue(/60/);
    // Whoever uses the browser next learns no name.
    await expect(field(page, fields.name)).toHaveValue("");
    await page.goBack();
    await startOver.click();
    await expect(bringBack).toBeVisible();
    await choice(page, fields.risk, risks.Balanced.name).check();
    await expect(bringBack).toHaveCount(0);
  });
}
