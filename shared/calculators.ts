import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";

type ChildGoal = (typeof CHILD_GOALS)[GoalType];

export type Calculator = "pension" | "kidsSaver" | ChildGoal["calculator"];

/** The way through one calculator, from its form to the confirmation. */
export interface Flow {
  readonly calculator: Calculator;
  /** Where the form is; the first is the one that links lead to. */
  readonly form: readonly [string, ...string[]];
  /** Asks for contact data before the form. */
  readonly personalInfo?: string;
  readonly summary: string;
  readonly summaryPdf: string;
  readonly confirmation: string;
}

/** Every path of the site. Source: specification section 2. A trailing slash makes no difference. */
export const FLOWS: readonly Flow[] = [
  {
    calculator: "pension",
    form: ["/", "/calculator"],
    summary: "/summary",
    summaryPdf: "/summary-pdf",
    confirmation: "/confirmation",
  },
  {
    calculator: "pension",
    form: ["/peko", "/peko/calculator"],
    summary: "/peko/summary",
    summaryPdf: "/peko/summary-pdf",
    confirmation: "/peko/confirmation",
  },
  ...GOAL_TYPES.map((type) => childGoalFlow(CHILD_GOALS[type])),
  {
    calculator: "kidsSaver",
    personalInfo: "/kids-saver/personal-info",
    form: ["/kids-saver"],
    summary: "/kids-saver/summary",
    summaryPdf: "/kids-saver/summary-pdf",
    confirmation: "/kids-saver/confirmation",
  },
];

function childGoalFlow({ calculator, path }: ChildGoal): Flow {
  return {
    calculator,
    form: [path],
    summary: `${path}/summary`,
    summaryPdf: `${path}/summary-pdf`,
    confirmation: `${path}/confirmation`,
  };
}
