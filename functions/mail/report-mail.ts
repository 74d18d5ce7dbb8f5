import { licenceStatement, providerLinks } from "#shared/report/provider.ts";
import type { Block, ReportDocument } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { looksLikeName } from "./looks-like-name.ts";
import { type MailAnswer, type MailContent, mailText } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";

interface ReportMail {
  readonly reportId: string;
  readonly recipient: { readonly name: string; readonly email: string };
  readonly document: ReportDocument;
  readonly pdf: Uint8Array;
}

/**
 * The message that brings a report: fixed words around the figures of its answer, of the visitor's the name alone,
 * where it looks like one, and not in the subject.
 */
export function reportMail(
  { reportId, recipient, document, pdf }: ReportMail,
  wording: Wording,
): MailMessage {
  const { mail } = wording;
  const { brand, language, title } = document;
  const content: MailContent = {
    language,
    greeting: looksLikeName(recipient.name)
      ? mail.greeting({ name: withoutLinks(recipient.name) })
      : mail.greetingWithoutName,
    paragraph: mail.text,
    answer: answerOf(document, wording),
    links: [
      ...planLinks(document).map(({ url }) => ({ label: mail.plan, url })),
      { label: mail.smartSaver, url: brand.smartSaverUrl },
    ],
    closing: mail.closing,
    licence: licenceStatement(brand, wording),
    providerLinks: providerLinks(brand, wording),
    note: mail.notYou,
    brand,
  };
  return {
    reportId,
    language,
    to: recipient.email,
    brandName: brand.name,
    subject: mail.subject({ plan: title }),
    text: mailText(content),
    html: mailHtml(content),
    attachment: { filename: mail.attachment, contentType: "application/pdf", content: pdf },
  };
}

/** The link that opens the report's plan again; none where there was nothing to calculate. */
function planLinks({ sections }: ReportDocument): readonly Block<"planLink">[] {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "planLink"));
}

/** What the report answers; undefined where there was nothing to calculate. */
function answerOf({ sections }: ReportDocument, wording: Wording): MailAnswer | undefined {
  const blocks = sections.flatMap(({ blocks }) => blocks);
  const answer = blocks.find((block) => block.kind === "answer");
  const monthly = blocks
    .flatMap((block) => (block.kind === "facts" ? block.groups : []))
    .find(({ isMonthlyInvestment }) => isMonthlyInvestment);
  if (answer === undefined || monthly === undefined) return undefined;
  return {
    text: answer.text,
    detail: answer.detail,
    title: monthly.title,
    figures: monthly.facts.map(({ label, value }) => ({ label, value: formatValue(value, wording) })),
  };
}

/** A name as no mail program takes it for an address: a word joiner, which nobody sees, follows each point within it. */
function withoutLinks(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, ".\u2060");
}
