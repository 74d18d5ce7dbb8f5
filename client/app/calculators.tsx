import { type ComponentType, lazy, type ReactNode } from "react";
import { loadTexts } from "#client/components/load-wording.ts";
import { loadable } from "#client/components/loadable.ts";
import type { ReportPageProps } from "#client/features/summary/report-page.ts";
import type { PlanTools } from "#client/form/plan-on-page.ts";
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
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { TextPart } from "#shared/wording/parts.ts";

/** A page where a calculator starts. */
export interface StartPage {
  /** The module of its component, below the client's folder. */
  readonly module: string;
  /** The texts that it needs beside the common ones. */
  readonly texts: TextPart;
  readonly draw: (flow: Flow, today: PlanDay) => ReactNode;
}

type ReportPage = ComponentType<Omit<ReportPageProps<Contact, unknown, unknown>, "definition">>;

/** The pages of a calculator, each loaded once it is visited. */
interface CalculatorPages {
  readonly form: StartPage;
  /** Asks for contact data before the form. */
  readonly personalInfo?: StartPage;
  readonly summary: ReportPage;
  readonly summaryPdf: ReportPage;
  readonly confirmation: ReportPage;
}

const PensionCalculatorPage = lazy(async () => {
  const [{ PensionCalculatorPage }] = await Promise.all([
    import("#client/features/pension/PensionCalculatorPage.tsx"),
    loadTexts("pension"),
  ]);
  return { default: PensionCalculatorPage };
});

const ChildGoalCalculatorPage = lazy(async () => {
  const [{ ChildGoalCalculatorPage }] = await Promise.all([
    import("#client/features/child-goal/ChildGoalCalculatorPage.tsx"),
    loadTexts("children"),
  ]);
  return { default: ChildGoalCalculatorPage };
});

const KidsSaverPage = lazy(async () => {
  const [{ KidsSaverPage }] = await Promise.all([
    import("#client/features/kids-saver/KidsSaverPage.tsx"),
    loadTexts("children"),
  ]);
  return { default: KidsSaverPage };
});

const PersonalInfoPage = lazy(async () => {
  const [{ PersonalInfoPage }] = await Promise.all([
    import("#client/features/kids-saver/PersonalInfoPage.tsx"),
    loadTexts("children"),
  ]);
  return { default: PersonalInfoPage };
});

/** What keeps, shares and compares plans, with its texts and those that name what was entered. */
const PLAN_TOOLS = loadable<PlanTools>(async () => {
  const [tools] = await Promise.all([import("#client/plans/plan-tools.ts"), loadTexts("plans", "reports")]);
  return tools;
});

/** The pages of every calculator. */
export const CALCULATOR_PAGES: Readonly<Record<Calculator, CalculatorPages>> = {
  pension: {
    form: {
      module: "features/pension/PensionCalculatorPage.tsx",
      texts: "pension",
      draw: ({ summary }) => <PensionCalculatorPage summaryPath={summary} tools={PLAN_TOOLS} />,
    },
    ...pagesBehind(CALCULATORS.pension, "pension"),
  },
  ...forChildGoals((type) => ({
    form: {
      module: "features/child-goal/ChildGoalCalculatorPage.tsx",
      texts: "children",
      // A key of its own, so that a visitor who goes from one to another meets another form.
      draw: ({ summary }: Flow, today: PlanDay) => (
        <ChildGoalCalculatorPage
          key={type}
          type={type}
          start={today}
          summaryPath={summary}
          tools={PLAN_TOOLS}
        />
      ),
    },
    ...pagesBehind(CALCULATORS[CHILD_GOALS[type].calculator], "children"),
  })),
  kidsSaver: {
    form: {
      module: "features/kids-saver/KidsSaverPage.tsx",
      texts: "children",
      draw: ({ form: [formPath], personalInfo = formPath, summary }, today) => (
        <KidsSaverPage
          start={today}
          personalInfoPath={personalInfo}
          summaryPath={summary}
          tools={PLAN_TOOLS}
        />
      ),
    },
    personalInfo: {
      module: "features/kids-saver/PersonalInfoPage.tsx",
      texts: "children",
      draw: ({ form: [formPath] }, today) => <PersonalInfoPage start={today} formPath={formPath} />,
    },
    ...pagesBehind(CALCULATORS.kidsSaver, "children"),
  },
};

/** The pages behind a form, each loaded together with what it needs to know of the calculator. */
function pagesBehind<Form extends Contact, Plan, Result extends Answer>(
  { load }: CalculatorEntry<Form, Plan, Result>,
  texts: TextPart,
): Pick<CalculatorPages, "summary" | "summaryPdf" | "confirmation"> {
  const page = (loadPage: () => Promise<ComponentType<ReportPageProps<Form, Plan, Result>>>): ReportPage =>
    lazy(async () => {
      const [Page, definition] = await Promise.all([
        loadPage(),
        load(),
        loadTexts(texts, "plans", "reports"),
      ]);
      return { default: (props) => <Page {...props} definition={definition} /> };
    });
  const loadConfirmation = async () =>
    (await import("#client/features/summary/ConfirmationPage.tsx")).ConfirmationPage;
  return {
    summary: page(async () => {
      // There before a report is ordered: a reload between the two, as a new version has come, would lose its plan.
      loadConfirmation().catch(() => {});
      return (await import("#client/features/summary/SummaryPage.tsx")).SummaryPage;
    }),
    summaryPdf: page(async () => (await import("#client/features/summary/PrintPage.tsx")).PrintPage),
    confirmation: page(loadConfirmation),
  };
}
