import type { Brand } from "#shared/report/brand.ts";
import type { Language } from "#shared/wording/languages.ts";

/** The words of a mail, apart from how it looks. */
export interface MailContent {
  /** The language of its words. */
  readonly language: Language;
  readonly greeting: string;
  readonly paragraph: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly closing: string;
  /** Why the visitor gets it. */
  readonly note: string;
  readonly brand: Brand;
}

/** A mail as plain text. */
export function mailText({ greeting, paragraph, links, closing, note, brand }: MailContent): string {
  return [
    greeting,
    paragraph,
    links.map(({ label, url }) => `${label}: ${url}`).join("\n"),
    `${closing}\n${brand.name}`,
    `--\n${brand.regulatoryStatement}\n${note}\n`,
  ].join("\n\n");
}
