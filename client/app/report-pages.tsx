import { type ComponentType, lazy } from "react";
import type { ReportPageProps } from "#client/features/summary/report-page.ts";
import type { PlanSource } from "#client/form/plan-source.ts";
import type { Contact } from "#shared/contract/contact.ts";

type Place = "summary" | "summaryPdf" | "confirmation";

type LazyPageProps = Omit<ReportPageProps<Contact, unknown, unknown>, "source">;

/** The pages behind the form of a calculator. */
export type ReportPages = Readonly<Record<Place, ComponentType<LazyPageProps>>>;

/** The pages behind a form, each loaded once it is visited, together with what they need to know of the calculator. */
export function reportPages<F extends Contact, P, R>(
  loadSource: () => Promise<PlanSource<F, P, R>>,
): ReportPages {
  const page = (loadPage: () => Promise<ComponentType<ReportPageProps<F, P, R>>>) =>
    lazy(async () => {
      const [Page, source] = await Promise.all([loadPage(), loadSource()]);
      return { default: (props: LazyPageProps) => <Page {...props} source={source} /> };
    });
  return {
    summary: page(async () => (await import("#client/features/summary/SummaryPage.tsx")).SummaryPage),
    summaryPdf: page(async () => (await import("#client/features/summary/PrintPage.tsx")).PrintPage),
    confirmation: page(
      async () => (await import("#client/features/summary/ConfirmationPage.tsx")).ConfirmationPage,
    ),
  };
}
