import type { PageName } from "#client/embed/messages.ts";
import { type Calculator, FLOWS, type Flow } from "#shared/calculators.ts";

const PAGES = new Map<string, PageName>(FLOWS.flatMap(pagesOf));

const CALCULATORS_BY_PATH = new Map<string, Calculator>(
  FLOWS.flatMap((flow) => pagesOf(flow).map(([path]) => [path, flow.calculator])),
);

/** Returns the name of the page at a path, "notFound" if there is none. A trailing slash makes no difference. */
export function pageNameOf(path: string): PageName {
  return PAGES.get(withoutSlash(path)) ?? "notFound";
}

/** Returns the calculator whose page is at a path; undefined if there is none. */
export function calculatorAt(path: string): Calculator | undefined {
  return CALCULATORS_BY_PATH.get(withoutSlash(path));
}

function withoutSlash(path: string): string {
  return path === "/" ? path : path.replace(/\/$/, "");
}

function pagesOf({
  form,
  personalInfo,
  summary,
  summaryPdf,
  confirmation,
}: Flow): readonly [string, PageName][] {
  return [
    ...form.map((path): [string, PageName] => [path, "form"]),
    ...(personalInfo === undefined ? [] : [[personalInfo, "personalInfo"] satisfies [string, PageName]]),
    [summary, "summary"],
    [summaryPdf, "summaryPdf"],
    [confirmation, "confirmation"],
  ];
}
