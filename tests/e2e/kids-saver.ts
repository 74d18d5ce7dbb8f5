import type { Locator, Page, Response } from "@playwright/test";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { EN } from "#shared/wording/generated/en.js";
import { choice, expect, field, fillContact, openCalculator, results, upToDate } from "./visitor.ts";

export const { year: THIS_YEAR } = dubaiMonth(Date.now());

export const GOALS = ["Education Goal", "Healthcare Goal", "Activities Goal", "Help Kids Goal"] as const;

/** Fields of the previous page that the goals page lists as missing; the last of them names that page. */
export const LAST_CONTACT_FIELD = "Phone number (on the page Personal information)";
export const CONTACT_LABELS = `Name, Email, ${LAST_CONTACT_FIELD}`;

type Goal = (typeof GOALS)[number];

/** The defaults of specification section 3, as they are sent. */
export const DEFAULT_GOALS: Readonly<Record<Goal, object>> = {
  "Education Goal": {
    type: "Education",
    countryOfExpense: "UAE",
    currentAnnualExpense: 100_000,
    numberOfYears: 4,
    startYear: THIS_YEAR + 5,
  },
  "Healthcare Goal": {
    type: "Healthcare",
    countryOfExpense: "UAE",
    currentAnnualExpense: 3_000,
    numberOfYears: 10,
    startYear: THIS_YEAR + 2,
  },
  "Activities Goal": {
    type: "Activities",
    countryOfExpense: "UAE",
    currentAnnualExpense: 10_000,
    numberOfYears: 4,
    startYear: THIS_YEAR + 2,
  },
  "Help Kids Goal": {
    type: "HelpKids",
    countryOfExpense: "UAE",
    currentAnnualExpense: 10_000,
    numberOfYears: 1,
    startYear: THIS_YEAR + 10,
  },
};

/** Waits until the page of the goals is there: the address changes before it, and both pages share fields. */
export async function expectGoalsPage(page: Page, { titles } = EN): Promise<void> {
  await expect(page).toHaveURL(/\/kids-saver$/);
  await expect(page).toHaveTitle(titles.kidsSaver);
}

/** The way every visitor is meant to come: by the page for personal information. */
export async function enterKidsSaver(page: Page, name = "Layla"): Promise<void> {
  await page.goto("/kids-saver/personal-info");
  await fillContact(page, name);
  await page.getByRole("button", { name: "Continue" }).click();
  await expectGoalsPage(page);
}

/**
 * Follows the link from the goals to the page for personal information, until that page is there: the address changes
 * before it, and both pages have a field for the child's age and the currency.
 */
export async function toPersonalInfo(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Personal information" }).click();
  await expect(page).toHaveTitle("Personal information – Kids Saver");
}

export function openKidsSaver(page: Page): Promise<void> {
  return openCalculator(page, "/kids-saver");
}

export function goal(page: Page, name: Goal): Locator {
  return page.getByRole("region", { name, exact: true });
}

export function enabled(page: Page, name: Goal): Locator {
  return page.getByRole("checkbox", { name, exact: true });
}

export function details(page: Page, name: Goal): Locator {
  return page.getByRole("button", { name: `Details of ${name}` });
}

/** Enables a goal and says that the cost that it starts with is right. */
export async function includeGoal(page: Page, name: Goal): Promise<void> {
  await enabled(page, name).check();
  await goal(page, name)
    .getByRole("button", { name: / is right$/ })
    .click();
}

/** Enables goals with their defaults and chooses a strategy. @returns the answer to the plan */
export async function planGoals(page: Page, names: readonly Goal[]): Promise<Response> {
  for (const name of names) await includeGoal(page, name);
  const answer = nextKidsSaverAnswer(page);
  await choice(page, "Risk preference", "Balanced").check();
  const response = await answer;
  await expect(upToDate(page)).toBeVisible();
  return response;
}

export function nextKidsSaverAnswer(page: Page): Promise<Response> {
  return page.waitForResponse("**/api/CalculateMultiGoal");
}

/** A line of the required investments: its label, the words beside it and its amount. */
export function requirement(page: Page, label: string): Locator {
  const breakdown = results(page).getByRole("region", { name: "Required monthly investment" });
  return breakdown.locator("dl > div").filter({ hasText: new RegExp(`^${label} `) });
}

/** Counts the calculations that are asked for from now on. */
export function countCalculations(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/CalculateMultiGoal")) count++;
  });
  return () => count;
}

export async function setInvestment(page: Page, amount: number): Promise<void> {
  const answer = nextKidsSaverAnswer(page);
  await field(page, "Monthly investment").fill(String(amount));
  await answer;
  await expect(upToDate(page)).toBeVisible();
}
