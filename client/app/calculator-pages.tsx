import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CALCULATORS, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Introduction } from "#shared/report/calculator-definition.ts";
import { type Language, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppShell } from "./AppShell.tsx";
import { CALCULATOR_PAGES, type StartPage } from "./calculators.tsx";

/** A page where a calculator starts, as its document shows it before any script runs. */
interface CalculatorDocument {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly needsScripts: Readonly<Partial<Record<Language, string>>>;
  readonly language: Language;
  /** Where the same page is in every language. */
  readonly alternates: Readonly<Record<Language, string>>;
  /** The page without form and results, as HTML. */
  readonly firstView: string;
  /** The modules of the page's component and texts, below the root of the sources. */
  readonly modules: readonly string[];
}

/** The pages where a calculator starts, in one language: where searchers, links and frames lead to. */
export async function calculatorPages(
  brand: Brand,
  wording: Wording,
): Promise<readonly CalculatorDocument[]> {
  const { language } = wording;
  const pages = FLOWS.map(async (flow) => {
    const { form, personalInfo } = CALCULATOR_PAGES[flow.calculator];
    const { introduction } = await CALCULATORS[flow.calculator].load();
    const introduced = introduction(wording);
    const pageAt = (path: string, { module }: StartPage): CalculatorDocument => ({
      path: pathIn(language, path),
      title: wording.titles[flow.calculator],
      description: `${introduced.heading}. ${introduced.text}`,
      needsScripts: { [language]: wording.site.needsScripts },
      language,
      alternates: { en: pathIn("en", path), ar: pathIn("ar", path) },
      firstView: firstViewOf(pathIn(language, path), introduced, brand, wording),
      modules: [`client/${module}`, `shared/wording/generated/${language}.js`],
    });
    return [
      ...flow.form.map((path) => pageAt(path, form)),
      ...(flow.personalInfo && personalInfo ? [pageAt(flow.personalInfo, personalInfo)] : []),
    ];
  });
  return (await Promise.all(pages)).flat();
}

/** A form that nothing answers to would mislead, and what a visitor entered is known to scripts alone. */
function firstViewOf(
  path: string,
  { heading, text, explanations }: Introduction,
  brand: Brand,
  wording: Wording,
): string {
  return renderToStaticMarkup(
    <WordingProvider wording={wording}>
      <StaticRouter location={path}>
        <AppShell brand={brand}>
          <CalculatorLayout
            heading={heading}
            lead={text}
            cards={<ExplanationCards explanations={explanations} />}
            form={undefined}
          />
        </AppShell>
      </StaticRouter>
    </WordingProvider>,
  );
}
