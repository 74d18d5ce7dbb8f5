import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";

export const THIS_MONTH = dubaiMonth(Date.now());
export const { year: THIS_YEAR } = THIS_MONTH;

interface ChildGoal {
  readonly type: GoalType;
  readonly path: string;
  readonly title: string;
  readonly asksAge: boolean;
  readonly asksNumberOfYears: boolean;
  /** What the chart counts from today. */
  readonly axis: { readonly label: string; readonly today: number };
}

/** What a visitor meets at each calculator. Source: specification sections 2, 3 and 9. */
const SPECIFIED: Readonly<Record<GoalType, Omit<ChildGoal, "type" | "path">>> = {
  Education: {
    title: "Education Calculator",
    asksAge: true,
    asksNumberOfYears: true,
    axis: { label: "Child's age", today: 6 },
  },
  HelpKids: {
    title: "Helping Kids Calculator",
    asksAge: true,
    asksNumberOfYears: false,
    axis: { label: "Child's age", today: 6 },
  },
  Activities: {
    title: "Activities Calculator",
    asksAge: true,
    asksNumberOfYears: true,
    axis: { label: "Child's age", today: 6 },
  },
  Healthcare: {
    title: "Healthcare Calculator",
    asksAge: false,
    asksNumberOfYears: true,
    axis: { label: "Year", today: THIS_YEAR },
  },
};

export const CHILD_GOALS_ON_SITE: readonly ChildGoal[] = GOAL_TYPES.map((type) => ({
  type,
  path: CHILD_GOALS[type].path,
  ...SPECIFIED[type],
}));
