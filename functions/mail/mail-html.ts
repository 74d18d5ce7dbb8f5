import { directionOf } from "#shared/wording/languages.ts";
import type { MailAnswer, MailContent } from "./mail-content.ts";

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
/** Names, addresses and amounts may be longer than a line. */
const BREAK = "word-break:break-word;overflow-wrap:anywhere";
const TEXT = `margin:0 0 24px;${BREAK};${FONT};font-size:16px;line-height:1.6;color:#1f2933`;
const SMALL = `margin:0 0 8px;${BREAK};${FONT};font-size:12px;line-height:1.5;color:#52606d`;

/**
 * A mail as HTML: one column, with every style on its element and tables for layout, as mail programs know nothing
 * else, and no image, which would tell the sender when it is read. Language and direction
 * stand on the outer table too: many programs show what is in the body and leave the rest away.
 */
export function mailHtml(content: MailContent): string {
  const { brand, language, greeting, paragraph, answer, links, closing, licence, note } = content;
  const direction = directionOf(language);
  const align = direction === "rtl" ? "right" : "left";
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(brand.name)}</title></head>
<body style="margin:0;background:#f4f6f8">
<table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f6f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td align="${align}" style="padding:20px 32px;border-radius:12px 12px 0 0;background:${escapeHtml(brand.primaryColor)};${FONT};color:#ffffff">
<div style="${BREAK};font-size:18px;font-weight:600">${escapeHtml(brand.name)}</div>
<div style="${BREAK};font-size:13px">${escapeHtml(brand.tagline)}</div>
</td></tr>
<tr><td align="${align}" style="padding:32px 32px 8px">
<p style="${TEXT}">${escapeHtml(greeting)}</p>
${answer === undefined ? "" : answerHtml(answer, align)}
<p style="${TEXT}">${escapeHtml(paragraph)}</p>
${links.map((link, index) => button(link, index === 0, brand.primaryColor)).join("\n")}
<p style="${TEXT}">${escapeHtml(closing)}<br>${escapeHtml(brand.name)}</p>
</td></tr>
<tr><td align="${align}" style="padding:16px 32px 24px;border-top:1px solid #e4e7eb">
<p style="${SMALL}">${escapeHtml(licence)}</p>
${content.providerLinks.length === 0 ? "" : providerHtml(content)}
<p style="${SMALL}">${escapeHtml(note)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The answer, and its figures in a table of their own. */
function answerHtml({ text, detail, title, figures }: MailAnswer, align: string): string {
  const cell = `padding:4px 0;${FONT};font-size:16px;line-height:1.5;color:#1f2933`;
  const end = align === "right" ? "left" : "right";
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><td align="${align}" style="${cell}">${escapeHtml(label)}</td><td align="${end}" style="${cell};font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<p style="${TEXT}"><strong>${escapeHtml(text)}</strong>${detail === "" ? "" : ` ${escapeHtml(detail)}`}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid #e4e7eb;border-bottom:1px solid #e4e7eb">
<tr><th colspan="2" align="${align}" scope="colgroup" style="padding:12px 0 4px;${FONT};font-size:14px;color:#52606d">${escapeHtml(title)}</th></tr>
${rows.join("\n")}
<tr><td colspan="2" style="padding:0 0 8px"></td></tr>
</table>`;
}

function providerHtml({ providerLinks }: MailContent): string {
  const links = providerLinks.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#52606d">${escapeHtml(label)}</a>`,
  );
  return `<p style="${SMALL}">${links.join(" &middot; ")}</p>`;
}

function button({ label, url }: MailContent["links"][number], isFirst: boolean, color: string): string {
  const colors = isFirst ? `background:${color};color:#ffffff` : `background:#ffffff;color:${color}`;
  const style = `display:inline-block;padding:12px 24px;border:1px solid ${color};border-radius:8px;${colors};${FONT};font-size:16px;font-weight:600;text-decoration:none`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${escapeHtml(style)}">${escapeHtml(label)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
