import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { MethodPage } from "#client/features/method/MethodPage.tsx";
import { CalculatorLayout, FormPlace } from "#client/form/CalculatorLayout.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { BrandContext } from "#client/report/use-brand.ts";
import { ExampleForecast } from "#client/results/ExampleForecast.tsx";
import { ExamplePanel } from "#client/results/PanelFrame.tsx";
import { QuickStartPlace } from "#client/results/QuickStartPlace.tsx";
import { CALCULATORS, type Calculator, FLOWS } from "#shared/calculators.ts";
import { type MethodSection, methodContent } from "#shared/method/method-content.ts";
import { METHOD_FIGURES } from "#shared/method/method-figures.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Introduction } from "#shared/report/calculator-definition.ts";
import type { Example } from "#shared/report/example.ts";
import { METHOD_PATH } from "#shared/report/method-path.ts";
import { inEachLanguage, type Language, pathIn } from "#shared/wording/languages.ts";
import type { TextPart } from "#shared/wording/text-parts.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppShell } from "./AppShell.tsx";
import { CALCULATOR_PAGES, PAGES_BEHIND, type StartPage } from "./calculators.tsx";

/** Content that the document of a page shows before any script runs. */
interface PageContent {
  readonly title: string;
  readonly description: string;
  /** HTML of the page without its form, with an example in place of results; "" if all of it depends on the visitor. */
  readonly firstView: string;
  /** True for a page with a calculator. */
  readonly isCalculator?: true;
  /** Questions that the page asks, with the answers that it gives. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}

/** Page of a calculator, or about all of them, for the document that the build writes. */
interface CalculatorDocument extends Required<Omit<PageContent, "isCalculator">> {
  readonly isCalculator: boolean;
  /** Name of who offers the calculators. */
  readonly provider: string;
  /** Path within the site, for example `/education`. */
  readonly path: string;
  readonly needsScripts: Readonly<Partial<Record<Language, string>>>;
  readonly language: Language;
  /** Path of the same page in every language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** Names of the modules of the page's component and texts, without extension. */
  readonly modules: readonly string[];
  /** True for a page that search engines should show. */
  readonly isListed: boolean;
}

const LISTED: ReadonlySet<string> = new Set([
  METHOD_PATH,
  ...Object.values(CALCULATORS).map(({ flows: [{ form }] }) => form[0]),
]);

/** Returns every page of every calculator, and the page about their figures, in one language. */
export async function calculatorPages(
  brand: Brand,
  wording: Wording,
): Promise<readonly CalculatorDocument[]> {
  const { language } = wording;
  const pageAt = (
    path: string,
    page: string,
    texts: readonly TextPart[],
    content: PageContent,
  ): CalculatorDocument => ({
    path: pathIn(language, path),
    isCalculator: false,
    questions: [],
    provider: brand.name,
    ...content,
    needsScripts: { [language]: wording.site.needsScripts },
    language,
    alternates: inEachLanguage((each) => pathIn(each, path)),
    modules: [page, ...["common", ...texts].map((part) => `${language}-${part}`)],
    // Other paths of a form lead partners' visitors to the same page.
    isListed: LISTED.has(path),
  });
  const pages = FLOWS.map(async (flow) => {
    const { form, personalInfo } = CALCULATOR_PAGES[flow.calculator];
    const { introduction, example } = await CALCULATORS[flow.calculator].load();
    const introduced = introduction(wording);
    const titleOf = (name: keyof Wording["pageTitles"]) =>
      wording.pageTitles[name]({ title: wording.titles[flow.calculator] });
    const startAt = (
      name: "form" | "personalInfo",
      path: string,
      { page, texts }: StartPage,
      shown?: Example,
    ) =>
      pageAt(path, page, texts, {
        title: titleOf(name),
        description: `${introduced.heading}. ${introduced.text}`,
        firstView: firstViewOf(
          pathIn(language, path),
          { calculator: flow.calculator, ...introduced, example: shown },
          brand,
          wording,
        ),
        isCalculator: true,
      });
    // Its content depends on the form, so its document shows nothing before scripts run.
    const behind = (name: keyof typeof PAGES_BEHIND) =>
      pageAt(flow[name], PAGES_BEHIND[name], [...form.texts, "reports", "results"], {
        title: titleOf(name),
        description: wording.site.description,
        firstView: "",
      });
    return [
      ...flow.form.map((path) => startAt("form", path, form, example(wording))),
      ...(flow.personalInfo && personalInfo
        ? [startAt("personalInfo", flow.personalInfo, personalInfo)]
        : []),
      behind("summary"),
      behind("summaryPdf"),
      behind("confirmation"),
    ];
  });
  const method = pageAt(METHOD_PATH, "MethodPage", ["method"], {
    title: wording.titles.method,
    description: wording.method.lead,
    firstView: framed(pathIn(language, METHOD_PATH), <MethodPage />, brand, wording),
    questions: questionsOf(methodContent(METHOD_FIGURES, wording).sections),
  });
  return [...(await Promise.all(pages)).flat(), method];
}

/** Returns the sections that answer a question. */
function questionsOf(sections: readonly MethodSection[]): NonNullable<PageContent["questions"]> {
  return sections
    .filter(({ heading }) => /[?؟]$/.test(heading))
    .map(({ heading, text, remarks = [] }) => ({ question: heading, answer: [text, ...remarks].join(" ") }));
}

interface FirstView extends Introduction {
  readonly calculator: Calculator;
  /** Unset on a page without results. */
  readonly example: Example | undefined;
}

/** Leaves the form out: fields that do not respond would mislead, and only scripts know what a visitor entered. */
function firstViewOf(
  path: string,
  { calculator, heading, text, explanations, example }: FirstView,
  brand: Brand,
  wording: Wording,
): string {
  return framed(
    path,
    <CalculatorLayout
      heading={heading}
      lead={text}
      cards={<ExplanationCards explanations={explanations} />}
      start={
        example && (
          <ExampleForecast example={example} quickStart={<QuickStartPlace calculator={calculator} />} />
        )
      }
      form={<FormPlace heading={example ? wording.form.heading : wording.kidsSaver.personal.heading} />}
      results={example && <ExamplePanel calculator={calculator} example={example} />}
    />,
    brand,
    wording,
  );
}

/** Returns the HTML of a page in the provider's frame. */
function framed(path: string, page: ReactNode, brand: Brand, wording: Wording): string {
  return renderToStaticMarkup(
    <WordingProvider wording={wording}>
      <StaticRouter location={path}>
        <BrandContext value={brand}>
          <AppShell>{page}</AppShell>
        </BrandContext>
      </StaticRouter>
    </WordingProvider>,
  );
}
