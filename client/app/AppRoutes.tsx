import { lazy, type ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { FLOWS_IN_ALL_LANGUAGES, type Flow } from "#shared/calculators.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import { METHOD_PATH } from "#shared/report/method-path.ts";
import { LANGUAGE_NAMES, pathIn } from "#shared/wording/languages.ts";
import { CALCULATOR_PAGES, MethodPage } from "./calculators.tsx";
import { type EducationSite, HOME, redirectOfRoot } from "./paths.ts";
import { RoutedPage } from "./RoutedPage.tsx";

const NotFoundPage = lazy(async () => ({ default: (await import("./NotFoundPage.tsx")).NotFoundPage }));

interface AppRoutesProps {
  readonly educationSite: EducationSite;
  /** Day of the visit: every plan starts in its month. */
  readonly today: PlanDay;
}

/** Every path of the table with its page. While a page loads, the previous one stays. */
export function AppRoutes({ educationSite, today }: AppRoutesProps) {
  const redirect = redirectOfRoot(window.location.hostname, educationSite);
  return (
    <Routes>
      {redirect !== undefined &&
        LANGUAGE_NAMES.map((language) => (
          <Route
            key={language}
            path={pathIn(language, HOME)}
            element={<Navigate to={pathIn(language, redirect)} replace />}
          />
        ))}
      {FLOWS_IN_ALL_LANGUAGES.flatMap((flow) =>
        pagesOf(flow, today).map(([path, page]) => (
          <Route key={path} path={path} element={<RoutedPage title={flow.calculator}>{page}</RoutedPage>} />
        )),
      )}
      {LANGUAGE_NAMES.map((language) => (
        <Route
          key={language}
          path={pathIn(language, METHOD_PATH)}
          element={
            <RoutedPage title="method">
              <MethodPage />
            </RoutedPage>
          }
        />
      ))}
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

function pagesOf(flow: Flow, today: PlanDay): readonly (readonly [path: string, page: ReactNode])[] {
  const pages = CALCULATOR_PAGES[flow.calculator];
  const { summary: Summary, summaryPdf: Print, confirmation: Confirmation } = pages;
  const form = pages.form.draw(flow, today);
  const props = { flow, today };
  return [
    ...flow.form.map((path) => [path, form] as const),
    ...(flow.personalInfo === undefined
      ? []
      : [[flow.personalInfo, pages.personalInfo?.draw(flow, today)] as const]),
    [flow.summary, <Summary key="summary" {...props} />],
    [flow.summaryPdf, <Print key="print" {...props} />],
    [flow.confirmation, <Confirmation key="confirmation" {...props} />],
  ];
}
