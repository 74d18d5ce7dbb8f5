import { describe, expect, test } from "vitest";
import { childGoal } from "#shared/child-goal/report.ts";
import type { Change, Trade } from "#shared/contract/insights.ts";
import type { GoalType } from "#shared/domain/child-goals.ts";
import { readBrand } from "#shared/report/brand.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { goalOf, resultOf, START } from "./fixture.ts";

const CHANGES: readonly Change[] = [
  { kind: "startYear", set: { startYear: 2035 }, chanceToReachLifestyleGoal: 80 },
  { kind: "annualExpense", set: { currentAnnualExpense: 9_000 }, chanceToReachLifestyleGoal: 90 },
];

const TRADE: Trade = {
  kind: "risk",
  set: { risk: "Conservative" },
  chanceToReachLifestyleGoal: 60,
  cautiousValue: 50_000,
};

/** Returns every text about a plan for 2034 with changes of its year and its cost. */
function toldOf(type: GoalType, language: Language): string {
  const wording = WORDINGS[language];
  const plan = { ...goalOf(type), ...(type === "HelpKids" ? { numberOfYears: 1 } : {}) };
  const insights = {
    certainty: [],
    changes: [...CHANGES],
    trades: [TRADE],
    worse: [],
    currency: "AED" as const,
    modelVersion: "test",
  };
  const form = { ...plan, name: "", email: "", phoneNumberCountryCode: "+971", phoneNumber: "" };
  const context = { today: { ...START, day: 21 }, brand: readBrand({}, wording), wording, insights };
  return JSON.stringify([
    expenseLabels(type, wording),
    childGoal(type).introduction(wording),
    childGoal(type).build(form, resultOf(plan), context),
  ]).replaceAll("\u00a0", " ");
}

/** Words that apply only to several payments. */
const YEARLY = {
  en: /annual expense|every year|each year's expense|start year|hardest|last payment|how long/i,
  ar: /تكلفة سنوية|التكلفة السنوية|تكلفة كل سنة|سنة البدء|الأصعب|آخر دفعة|المدة/,
};

describe.each(LANGUAGE_NAMES)("an expense that is paid once, in %s,", (language) => {
  test("is never called a yearly one", () => {
    const labels = Object.keys(expenseLabels("HelpKids", WORDINGS[language])).length;
    expect(labels).toBe(4);
    expect(toldOf("HelpKids", language)).not.toMatch(YEARLY[language]);
    expect(toldOf("HelpKids", language)).not.toMatch(/first payment|الدفعة الأولى/);
    expect(toldOf("Education", language)).toMatch(YEARLY[language]);
  });
});

test("changes of an expense that is paid once concern its year and its amount", () => {
  const told = toldOf("HelpKids", "en");
  expect(told).toContain("Pay in 2035 instead of 2034.");
  expect(told).toContain("Plan for AED 9,000 instead of AED 10,000, in today's money.");
  expect(told).toContain("The expense is paid in September of the chosen year.");
});
