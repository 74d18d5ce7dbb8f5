import { lazy, type ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { type Calculator, FLOWS, type Flow } from "#shared/calculators.ts";
import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import type { Brand } from "#shared/report/brand.ts";
import { redirectOfRoot } from "./paths.ts";
import { RoutedPage } from "./RoutedPage.tsx";
import { type ReportPages, reportPages } from "./report-pages.tsx";

const PensionCalculatorPage = lazy(async () => {
  const { PensionCalculatorPage } = await import("#client/features/pension/PensionCalculatorPage.tsx");
  return { default: PensionCalculatorPage };
});

const ChildGoalCalculatorPage = lazy(async () => {
  const { ChildGoalCalculatorPage } = await import("#client/features/child-goal/ChildGoalCalculatorPage.tsx");
  return { default: ChildGoalCalculatorPage };
});

const KidsSaverPage = lazy(async () => {
  const { KidsSaverPage } = await import("#client/features/kids-saver/KidsSaverPage.tsx");
  return { default: KidsSaverPage };
});

const PersonalInfoPage = lazy(async () => {
  const { PersonalInfoPage } = await import("#client/features/kids-saver/PersonalInfoPage.tsx");
  return { default: PersonalInfoPage };
});

const NotFoundPage = lazy(async () => {
  const { NotFoundPage } = await import("./NotFoundPage.tsx");
  return { default: NotFoundPage };
});

type FormPage = (flow: Flow, today: PlanDay) => ReactNode;

/** Each has a key of its own, so that a visitor who goes from one to another meets another form. */
const childGoalPage =
  (type: GoalType): FormPage =>
  ({ summary }, today) => (
    <ChildGoalCalculatorPage key={type} type={type} start={today} summaryPath={summary} />
  );

/** The form of each calculator. */
const FORM_PAGES: Readonly<Record<Calculator, FormPage>> = {
  pension: ({ summary }) => <PensionCalculatorPage summaryPath={summary} />,
  ...forChildGoals(childGoalPage),
  kidsSaver: ({ form: [formPath], personalInfo = formPath, summary }, today) => (
    <KidsSaverPage start={today} personalInfoPath={personalInfo} summaryPath={summary} />
  ),
};

/** What each form leads to. */
const REPORT_PAGES: Readonly<Record<Calculator, ReportPages>> = {
  pension: reportPages(
    async () => (await import("#client/features/pension/pension-source.ts")).PENSION_SOURCE,
  ),
  ...forChildGoals((type) =>
    reportPages(async () =>
      (await import("#client/features/child-goal/child-goal-source.ts")).childGoalSource(type),
    ),
  ),
  kidsSaver: reportPages(
    async () => (await import("#client/features/kids-saver/kids-saver-source.ts")).KIDS_SAVER_SOURCE,
  ),
};

interface AppRoutesProps {
  readonly educationHost: string;
  /** The day of the visit: every plan starts in its month. */
  readonly today: PlanDay;
  readonly brand: Brand;
}

/** Every path of the table and what stands there. While a page loads, what was there before it stays. */
export function AppRoutes({ educationHost, today, brand }: AppRoutesProps) {
  const redirect = redirectOfRoot(window.location.hostname, educationHost);
  return (
    <Routes>
      {redirect !== undefined && <Route path="/" element={<Navigate to={redirect} replace />} />}
      {FLOWS.flatMap((flow) =>
        pagesOf(flow, today, brand).map(([path, page]) => (
          <Route key={path} path={path} element={<RoutedPage title={flow.calculator}>{page}</RoutedPage>} />
        )),
      )}
      <Route
        path="*"
        element={
          <RoutedPage title="notFound">
            <NotFoundPage />
          </RoutedPage>
        }
      />
    </Routes>
  );
}

function pagesOf(
  flow: Flow,
  today: PlanDay,
  brand: Brand,
): readonly (readonly [path: string, page: ReactNode])[] {
  const { calculator, form, personalInfo } = flow;
  const { summary: Summary, summaryPdf: Print, confirmation: Confirmation } = REPORT_PAGES[calculator];
  const page = FORM_PAGES[calculator](flow, today);
  const info = <PersonalInfoPage start={today} formPath={form[0]} />;
  const props = { flow, today, brand };
  return [
    ...form.map((path) => [path, page] as const),
    ...(personalInfo === undefined ? [] : [[personalInfo, info] as const]),
    [flow.summary, <Summary key="summary" {...props} />],
    [flow.summaryPdf, <Print key="print" {...props} />],
    [flow.confirmation, <Confirmation key="confirmation" {...props} />],
  ];
}

type ChildGoalCalculator = (typeof CHILD_GOALS)[GoalType]["calculator"];

/** An entry for the calculator of each child goal. */
function forChildGoals<T>(entryOf: (type: GoalType) => T): Readonly<Record<ChildGoalCalculator, T>> {
  const entries = GOAL_TYPES.map((type) => [CHILD_GOALS[type].calculator, entryOf(type)]);
  return Object.fromEntries(entries) as Record<ChildGoalCalculator, T>;
}
