import type { CompiledMessage, FormatOptions } from "icu-minify/format";
import format from "icu-minify/format";
import { LANGUAGES, type Language } from "./languages.ts";

/** Unicode isolates: text between a start and the end has its own direction and does not affect the text around it. */
const ISOLATE = { leftToRight: "\u2066", rightToLeft: "\u2067", end: "\u2069" };

/**
 * Returns a function that turns compiled messages into those of a language. Digits are Western in every language. In
 * right-to-left languages, isolates values with letters of other scripts, so that a Latin name does not reorder the
 * sentence around it, and percentages and negative numbers, so that the sign keeps its position in a table.
 */
export function messageFormatter(language: Language) {
  const locale = `${language}-u-nu-latn`;
  const [numbers, plurals] = [new Intl.NumberFormat(locale), new Intl.PluralRules(locale)];
  const options: FormatOptions = {
    formatters: {
      getNumberFormat: () => numbers,
      getPluralRules: () => plurals,
      getDateTimeFormat: () => new Intl.DateTimeFormat(locale),
    },
  };
  const isolates = LANGUAGES[language].direction === "rtl";
  return (message: CompiledMessage) =>
    (values: Readonly<Record<string, string | number>>): string =>
      String(format(message, locale, isolates ? isolated(values) : values, options));
}

function isolated(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}

function isolate(value: string | number): string | number {
  if (typeof value === "number" || !/%|^-|(?!\p{Script=Arabic})\p{L}/u.test(value)) return value;
  // The first letter decides the direction here, because the bidi algorithm does not look into nested isolates.
  const [first = ""] = /\p{L}/u.exec(value) ?? [];
  const start = /\p{Script=Arabic}/u.test(first) ? ISOLATE.rightToLeft : ISOLATE.leftToRight;
  return `${start}${value}${ISOLATE.end}`;
}
