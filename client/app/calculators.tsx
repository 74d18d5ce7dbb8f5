import { type ComponentType, createElement, lazy, type ReactNode, useMemo } from "react";
import { loadTexts } from "#client/components/load-wording.ts";
import { type Loadable, loadable, useLoaded } from "#client/components/loadable.ts";
import type { ReportPageProps } from "#client/features/summary/report-pages.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import {
  CALCULATORS,
  type Calculator,
  type CalculatorEntry,
  type Flow,
  forChildGoals,
} from "#shared/calculators.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Answer } from "#shared/contract/kept-plan.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanDay, PlanMonth } from "#shared/domain/plan-month.ts";
import type { TextPart } from "#shared/wording/text-parts.ts";

/** Page on which a calculator starts. */
export interface StartPage {
  readonly page: keyof typeof PAGES;
  /** Texts that it needs beside the common ones. */
  readonly texts: readonly TextPart[];
  readonly draw: (flow: Flow, today: PlanDay) => ReactNode;
}

type ReportPage = ComponentType<
  Omit<ReportPageProps<Contact, unknown, unknown>, "definition" | "formDefinition">
>;

/** Pages of a calculator, each loaded on the first visit. */
interface CalculatorPages {
  readonly form: StartPage;
  /** Asks for contact data before the form. */
  readonly personalInfo?: StartPage;
  readonly summary: ReportPage;
  readonly summaryPdf: ReportPage;
  readonly confirmation: ReportPage;
}

/** Loads the component of each page. Its name is that of its file, by which the build finds the page's chunk. */
const PAGES = {
  PensionCalculatorPage: async () =>
    (await import("#client/features/pension/PensionCalculatorPage.tsx")).PensionCalculatorPage,
  ChildGoalCalculatorPage: async () =>
    (await import("#client/features/child-goal/ChildGoalCalculatorPage.tsx")).ChildGoalCalculatorPage,
  FamilyPage: async () => (await import("#client/features/family/FamilyPage.tsx")).FamilyPage,
  KidsSaverPage: async () => (await import("#client/features/kids-saver/KidsSaverPage.tsx")).KidsSaverPage,
  PersonalInfoPage: async () =>
    (await import("#client/features/kids-saver/PersonalInfoPage.tsx")).PersonalInfoPage,
  SummaryPage: async () => (await import("#client/features/summary/SummaryPage.tsx")).SummaryPage,
  PrintPage: async () => (await import("#client/features/summary/PrintPage.tsx")).PrintPage,
  ConfirmationPage: async () =>
    (await import("#client/features/summary/ConfirmationPage.tsx")).ConfirmationPage,
  MethodPage: async () => (await import("#client/features/method/MethodPage.tsx")).MethodPage,
};

export const PAGES_BEHIND = {
  summary: "SummaryPage",
  summaryPdf: "PrintPage",
  confirmation: "ConfirmationPage",
} as const;

/** The family plan has the fields of a pension and of the goals of children. */
const FAMILY_TEXTS = ["family", "pension", "children"] as const satisfies readonly TextPart[];

const PensionCalculatorPage = lazyPage(PAGES.PensionCalculatorPage, "pension");
const ChildGoalCalculatorPage = lazyPage(PAGES.ChildGoalCalculatorPage, "children");
const KidsSaverPage = lazyPage(PAGES.KidsSaverPage, "children");
const PersonalInfoPage = lazyPage(PAGES.PersonalInfoPage, "children");
const FamilyPage = lazyPage(PAGES.FamilyPage, ...FAMILY_TEXTS);

/** The page on how figures are tested. */
export const MethodPage = lazyPage(PAGES.MethodPage, "method");

/** Returns a page that is loaded on the first visit, together with its texts. */
function lazyPage<Props>(load: () => Promise<ComponentType<Props>>, ...texts: readonly TextPart[]) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), loadTexts(...texts)]);
    return { default: Page };
  });
}

/** Tools that keep, share and compare plans, with their texts and the labels of entries. */
const PLAN_TOOLS = loadable<PlanTools>(async () => {
  const [tools] = await Promise.all([
    import("#client/plans/plan-tools.ts"),
    loadTexts("plans", "reports"),
    // They stand below the tools: if they came later, what is below would move under a visitor's hand.
    WAYS_ON.load().catch(() => {}),
  ]);
  return tools;
});

/** Ways from results into other calculators. What fails to load leaves its place empty: results do without it. */
const WAYS_ON = loadable(() => import("./ways-on.tsx"));

/** Returns a way into other calculators, which loads on demand. */
function wayOn<Props extends object>(of: (ways: typeof import("./ways-on.tsx")) => ComponentType<Props>) {
  return function WayOn(props: Props) {
    const { value: ways } = useLoaded(WAYS_ON, true);
    return ways && createElement(of(ways), props);
  };
}

