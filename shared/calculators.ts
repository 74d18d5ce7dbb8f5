import type { Insights } from "./contract/insights.ts";
import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "./domain/child-goals.ts";
import type { CalculatorDefinition } from "./report/calculator-definition.ts";
import { LANGUAGE_NAMES, type Language, pathIn } from "./wording/languages.ts";

/** A calculator as code that handles all calculators sees it: the paths of its pages, and a loader for the rest. */
export interface CalculatorEntry<Form, Plan, Result, Found = Insights> {
  /** All flows through it; links lead to the first. */
  readonly flows: readonly [FlowPaths, ...FlowPaths[]];
  /** The `type` of its plan, by which `Calculate` finds it; unset if the calculator has a function of its own. */
  readonly planType?: "Pension" | GoalType;
  /** Loads the definition: a page needs one calculator, not all of them. */
  readonly load: () => Promise<CalculatorDefinition<Form, Plan, Result, Found>>;
}

/** The paths of one flow through a calculator. Source: specification section 2. */
interface FlowPaths {
  /** Paths of the form; links lead to the first. */
  readonly form: readonly [string, ...string[]];
  /** Path of the page that asks for contact data before the form. */
  readonly personalInfo?: string;
  readonly summary: string;
  readonly summaryPdf: string;
  readonly confirmation: string;
}

/** Every calculator, by the name that its titles have in the wording. A trailing slash of a path makes no difference. */
export const CALCULATORS = {
  pension: calculator({
    flows: [
      { form: ["/", "/calculator"], ...pagesBehind("") },
      { form: ["/peko", "/peko/calculator"], ...pagesBehind("/peko") },
    ],
    planType: "Pension",
    load: async () => (await import("./pension/report.ts")).PENSION,
  }),
  ...forChildGoals((type) =>
    calculator({
      flows: [{ form: [CHILD_GOALS[type].path], ...pagesBehind(CHILD_GOALS[type].path) }],
      planType: type,
      load: async () => (await import("./child-goal/report.ts")).childGoal(type),
    }),
  ),
  kidsSaver: calculator({
    flows: [
      { form: ["/kids-saver"], personalInfo: "/kids-saver/personal-info", ...pagesBehind("/kids-saver") },
    ],
    load: async () => (await import("./kids-saver/report.ts")).KIDS_SAVER,
  }),
  family: calculator({
    flows: [{ form: ["/family"], ...pagesBehind("/family") }],
    load: async () => (await import("./family/report.ts")).FAMILY,
  }),
} as const;

export type Calculator = keyof typeof CALCULATORS;

export const CALCULATOR_NAMES = Object.keys(CALCULATORS) as readonly Calculator[];

/** A flow through one calculator, from its form to the confirmation. */
export interface Flow extends FlowPaths {
  readonly calculator: Calculator;
}

/** Every path of the site. */
export const FLOWS: readonly Flow[] = CALCULATOR_NAMES.flatMap((calculator) =>
  CALCULATORS[calculator].flows.map((paths) => ({ calculator, ...paths })),
);

/** Returns all paths at which a visitor may start a calculator: its forms, and the contact pages before them. */
export function startPaths(calculator: Calculator): readonly string[] {
  const flows = FLOWS.filter((flow) => flow.calculator === calculator);
  return flows.flatMap(({ form, personalInfo }) => [
    ...(personalInfo === undefined ? [] : [personalInfo]),
    ...form,
  ]);
}

/** Returns the path that links to a calculator lead to. */
export function beginningOf(calculator: Calculator): string {
  const { form, personalInfo }: FlowPaths = CALCULATORS[calculator].flows[0];
  // The last of several paths, because the root leads elsewhere on the host of the education calculator.
  return personalInfo ?? form.at(-1) ?? form[0];
}

/** Returns a flow with its paths in a language. */
export function flowIn(language: Language, flow: Flow): Flow {
  const [first, ...others] = flow.form;
  return {
    ...flow,
    form: [pathIn(language, first), ...others.map((path) => pathIn(language, path))],
    ...(flow.personalInfo !== undefined && { personalInfo: pathIn(language, flow.personalInfo) }),
    summary: pathIn(language, flow.summary),
    summaryPdf: pathIn(language, flow.summaryPdf),
    confirmation: pathIn(language, flow.confirmation),
  };
}

/** All flows through all calculators, in every language. */
export const FLOWS_IN_ALL_LANGUAGES: readonly Flow[] = LANGUAGE_NAMES.flatMap((language) =>
  FLOWS.map((flow) => flowIn(language, flow)),
);

/** Builds an entry for the calculator of each child goal, keyed by the calculator's name. */
export function forChildGoals<T>(
  entryOf: (type: GoalType) => T,
): Readonly<Record<(typeof CHILD_GOALS)[GoalType]["calculator"], T>> {
  const entries = GOAL_TYPES.map((type) => [CHILD_GOALS[type].calculator, entryOf(type)]);
  return Object.fromEntries(entries);
}

function calculator<Form, Plan, Result, Found = Insights>(entry: CalculatorEntry<Form, Plan, Result, Found>) {
  return entry;
}

function pagesBehind(path: string) {
  return {
    summary: `${path}/summary`,
    summaryPdf: `${path}/summary-pdf`,
    confirmation: `${path}/confirmation`,
  };
}
