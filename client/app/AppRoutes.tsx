import { lazy, type ReactNode, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { PreparingPage } from "./PreparingPage.tsx";
import { type Calculator, FLOWS, type Flow, redirectOfRoot } from "./paths.ts";
import { Titled } from "./Titled.tsx";

const PensionCalculatorPage = lazy(async () => {
  const { PensionCalculatorPage } = await import("#client/features/pension/PensionCalculatorPage.tsx");
  return { default: PensionCalculatorPage };
});

/** The form of each calculator that is built. */
const FORM_PAGES: Partial<Record<Calculator, (flow: Flow) => ReactNode>> = {
  pension: ({ summary }) => <PensionCalculatorPage summaryPath={summary} />,
};

/** Every path of the table and what stands there. */
export function AppRoutes({ educationHost }: { educationHost: string }) {
  const redirect = redirectOfRoot(window.location.hostname, educationHost);
  return (
    <Suspense>
      <Routes>
        {redirect !== undefined && <Route path="/" element={<Navigate to={redirect} replace />} />}
        {FLOWS.flatMap((flow) =>
          pagesOf(flow).map(([path, page]) => (
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

function pagesOf(flow: Flow): readonly (readonly [path: string, page: ReactNode])[] {
  const form = FORM_PAGES[flow.calculator]?.(flow) ?? <PreparingPage />;
  const following = [flow.personalInfo, flow.summary, flow.summaryPdf, flow.confirmation];
  return [
    ...flow.form.map((path) => [path, form] as const),
    ...following
      .filter((path) => path !== undefined)
      .map((path) => [path, <PreparingPage key={path} />] as const),
  ];
}
