import type { PageName } from "#client/embed/messages.ts";
import { FLOWS, type Flow } from "#shared/calculators.ts";

const PAGES = new Map<string, PageName>(FLOWS.flatMap(pagesOf));

/** Which page of a flow stands at a path. A trailing slash makes no difference. */
export function pageNameOf(path: string): PageName {
  return PAGES.get(path === "/" ? path : path.replace(/\/$/, "")) ?? "notFound";
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