const IntoFamily = wayOn(({ IntoFamily }) => IntoFamily);
const IntoOthers = wayOn(({ IntoOthers }) => IntoOthers);

type QuickStarts = typeof import("./quick-starts.ts");

/** Returns what starts the forecast of a calculator from three entries, with its texts. */
function quickStart<N extends keyof QuickStarts>(name: N): Loadable<QuickStarts[N]> {
  return loadable(async () => {
    const [starts] = await Promise.all([import("./quick-starts.ts"), loadTexts("results")]);
    return starts[name];
  });
}

const PENSION_START = quickStart("pension");
const GOAL_START = quickStart("goal");
const KIDS_SAVER_START = quickStart("kidsSaver");
const FAMILY_START = quickStart("family");

export const CALCULATOR_PAGES: Readonly<Record<Calculator, CalculatorPages>> = {
  pension: {
    form: {
      page: "PensionCalculatorPage",
      texts: ["pension"],
      draw: ({ summary }, today) => (
        <PensionCalculatorPage
          start={today}
          summaryPath={summary}
          tools={PLAN_TOOLS}
          quickStart={PENSION_START}
          Next={IntoFamily}
        />
      ),
    },
    ...pagesBehind(
      CALCULATORS.pension,
      ["pension"],
      async () => (await import("#client/features/pension/definition.ts")).pensionDefinition,
    ),
  },
  ...forChildGoals((type) => ({
    form: {
      page: "ChildGoalCalculatorPage",
      texts: ["children"],
      // A key of its own, so that moving from one calculator to another starts with a new form.
      draw: ({ summary }: Flow, today: PlanDay) => (
        <ChildGoalCalculatorPage
          key={type}
          type={type}
          start={today}
          summaryPath={summary}
          tools={PLAN_TOOLS}
          quickStart={GOAL_START}
          Next={IntoOthers}
        />
      ),
    },
    ...pagesBehind(CALCULATORS[CHILD_GOALS[type].calculator], ["children"], async () => {
      const { childGoalDefinition } = await import("#client/features/child-goal/definition.ts");
      return (start) => childGoalDefinition(type, start);
    }),
  })),
  kidsSaver: {
    form: {
      page: "KidsSaverPage",
      texts: ["children"],
      draw: ({ form: [formPath], personalInfo = formPath, summary }, today) => (
        <KidsSaverPage
          start={today}
          personalInfoPath={personalInfo}
          summaryPath={summary}
          tools={PLAN_TOOLS}
          quickStart={KIDS_SAVER_START}
          Next={IntoFamily}
        />
      ),
    },
    personalInfo: {
      page: "PersonalInfoPage",
      texts: ["children"],
      draw: ({ form: [formPath] }, today) => (
        <PersonalInfoPage start={today} formPath={formPath} tools={PLAN_TOOLS} />
      ),
    },
    ...pagesBehind(
      CALCULATORS.kidsSaver,
      ["children"],
      async () => (await import("#client/features/kids-saver/definition.ts")).kidsSaverDefinition,
    ),
  },
  family: {
    form: {
      page: "FamilyPage",
      texts: FAMILY_TEXTS,
      draw: ({ summary }, today) => (
        <FamilyPage start={today} summaryPath={summary} tools={PLAN_TOOLS} quickStart={FAMILY_START} />
      ),
    },
    ...pagesBehind(
      CALCULATORS.family,
      FAMILY_TEXTS,
      async () => (await import("#client/features/family/definition.ts")).familyDefinition,
    ),
  },
};

/** Returns the pages behind a form. @param loadForm loads the definition of its form, for plans from a month on */
function pagesBehind<Form extends Contact, Plan, Result extends Answer, Found>(
  { load }: CalculatorEntry<Form, Plan, Result, Found>,
  texts: readonly TextPart[],
  loadForm: () => Promise<(start: PlanMonth) => FormDefinition<Contact, Form, Plan, Result, Found>>,
): Pick<CalculatorPages, keyof typeof PAGES_BEHIND> {
  const page = (name: keyof typeof PAGES_BEHIND): ReportPage =>
    lazy(async () => {
      // Loaded before a report is ordered: if a new version forced a reload in between, the plan would be lost.
      if (name === "summary") PAGES.ConfirmationPage().catch(() => {});
      const [Page, definition, formFrom] = await Promise.all([
        PAGES[PAGES_BEHIND[name]](),
        load(),
        loadForm(),
        loadTexts(...texts, "plans", "reports"),
      ]);
      const WithDefinitions: ReportPage = (props) => {
        const formDefinition = useMemo(() => formFrom(props.today), [props.today]);
        return <Page {...props} definition={definition} formDefinition={formDefinition} />;
      };
      return { default: WithDefinitions };
    });
  return { summary: page("summary"), summaryPdf: page("summaryPdf"), confirmation: page("confirmation") };
}
