import type { MailContent } from "./mail-content.ts";

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
