import type { Locator, Page } from "@playwright/test";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { expectAccessible } from "./quality.ts";
import { detail, openSummary, openWithPayload, pensionSummary, personal, stubReports } from "./summary.ts";
import {
  choice,
  continueToSummary,
  expect,
  field,
  fillContact,
  fillPlan,
  nextAnswer,
  openCalculator,
  results,
  test,
  upToDate,
} from "./visitor.ts";

const HEADING = "End of service, other income, length of life";

/** The button that shows the section and folds it away. */
const heading = (page: Page): Locator => page.getByRole("button", { name: HEADING });
const section = (page: Page): Locator => page.getByRole("region", { name: HEADING });

/** A figure of the results. */
const figure = (page: Page, label: string | RegExp): Locator =>
  results(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: label }) })
    .getByRole("definition");

test.describe("in a browser that has loaded nothing yet", () => {
  test.use({ isFirstVisit: true });

  test("the section is collapsed, loads once it is opened, and adds nothing to an untouched plan", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    const isLoaded = () => loaded.some((url) => url.includes("EndOfServiceFields"));
    await openCalculator(page);
    await expect(heading(page)).toHaveAttribute("aria-expanded", "false");
    await expect(section(page)).toContainText("Optional: basic wage");
    const answer = nextAnswer(page);
    await fillPlan(page);
    const sent = (await answer).request().postData() ?? "";
    expect(sent).not.toMatch(
      /endOfService|basic|otherIncome|scheme|Employer|Visa|annualLivingCost|hasOwnBudget/,
    );
    expect(isLoaded()).toBe(false);
    await heading(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page, "Basic wage as a share of salary")).toBeVisible();
    expect(isLoaded()).toBe(true);
    await expect(section(page)).toContainText("not for UAE nationals");
    await page.keyboard.press("Tab");
    await expect(field(page, "Basic wage as a share of salary")).toBeFocused();
    await expect(upToDate(page)).toBeVisible();
    await heading(page).press("Space");
    await expect(field(page, "Basic wage as a share of salary")).toBeHidden();
  });
});

test("a savings scheme is shown beside the gratuity, and its texts match the figures", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await heading(page).click();
  await field(page, "Basic wage as a share of salary").fill("60");
  await expect(upToDate(page)).toBeVisible();
  const answer = nextAnswer(page);
  await choice(page, "End-of-service payment", "Savings scheme").check();
  const { savingsScheme } = await (await answer).json();
  await expect(upToDate(page)).toBeVisible();
  await expect(section(page)).toContainText("Set: basic wage 60%, savings scheme.");
  await expect(figure(page, "Capped statutory gratuity instead")).toHaveText("AED\u00a01,131,173");
  await expect(figure(page, "Chance of at least that gratuity")).toHaveText(
    `${Math.round(savingsScheme.chanceToBeatGratuity)} in 100`,
  );
  // A lower fee leaves more.
  const cheaper = nextAnswer(page);
  await field(page, "Savings scheme fee").fill("0.5");
  expect((await (await cheaper).json()).savingsScheme.valueAt50th).toBeGreaterThan(savingsScheme.valueAt50th);
  await results(page).getByText("How this was calculated").click();
  await expect(results(page)).toContainText("less a fee of 0.5% a year");
  await expectAccessible(page);
});

test("changing employers and spending each gratuity goes from the form to the summary and back", async ({
  page,
}) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await heading(page).click();
  await field(page, "Basic wage as a share of salary").fill("60");
  await choice(page, "Employers until retirement", "Change employers").check();
  await field(page, "Years with each employer").fill("7");
  await choice(page, "Gratuity from each employer you leave", "Spent").check();
  await expect(upToDate(page)).toBeVisible();
  await expect(
    figure(page, "Chance of reaching your goal").or(results(page).getByText("40.94%")).first(),
  ).toBeVisible();
  await expect(figure(page, "Earlier employers (4), spent")).toBeVisible();
  const form = decodePayload(await continueToSummary(page));
  expect(form).toMatchObject({ basicSalaryPercentage: 60, yearsPerEmployer: 7, benefitUse: "Spent" });
  await expect(detail(personal(page), "Years with each employer")).toHaveText("7 years");
  await expect(detail(personal(page), "Basic wage as a share of salary")).toHaveText("60%");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page)).toHaveAttribute("aria-expanded", "true");
  await expect(field(page, "Years with each employer")).toHaveValue("7 years");
  await page.reload();
  await expect(field(page, "Years with each employer")).toHaveValue("7 years");
  await expect(choice(page, "Gratuity from each employer you leave", "Spent")).toBeChecked();
});

test("a summary that lost its contact data in a reload keeps its plan while it asks for it", async ({
  page,
}) => {
  const scheme = () => detail(personal(page), "End-of-service payment");
  const form = { ...PENSION_FORM, endOfService: "SavingsScheme", otherIncome: 12_000 };
  await stubReports(page);
  await openSummary(page, { ...pensionSummary, form });
  await page.reload();
  await expect(scheme()).toHaveText("Savings scheme");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(field(page, "Other annual income")).toHaveValue("AED 12,000");
  await page.goBack();
  await page.getByRole("button", { name: "Get detailed report" }).click();
  await field(page, "Name").fill("Layla");
  // Longer than it takes until a form is kept for a reload.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(scheme()).toHaveText("Savings scheme");
});

