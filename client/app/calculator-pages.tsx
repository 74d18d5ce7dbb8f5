import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout, FormPlace } from "#client/form/CalculatorLayout.tsx";
import { ExamplePanel } from "#client/form/ResultsPanel.tsx";
import { BrandProvider } from "#client/report/BrandProvider.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CALCULATORS, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Introduction } from "#shared/report/calculator-definition.ts";
import type { Example } from "#shared/report/example.ts";
import { type Language, pathIn } from "#shared/wording/languages.ts";
import type { TextPart } from "#shared/wording/parts.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppShell } from "./AppShell.tsx";
import { CALCULATOR_PAGES, type StartPage } from "./calculators.tsx";

/** What the document of a page shows before any script runs. */
interface PageContent {
  readonly title: string;
  readonly description: string;
  /** The page without its form, an example in place of results, as HTML; "" where all of it depends on the visitor. */
  readonly firstView: string;
}

/** A page of a calculator, as the build writes its document. */
interface CalculatorDocument extends PageContent {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  readonly needsScripts: Readonly<Partial<Record<Language, string>>>;
  readonly language: Language;
  /** Where the same page is in every language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** The modules of the page's component and texts, below the root of the sources. */
  readonly modules: readonly string[];
}

/** The pages behind a form; what they show depends on it, so nothing of them is there before scripts run. */
const PAGES_BEHIND = {
  summary: "features/summary/SummaryPage.tsx",
  summaryPdf: "features/summary/PrintPage.tsx",
  confirmation: "features/summary/ConfirmationPage.tsx",
} as const;

/** Every page of every calculator, in one language. */
export async function calculatorPages(
  brand: Brand,
  wording: Wording,
): Promise<readonly CalculatorDocument[]> {
  const { language } = wording;
  const pages = FLOWS.map(async (flow) => {
    const { form, personalInfo } = CALCULATOR_PAGES[flow.calculator];
    const { introduction, example } = await CALCULATORS[flow.calculator].load();
    const introduced = introduction(wording);
    const pageAt = (
      path: string,
      module: string,
      texts: readonly TextPart[],
      page: PageContent,
    ): CalculatorDocument => ({
      path: pathIn(language, path),
      ...page,
      needsScripts: { [language]: wording.site.needsScripts },
      language,
      alternates: { en: pathIn("en", path), ar: pathIn("ar", path) },
      modules: [
        `client/${module}`,
        ...["common", ...texts].map((part) => `shared/wording/generated/${language}-${part}.js`),
      ],
    });
    const startAt = (path: string, { module, texts }: StartPage, shown?: Example) =>
      pageAt(path, module, [texts], {
        title: wording.titles[flow.calculator],
        description: `${introduced.heading}. ${introduced.text}`,
        firstView: firstViewOf(pathIn(language, path), { ...introduced, example: shown }, brand, wording),
      });
    const behind = (name: keyof typeof PAGES_BEHIND) =>
      pageAt(flow[name], PAGES_BEHIND[name], [form.texts, "reports", "results"], {
        title: wording.pageTitles[name]({ title: wording.titles[flow.calculator] }),
        description: wording.site.description,
        firstView: "",
      });
    return [
      ...flow.form.map((path) => startAt(path, form, example(wording))),
      ...(flow.personalInfo && personalInfo ? [startAt(flow.personalInfo, personalInfo)] : []),
      behind("summary"),
      behind("summaryPdf"),
      behind("confirmation"),
    ];
  });
  return (await Promise.all(pages)).flat();
}

interface FirstView extends Introduction {
  /** Unset on a page without results. */
  readonly example: Example | undefined;
}

/** A form that nothing answers to would mislead, and what a visitor entered is known to scripts alone. */
function firstViewOf(
  path: string,
  { heading, text, explanations, example }: FirstView,
  brand: Brand,
  wording: Wording,
): string {
  return renderToStaticMarkup(
    <WordingProvider wording={wording}>
      <StaticRouter location={path}>
        <BrandProvider brand={brand}>
          <AppShell>
            <CalculatorLayout
              heading={heading}
              lead={text}
              cards={<ExplanationCards explanations={explanations} />}
              form={<FormPlace />}
              results={example && <ExamplePanel example={example} />}
            />
          </AppShell>
        </BrandProvider>
      </StaticRouter>
    </WordingProvider>,
  );
}
