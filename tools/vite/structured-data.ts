import type { Language } from "#shared/wording/languages.ts";

/** A page as programs are told of it. */
export interface DescribedPage {
  /** Path within the site, such as `/education`. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Name of who offers the calculators. */
  readonly provider: string;
  /** True for a page with a calculator. */
  readonly isCalculator: boolean;
  /** Questions that the page asks, with the answers that it gives. */
  readonly questions: readonly Question[];
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Returns the elements by which search engines and assistants know what a page is. Source: schema.org.
 * @param siteOrigin address of the site; "" if it is unknown, which makes addresses relative to the page
 */
export function structuredData(page: DescribedPage, siteOrigin: string): readonly string[] {
  return [...(page.isCalculator ? [application(page, siteOrigin)] : []), ...questionPage(page)].map(
    // A "<" inside a text could end the element.
    (data) =>
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  );
}

function application({ path, language, title, description, provider }: DescribedPage, siteOrigin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: title,
    description,
    url: `${siteOrigin}${path}`,
    inLanguage: language,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "AED" },
    provider: { "@type": "Organization", name: provider },
  };
}

function questionPage({ language, questions }: DescribedPage): readonly object[] {
  if (questions.length === 0) return [];
  return [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