test("a fault in a collapsed section is reported, and its link expands the section", async ({ page }) => {
  await openCalculator(page);
  await fillPlan(page);
  await fillContact(page, "Layla");
  await expect(upToDate(page)).toBeVisible();
  await heading(page).click();
  await field(page, "Basic wage as a share of salary").fill("0");
  await heading(page).click();
  await expect(section(page)).toContainText("Please check the entries of this section.");
  const frame = page.getByRole("form");
  await frame.getByRole("button", { name: "Basic wage as a share of salary" }).click();
  await expect(field(page, "Basic wage as a share of salary")).toBeFocused();
  await expect(field(page, "Basic wage as a share of salary")).toHaveAccessibleDescription(/Enter 1 or more/);
  await heading(page).click();
  const toCheck = results(page).getByRole("paragraph").filter({ hasText: "Please check:" });
  await toCheck.getByRole("button", { name: "Basic wage as a share of salary" }).click();
  await expect(field(page, "Basic wage as a share of salary")).toBeFocused();
  await heading(page).click();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(field(page, "Basic wage as a share of salary")).toBeFocused();
  await expectAccessible(page);
});

test("a form that was sent with these options opens with them, and one without stays as it was", async ({
  page,
}) => {
  const form = {
    ...PENSION_FORM,
    age: 45,
    retirementAge: 54,
    otherIncome: 36_000,
    otherIncomeAge: 67,
    checksRetirementVisa: true,
  };
  await openWithPayload(page, "/", form);
  await expect(field(page, "Other annual income")).toHaveValue("AED 36,000");
  await expect(field(page, "Other income from age")).toHaveValue("67 years");
  await expect(section(page)).toContainText("Set: other income AED\u00a036,000 a year, retirement visa.");
  await expect(upToDate(page)).toBeVisible();
  await expect(figure(page, "Other income from age 67")).toHaveText("AED\u00a036,000");
  await expect(results(page)).toContainText("Chance of AED\u00a01,000,000 or more, for a retirement visa");
  const chance = /^((more|fewer) than )?\d+ in 100$/;
  await expect(figure(page, "At retirement, age 54")).toHaveText(chance);
  for (const age of [59, 64, 69, 74, 79]) {
    await expect(figure(page, `At renewal, age ${age}`)).toHaveText(chance);
  }
  await expect(results(page)).toContainText(
    "The retirement visa requires age 55, or 15 years of work before that.",
  );
  await field(page, "Other annual income").fill("30000");
  await section(page).getByText("Fill in a state pension").click();
  const pensions = "Examples, only for people who are entitled to them";
  await choice(page, pensions, "UK State Pension: AED\u00a061,650 a year").check();
  await expect(field(page, "Other annual income")).toHaveValue("AED 61,650");
  await expect(field(page, "Other income from age")).toHaveValue("68 years");
  await page.keyboard.press("ArrowUp");
  await expect(choice(page, pensions, "None of these")).toBeChecked();
  await expect(field(page, "Other annual income")).toHaveValue("AED 30,000");
  await field(page, "Other annual income").fill("0");
  await expect(field(page, "Other income from age")).toBeHidden();
  await openWithPayload(page, "/", PENSION_FORM);
  await expect(heading(page)).toHaveAttribute("aria-expanded", "false");
});

test("a budget of one's own replaces a lifestyle, and changes with the currency", async ({ page }) => {
  await openCalculator(page);
  await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("Philippines");
  await choice(page, "Lifestyle", "My own budget").check();
  await expect(field(page, "Annual budget")).toHaveValue("AED 66,105");
  await choice(page, "Lifestyle", "Basic").check();
  await page.getByRole("combobox", { name: "Retirement domicile" }).selectOption("UK");
  await fillPlan(page);
  await choice(page, "Lifestyle", "Affluent").check();
  await choice(page, "Lifestyle", "My own budget").check();
  await expect(field(page, "Annual budget")).toHaveValue("AED 183,625");
  await expect(upToDate(page)).toBeVisible();
  const answer = nextAnswer(page);
  await field(page, "Annual budget").fill("90,000");
  expect((await answer).request().postDataJSON()).toMatchObject({
    lifestyle: "Affluent",
    annualLivingCost: 90_000,
  });
  await expect(figure(page, "Your own budget")).toHaveText("AED\u00a090,000");
  await choice(page, "Currency", "USD").check();
  await expect(field(page, "Annual budget")).toHaveValue("USD 24,510");
  await field(page, "Annual budget").fill("");
  await field(page, "Annual budget").blur();
  await expect(results(page)).toContainText("Not up to date. Please check: Annual budget.");
  await expectAccessible(page);
  const back = nextAnswer(page);
  await choice(page, "Lifestyle", "Basic").check();
  expect((await back).request().postDataJSON()).not.toHaveProperty("annualLivingCost");
  await expect(field(page, "Annual budget")).toBeHidden();
});
