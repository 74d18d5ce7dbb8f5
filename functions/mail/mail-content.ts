import type { Brand } from "#shared/report/brand.ts";
import type { ProviderLink } from "#shared/report/provider.ts";
import type { Language } from "#shared/wording/languages.ts";

/** The content of a mail, without its layout. */
export interface MailContent {
  /** Language of the texts. */
  readonly language: Language;
  readonly greeting: string;
  readonly paragraph: string;
  /** The result of the plan; unset if there is none. */
  readonly answer?: MailAnswer | undefined;
  readonly links: readonly MailLink[];
  readonly closing: string;
  /** The statement on the provider's licence. */
  readonly licence: string;
  readonly providerLinks: readonly ProviderLink[];
  /** The reason why the visitor gets the mail. */
  readonly note: string;
  readonly brand: Pick<Brand, "name" | "tagline" | "primaryColor" | "licenceNumber">;
}

/** The result of a plan in a few sentences, with the monthly investment. */
export interface MailAnswer {
  /** The chance of the plan, and the chance that it aims for. */
  readonly headline: string;
  readonly detail: string;
  /** Heading of the figures. */
  readonly title: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** A link, drawn as a button. */
export interface MailLink {
  readonly label: string;
  /** What opens, and what the visitor can do there. */
  readonly explanation: string;
  readonly url: string;
}

/** Returns a mail as plain text. */
export function mailText(content: MailContent): string {
  const { greeting, paragraph, answer, links, closing, licence, providerLinks, note, brand } = content;
  return [
    greeting,
    ...(answer === undefined ? [] : [answerText(answer)]),
    paragraph,
    ...links.map(({ label, explanation, url }) => `${label}: ${url}\n${explanation}`),
    `${closing}\n${brand.name}`,
    ["--", licence, ...providerLinks.map(({ onPaper }) => onPaper), note, ""].join("\n"),
  ].join("\n\n");
}

/** Returns the preview text that mail clients list next to the subject. */
export function previewOf({ answer, paragraph }: MailContent): string {
  return answer?.headline ?? paragraph;
}

function answerText({ headline, detail, title, figures }: MailAnswer): string {
  const lines = figures.map(({ label, value }) => `- ${label}: ${value}`);
  return [`${headline} ${detail}`.trim(), "", title, ...lines].join("\n");
}
