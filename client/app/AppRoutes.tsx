import { lazy, type ReactNode, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { type Calculator, FLOWS, type Flow } from "#shared/contract/flows.ts";
import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PreparingPage } from "./PreparingPage.tsx";
import { redirectOfRoot } from "./paths.ts";
import { Titled } from "./Titled.tsx";

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

type FormPage = (flow: Flow, today: PlanMonth) => ReactNode;

/** Each has a key of its own, so that a visitor who goes from one to another meets another form. */
const CHILD_GOAL_PAGES: Readonly<Record<string, FormPage>> = Object.fromEntries(
  GOAL_TYPES.map((type) => [
    CHILD_GOALS[type].calculator,
    ({ summary }, today) => (
      <ChildGoalCalculatorPage key={type} type={type} start={today} summaryPath={summary} />
    ),
  ]),
);

/** The form of each calculator that is built. */
const FORM_PAGES: Partial<Record<Calculator, FormPage>> = {
  pension: ({ summary }) => <PensionCalculatorPage summaryPath={summary} />,
  ...CHILD_GOAL_PAGES,
  kidsSaver: ({ form: [formPath], personalInfo = formPath, summary }, today) => (
    <KidsSaverPage start={today} personalInfoPath={personalInfo} summaryPath={summary} />
  ),
};

interface AppRoutesProps {
  readonly educationHost: string;
  /** The month in which every plan starts. */
  readonly today: PlanMonth;
}

/** Every path of the table and what stands there. */
export function AppRoutes({ educationHost, today }: AppRoutesProps) {
  const redirect = redirectOfRoot(window.location.hostname, educationHost);
  return (
    <Suspense>
      <Routes>
        {redirect !== undefined && <Route path="/" element={<Navigate to={redirect} replace />} />}
        {FLOWS.flatMap((flow) =>
          pagesOf(flow, today).map(([path, page]) => (
            <Route key={path} path={path} element={<Titled title={flow.calculator}>{page}</Titled>} />
          )),
        )}
        <Route
          path="*"
          element={
            <Titled title="notFound">
              <NotFoundPage />
            </Titled>
          }
        />
      </Routes>
    </Suspense>
  );
}

function pagesOf(flow: Flow, today: PlanMonth): readonly (readonly [path: string, page: ReactNode])[] {
  const { calculator, form, personalInfo, summary, summaryPdf, confirmation } = flow;
  const page = FORM_PAGES[calculator]?.(flow, today) ?? <PreparingPage />;
  const info = <PersonalInfoPage start={today} formPath={form[0]} />;
  return [
    ...form.map((path) => [path, page] as const),
    ...(personalInfo === undefined ? [] : [[personalInfo, info] as const]),
    ...[summary, summaryPdf, confirmation].map((path) => [path, <PreparingPage key={path} />] as const),
  ];
}
