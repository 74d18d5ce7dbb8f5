import type { Brand } from "#shared/report/brand.ts";
import type { ProviderLink } from "#shared/report/provider.ts";
import type { Language } from "#shared/wording/languages.ts";

/** The words of a mail, apart from how it looks. */
export interface MailContent {
  /** The language of its words. */
  readonly language: Language;
  readonly greeting: string;
  readonly paragraph: string;
  /** The result of the plan; unset where there is none. */
  readonly answer?: MailAnswer | undefined;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: string;
  /** Under whose licence the provider works. */
  readonly licence: string;
  readonly providerLinks: readonly ProviderLink[];
  /** Why the visitor gets it. */
  readonly note: string;
  readonly brand: Pick<Brand, "name" | "tagline" | "primaryColor">;
}

/** The result of a plan in a sentence or two, and what to invest a month. */
export interface MailAnswer {
  readonly text: string;
  readonly detail: string;
  /** What the figures are of. */
  readonly title: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** A mail as plain text. */
export function mailText(content: MailContent): string {
  const { greeting, paragraph, answer, links, closing, licence, providerLinks, note, brand } = content;
  return [
    greeting,
    ...(answer === undefined ? [] : [answerText(answer)]),
    paragraph,
    links.map(({ label, url }) => `${label}: ${url}`).join("\n"),
    `${closing}\n${brand.name}`,
    ["--", licence, ...providerLinks.map(({ onPaper }) => onPaper), note, ""].join("\n"),
  ].join("\n\n");
}

function answerText({ text, detail, title, figures }: MailAnswer): string {
  const lines = figures.map(({ label, value }) => `- ${label}: ${value}`);
  return [`${text} ${detail}`.trim(), "", title, ...lines].join("\n");
}
