import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { MailContent } from "./mail-content.ts";
import { mailText } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import type { MailMessage } from "./mail-transport.ts";

interface ReportMail {
  readonly reportId: string;
  readonly recipient: { readonly name: string; readonly email: string };
  /** Where the visitor's calculator is. */
  readonly calculatorUrl: string;
  readonly document: ReportDocument;
  readonly pdf: Uint8Array;
}

/** The message that brings a report: fixed words, of the visitor's the name alone, and not in the subject. */
export function reportMail(
  { reportId, recipient, calculatorUrl, document, pdf }: ReportMail,
  { mail }: Wording,
): MailMessage {
  const { brand, language } = document;
  const content: MailContent = {
    language,
    greeting: mail.greeting({ name: withoutLinks(recipient.name) }),
    paragraph: mail.text,
    links: [
      { label: mail.calculator, url: calculatorUrl },
      { label: mail.smartSaver, url: brand.smartSaverUrl },
    ],
    closing: mail.closing,
    note: mail.notYou,
    brand,
  };
  return {
    reportId,
    to: recipient.email,
    brandName: brand.name,
    subject: mail.subject,
    text: mailText(content),
    html: mailHtml(content),
    attachment: { filename: mail.attachment, contentType: "application/pdf", content: pdf },
  };
}

/** A name as no mail program takes it for an address: a word joiner, which nobody sees, follows each point within it. */
function withoutLinks(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, ".\u2060");
}
