import { EOSB_FIRST_YEARS } from "#shared/domain/end-of-service-benefit.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

interface LlmsFacts {
  readonly pages: readonly {
    readonly path: string;
    readonly language: Language;
    readonly title: string;
    readonly description: string;
    readonly provider: string;
  }[];
  /** Address of the site, such as `https://host`; "" if it is unknown. */
  readonly siteOrigin: string;
  /** True if assistants may call the calculators. */
  readonly servesAssistants: boolean;
}

/** Returns what language models read about the site, in every language. Source of the format: llmstxt.org. */
export function llmsText({ pages, siteOrigin, servesAssistants }: LlmsFacts): string {
  const [first] = pages;
  const link = (label: string, path: string, about: string) => `- [${label}](${siteOrigin}${path}): ${about}`;
  const sections = LANGUAGE_NAMES.flatMap((language) => [
    `## ${LANGUAGES[language].name}`,
    WORDINGS[language].site.description,
    pages
      .filter((page) => page.language === language)
      .map(({ title, path, description }) => link(title, path, description))
      .join("\n"),
    gratuityFacts(language).join("\n"),
  ]);
  return [
    `# ${first?.provider ?? WORDINGS.en.brand.name}`,
    `> ${WORDINGS.en.site.description}`,
    ...sections,
    "## For programs",
    [
      link("API", "/api/openapi.json", "OpenAPI description of the calculators, without contact data."),
      ...(servesAssistants
        ? [
            link(
              "MCP",
              "/api/mcp",
              "The calculators as tools, by the Model Context Protocol over Streamable HTTP.",
            ),
          ]
        : []),
    ].join("\n"),
    "",
  ].join("\n\n");
}

/** The law that assistants quote most, and most often as it was before 2022. */
function gratuityFacts(language: Language): readonly string[] {
  const { assistants, pension } = WORDINGS[language];
  const { none, resignation } = assistants.endOfService;
  const { notes, aboveCap } = pension.endOfService;
  return [notes.law({ years: EOSB_FIRST_YEARS }), aboveCap, none, resignation, notes.nationals];
}
