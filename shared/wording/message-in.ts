import type { CompiledMessage, FormatOptions } from "icu-minify/format";
import format from "icu-minify/format";
import { LANGUAGES, type Language } from "./languages.ts";

/** What stands between a start and the end is ordered by itself, and leaves the order around it alone. */
const ISOLATE = { leftToRight: "\u2066", rightToLeft: "\u2067", end: "\u2069" };

/**
 * Makes the messages of a language from what the build compiled. Digits are Western in every language. Where words run
 * from right to left, values with letters of other scripts are isolated, so that a Latin name does not turn the sentence
 * around it, and so are percentages and what is less than zero, so that the sign stays where it is in a table.
 */
export function messageIn(language: Language) {
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
  // Told by its first letter here, as the algorithm does not look into what is isolated already.
  const [first = ""] = /\p{L}/u.exec(value) ?? [];
  const start = /\p{Script=Arabic}/u.test(first) ? ISOLATE.rightToLeft : ISOLATE.leftToRight;
  return `${start}${value}${ISOLATE.end}`;
}
