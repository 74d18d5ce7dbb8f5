import { escapeMarkup } from "#shared/wording/escape-markup.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { type MailAnswer, type MailContent, type MailLink, previewOf } from "./mail-content.ts";

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
/** Names, addresses and amounts may be longer than a line. */
const BREAK = "word-break:break-word;overflow-wrap:anywhere";
const TEXT = `margin:0 0 24px;${BREAK};${FONT};font-size:16px;line-height:1.6;color:#1f2933`;
const SMALL = `margin:0 0 8px;${BREAK};${FONT};font-size:13px;line-height:1.5;color:#52606d`;
/** Hides text that is only meant for lists of mails, which show the first words of each. */
const HIDDEN =
  "display:none;overflow:hidden;max-width:0;max-height:0;opacity:0;mso-hide:all;font-size:1px;line-height:1px";
/** Invisible characters, so that lists of mails show only the text before them. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(80);

/**
 * Returns a mail as HTML in one column. Styles are inline and the layout uses tables, because mail programs support
 * nothing else. It has no images, which would reveal when the mail is read. The outer table repeats language and
 * direction, because many programs show only the content of the body.
 */
export function mailHtml(content: MailContent): string {
  const { brand, language, greeting, paragraph, answer, links, closing, note } = content;
  const direction = directionOf(language);
  const align = direction === "rtl" ? "right" : "left";
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(brand.name)}</title></head>
<body style="margin:0;background:#f4f6f8">
<div style="${HIDDEN}">${escapeMarkup(previewOf(content))}${FILLER}</div>
<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td align="${align}" style="padding:20px 32px;border-radius:12px 12px 0 0;background:${escapeMarkup(brand.primaryColor)};${FONT};color:#ffffff">
<div style="${BREAK};font-size:18px;font-weight:600">${escapeMarkup(brand.name)}</div>
<div style="${BREAK};font-size:13px">${escapeMarkup(brand.tagline)}</div>
</td></tr>
<tr><td align="${align}" style="padding:32px 32px 8px">
<p style="${TEXT}">${escapeMarkup(greeting)}</p>
${answer === undefined ? "" : answerHtml(answer, align)}
<p style="${TEXT}">${escapeMarkup(paragraph)}</p>
${links.map((link, index) => button(link, index === 0, brand.primaryColor)).join("\n")}
<p style="${TEXT}">${escapeMarkup(closing)}<br>${escapeMarkup(brand.name)}</p>
</td></tr>
<tr><td align="${align}" style="padding:16px 32px 24px;border-top:1px solid #e4e7eb">
<p style="${SMALL}">${licenceHtml(content)}</p>
${content.providerLinks.length === 0 ? "" : providerHtml(content)}
<p style="${SMALL}">${escapeMarkup(note)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Returns the answer, with its figures in a table. */
function answerHtml({ headline, detail, title, figures }: MailAnswer, align: string): string {
  const cell = `padding:4px 0;${FONT};font-size:16px;line-height:1.5;color:#1f2933`;
  const end = align === "right" ? "left" : "right";
  // In either direction amounts end on the right, in a column of their own, so that their digits align.
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><td align="${align}" width="100%" style="${cell};padding-${end}:16px">${escapeMarkup(label)}</td><td align="right" style="${cell};font-weight:600;white-space:nowrap">${escapeMarkup(value)}</td></tr>`,
  );
  return `<p style="${TEXT}"><strong>${escapeMarkup(headline)}</strong> ${escapeMarkup(detail)}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid #e4e7eb;border-bottom:1px solid #e4e7eb">
<tr><th colspan="2" align="${align}" scope="colgroup" style="padding:12px 0 4px;${FONT};font-size:14px;color:#52606d">${escapeMarkup(title)}</th></tr>
${rows.join("\n")}
<tr><td colspan="2" style="padding:0 0 8px"></td></tr>
</table>`;
}

/** Returns the licence statement, with a number that does not wrap at its hyphen. */
function licenceHtml({ licence, brand: { licenceNumber } }: MailContent): string {
  const text = escapeMarkup(licence);
  if (licenceNumber === undefined) return text;
  const number = escapeMarkup(licenceNumber);
  return text.replace(number, () => `<span style="white-space:nowrap">${number}</span>`);
}

function providerHtml({ providerLinks }: MailContent): string {
  const links = providerLinks.map(
    ({ label, url }) => `<a href="${escapeMarkup(url)}" style="color:#52606d">${escapeMarkup(label)}</a>`,
  );
  return `<p style="${SMALL}">${links.join(" &middot; ")}</p>`;
}

/** Returns a button with its explanation below. */
function button({ label, explanation, url }: MailLink, isFirst: boolean, color: string): string {
  const colors = isFirst ? `background:${color};color:#ffffff` : `background:#ffffff;color:${color}`;
  const style = `display:inline-block;padding:12px 24px;border:1px solid ${color};border-radius:8px;${colors};${FONT};font-size:16px;font-weight:600;text-decoration:none`;
  return `<p style="margin:0 0 8px"><a href="${escapeMarkup(url)}" style="${escapeMarkup(style)}">${escapeMarkup(label)}</a></p>
<p style="${TEXT}">${escapeMarkup(explanation)}</p>`;
}
