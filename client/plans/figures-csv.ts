import type { AmountOfYears, Block } from "#shared/report/report-document.ts";
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

/**
 * Returns a family's timeline as CSV: for every year what each goal costs, and what is saved for each person a month, in
 * amounts of today.
 */
export function timelineCsv(
  { lanes, from, to, currency }: Pick<Block<"timeline">, "lanes" | "from" | "to" | "currency">,
  { plans, currencies }: Pick<Wording, "plans" | "currencies">,
): string {
  const { year, cost, saved } = plans.files.years;
  const unit = currencies[currency].name;
  const goals = lanes.flatMap(({ name, spans }) => spans.map((span) => ({ name, span })));
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return csvOf([
    [
      year,
      ...goals.map(({ name, span }) => cost({ person: name, goal: span.label, currency: unit })),
      ...lanes.map(({ name }) => saved({ person: name, currency: unit })),
    ],
    ...years.map((at) => [
      at,
      ...goals.map(({ span }) => amountIn(at, [{ ...span, amount: span.cost }])),
      ...lanes.map((lane) => amountIn(at, lane.saved)),
    ]),
  ]);
}

/** Returns what is paid in a calendar year, rounded. */
function amountIn(year: number, amounts: readonly AmountOfYears[]): number {
  const paid = amounts.filter(({ from, to }) => from <= year && year <= to);
  return Math.round(paid.reduce((sum, { amount }) => sum + amount, 0));
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
