import type { PageName } from "#client/embed/messages.ts";
import { type Calculator, FLOWS, type Flow } from "#shared/calculators.ts";
import { METHOD_PATH } from "#shared/report/method-path.ts";

interface Page {
  readonly name: PageName;
  /** Unset on a page of no calculator. */
  readonly calculator?: Calculator;
}

/** Every path with its page. */
const PAGES = new Map<string, Page>([...FLOWS.flatMap(pagesOf), [METHOD_PATH, { name: "method" }]]);

/** Returns the name of the page at a path, "notFound" if there is none. A trailing slash makes no difference. */
export function pageNameOf(path: string): PageName {
  return PAGES.get(withoutSlash(path))?.name ?? "notFound";
}

/** Returns the calculator whose page is at a path; undefined if there is none. */
export function calculatorAt(path: string): Calculator | undefined {
  return PAGES.get(withoutSlash(path))?.calculator;
}

function withoutSlash(path: string): string {
  return path === "/" ? path : path.replace(/\/$/, "");
}

function pagesOf({ calculator, form, personalInfo, ...behind }: Flow) {
  const page = (name: PageName, path: string) => [path, { name, calculator }] as const;
  return [
    ...form.map((path) => page("form", path)),
    ...(personalInfo === undefined ? [] : [page("personalInfo", personalInfo)]),
    ...(["summary", "summaryPdf", "confirmation"] as const).map((name) => page(name, behind[name])),
  ];
}
