import { targetSentence } from "#shared/report/chance-texts.ts";
import { looksLikeName } from "#shared/report/looks-like-name.ts";
import { licenceStatement, providerLinks } from "#shared/report/provider.ts";
import type { Block, ReportDocument } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { greetedName } from "./greeted-name.ts";
import { type MailAnswer, type MailContent, mailText } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";

interface ReportMail {
  readonly reportId: string;
  /** Calculator of the report, for the attachment's name. */
  readonly calculator: keyof Wording["report"]["fileNames"];
  readonly recipient: { readonly name: string; readonly email: string };
  readonly document: ReportDocument;
  readonly pdf: Uint8Array;
}

/**
 * Returns the message for a report: fixed texts with the figures of its answer. It repeats nothing that the visitor
 * entered except the name, if it looks like one, and never in the subject.
 */
export function reportMail(
  { reportId, calculator, recipient, document, pdf }: ReportMail,
  wording: Wording,
): MailMessage {
  const { mail, report } = wording;
  const { brand, language, title, day, sections } = document;
  const blocks = sections.flatMap((section) => section.blocks);
  const content: MailContent = {
    language,
    greeting: looksLikeName(recipient.name)
      ? mail.greeting({ name: withoutLinks(greetedName(recipient.name)) })
      : mail.greetingWithoutName,
    paragraph: mail.text,
    answer: answerOf(blocks, wording),
    links: [
      ...blocks.filter((block) => block.kind === "planLink").map(({ url }) => ({ ...mail.plan, url })),
      { ...mail.smartSaver, url: brand.smartSaverUrl },
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
    attachment: {
      filename: `${report.fileNames[calculator]({ date: isoDate(day) })}.pdf`,
      contentType: "application/pdf",
      content: pdf,
    },
  };
}

/** Returns the answer of the report; undefined if there was nothing to calculate. */
function answerOf(blocks: readonly Block[], wording: Wording): MailAnswer | undefined {
  const answer = blocks.find((block) => block.kind === "answer");
  const monthly = blocks
    .flatMap((block) => (block.kind === "facts" ? block.groups : []))
    .find(({ isMonthlyInvestment }) => isMonthlyInvestment);
  if (answer === undefined || monthly === undefined) return undefined;
  return {
    headline: `${answer.text} ${targetSentence(answer.target, wording)}`,
    detail: [answer.detail, ...furtherChances(blocks, wording)].join(" "),
    title: monthly.note === undefined ? monthly.title : `${monthly.title} · ${monthly.note}`,
    figures: monthly.facts.map(({ label, value }) => ({ label, value: formatValue(value, wording) })),
  };
}

/** Returns a sentence for each chance beside the answer's that a mail includes. */
function furtherChances(blocks: readonly Block[], wording: Wording): readonly string[] {
  return blocks
    .flatMap((block) => (block.kind === "comparison" ? block.rows : []))
    .flatMap(({ isMailed, label, values }) => (isMailed ? [{ label, value: values.at(-1) }] : []))
    .flatMap(({ label, value }) =>
      value ? [wording.mail.furtherChance({ label, chance: formatValue(value, wording) })] : [],
    );
}

/** Formats a day such as 2026-11-21, so that files sort by date. */
function isoDate({ year, month, day }: ReportDocument["day"]): string {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Returns a name with an invisible word joiner after each dot in it, so that no mail program turns it into a link. */
function withoutLinks(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, ".\u2060");
}
