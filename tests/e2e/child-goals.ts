import type { Page } from "@playwright/test";
import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { choice, field } from "./visitor.ts";

export const THIS_MONTH = dubaiMonth(Date.now());
export const { year: THIS_YEAR } = THIS_MONTH;

interface ChildGoal {
  readonly type: GoalType;
  readonly path: string;
  readonly title: string;
  readonly asksAge: boolean;
  readonly asksNumberOfYears: boolean;
  /** The form's label of the expense, and of the year in which it begins. */
  readonly labels: { readonly expense: string; readonly start: string };
  /** The quantity that the chart counts from today. */
  readonly axis: { readonly label: string; readonly today: number };
}

const EVERY_YEAR = { expense: "Annual expense", start: "Start year" };

/** Content of each calculator. Source: specification sections 2, 3 and 9. */
const SPECIFIED: Readonly<Record<GoalType, Omit<ChildGoal, "type" | "path">>> = {
  Education: {
    title: "Education Calculator",
    asksAge: true,
    asksNumberOfYears: true,
    labels: EVERY_YEAR,
    axis: { label: "Child's age", today: 6 },
  },
  HelpKids: {
    title: "Helping Kids Calculator",
    asksAge: true,
    asksNumberOfYears: false,
    labels: { expense: "Expense", start: "Year of the expense" },
    axis: { label: "Child's age", today: 6 },
  },
  Activities: {
    title: "Activities Calculator",
    asksAge: true,
    asksNumberOfYears: true,
    labels: EVERY_YEAR,
    axis: { label: "Child's age", today: 6 },
  },
  Healthcare: {
    title: "Healthcare Calculator",
    asksAge: false,
    asksNumberOfYears: true,
    labels: EVERY_YEAR,
    axis: { label: "Year", today: THIS_YEAR },
  },
};

export const CHILD_GOALS_ON_SITE: readonly ChildGoal[] = GOAL_TYPES.map((type) => ({
  type,
  path: CHILD_GOALS[type].path,
  ...SPECIFIED[type],
}));

/** Years ahead, so that nothing of the goal is due. */
export const START_YEAR = THIS_YEAR + 6;

/** Enters everything that a page asks for, in the order in which it stands there. */
export async function fillGoal(page: Page, { asksAge, asksNumberOfYears, labels }: ChildGoal): Promise<void> {
  if (asksAge) await field(page, "Child's age").fill("6");
  await choice(page, "Currency", "USD").check();
  await page.getByRole("combobox", { name: "Country of expense" }).selectOption("India");
  await field(page, labels.expense).fill("5000");
  await field(page, labels.start).fill(String(START_YEAR));
  if (asksNumberOfYears) await field(page, "Number of years").fill("3");
  await field(page, "Monthly investment").fill("120");
  await field(page, "Current savings for this goal").fill("1000");
  await field(page, "Additional savings at the start of the expense").fill("2000");
  await choice(page, "Risk preference", "Aggressive").check();
}
