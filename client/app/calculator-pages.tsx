import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { CALCULATORS, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Introduction } from "#shared/report/calculator-definition.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppShell } from "./AppShell.tsx";
import { CALCULATOR_PAGES, type StartPage } from "./calculators.tsx";

/** A page where a calculator starts, as its document shows it before any script runs. */
interface CalculatorDocument {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page without form and results, as HTML. */
  readonly firstView: string;
  /** The module of the page's component, below the client's folder. */
  readonly component: string;
}

/** The pages where a calculator starts: where searchers, links and frames lead to. */
export async function calculatorPages(
  brand: Brand,
  wording: Wording,
): Promise<readonly CalculatorDocument[]> {
  const pages = FLOWS.map(async (flow) => {
    const { form, personalInfo } = CALCULATOR_PAGES[flow.calculator];
    const { introduction } = await CALCULATORS[flow.calculator].load();
    const introduced = introduction(wording);
    const pageAt = (path: string, { module }: StartPage): CalculatorDocument => ({
      path,
      title: wording.titles[flow.calculator],
      description: `${introduced.heading}. ${introduced.text}`,
      firstView: firstViewOf(introduced, brand, wording),
      component: module,
    });
    return [
      ...flow.form.map((path) => pageAt(path, form)),
      ...(flow.personalInfo && personalInfo ? [pageAt(flow.personalInfo, personalInfo)] : []),
    ];
  });
  return (await Promise.all(pages)).flat();
}

/** A form that nothing answers to would mislead, and what a visitor entered is known to scripts alone. */
function firstViewOf({ heading, text, explanations }: Introduction, brand: Brand, wording: Wording): string {
  return renderToStaticMarkup(
    <WordingProvider wording={wording}>
      <StaticRouter location="/">
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
