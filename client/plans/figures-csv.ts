import type { Block } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** Tells spreadsheets that a file is in UTF-8; without it they show Arabic as other letters. */
const BYTE_ORDER_MARK = "\ufeff";

/** The beginning of a text that a spreadsheet may take for a formula. Source: OWASP, "CSV Injection". */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Returns the year-by-year table as CSV: the page's amounts as plain numbers, with currency and money in the headings. */
export function figuresCsv(
  { axisLabel, series, currency, note }: Pick<Block<"figures">, "axisLabel" | "series" | "currency" | "note">,
  { currencies }: Pick<Wording, "currencies">,
): string {
  const unit = currencies[currency].name;
  const positions = series[0]?.points ?? [];
  return csvOf([
    [axisLabel, ...series.map(({ label }) => `${label} (${unit}) · ${note}`)],
    ...positions.map(({ at }, row) => [
      at,
      ...series.map(({ points }) => Math.round(points[row]?.amount ?? 0)),
    ]),
  ]);
}

/** Returns the table of a family's goals as CSV: people with their chance, each followed by the goals, as on the page. */
export function timelineCsv(
  { heads, lanes }: Pick<Block<"timeline">, "heads" | "lanes">,
  wording: Wording,
): string {
  return csvOf([
    heads,
    ...lanes.flatMap(({ name, chance, spans }) => [
      [name, "", "", formatValue(chance, wording)],
      ...spans.map(({ label, years, ages }) => [label, years, ages, ""]),
    ]),
  ]);
}

/** Returns rows as CSV (RFC 4180), with a byte order mark. A text never becomes a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}

function cellOf(content: string | number): string {
  if (typeof content === "number") return String(content);
  const text = FORMULA.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
