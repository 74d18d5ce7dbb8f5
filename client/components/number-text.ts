import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";

/** Unit of a number: it decides which words and signs are shown, and may be typed, beside the digits. */
export type NumberUnit = Currency | "years" | "percent" | "calendarYear";

/** A longer text is not a number and is not examined. Unit: characters. */
const LONGEST_NUMBER = 60;

/**
 * Words and signs that are skipped beside a number, including half deleted words for years; Arabic ones in plain
 * letters. The name of another currency is not skipped, because it changes the amount.
 */
const SKIPPED: Readonly<Record<NumberUnit, string>> = {
  AED: String.raw`AED|Dhs?\.?|dirhams?|د\. ?ا\.?|(?:درهما?|دراهم)(?: اماراتي[اه]?)?`,
  USD: String.raw`USD|US\$|\$|dollars?|دولار(?:ات|ا)?(?: امريكي[اه]?)?`,
  years: "y[ears]*|س[نهوات]*|عاما?|اعوام",
  percent: "[%٪]|بالم(?:ا?ئ)ه|في الم(?:ا?ئ)ه",
  calendarYear: "",
};

const TWO_NUMBERS = new RegExp(
  String.raw`\d ?(?:${Object.values(SKIPPED).filter(Boolean).join("|")}) ?[-+]?[.,٫]?\d`,
  "i",
);

/** Powers of ten by the letters or words for them, as used in the UAE and in India; Arabic ones in plain letters. */
const EXPONENTS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  الف: 3,
  الفا: 3,
  الاف: 3,
  lakh: 5,
  lac: 5,
  m: 6,
  mn: 6,
  million: 6,
  مليون: 6,
  مليونا: 6,
  ملايين: 6,
  crore: 7,
};

/** Longer words first, so that none is read as the letter that it begins with. */
const MULTIPLIERS = Object.keys(EXPONENTS)
  .sort((one, other) => other.length - one.length)
  .join("|");

const THOUSANDS = /^[1-9]\d{0,2}([ .,'])\d{3}(?:\1\d{3})*$/;

/** For example 1,25,000 for 1.25 lakh. */
const LAKHS = /^[1-9]\d?([ .,'])\d{2}(?:\1\d{2})*\1\d{3}$/;

/** Forms use the English (US) format in every language. Source: specification section 9. */
const FORMAT = new Intl.NumberFormat("en-US", { maximumFractionDigits: 10 });

/**
 * Returns the number that a visitor means by a text, typed or pasted; the text itself if it cannot be read, "" if it is
 * empty. Digits may be grouped by commas, points, spaces or apostrophes, in thousands or as lakhs. Words such as k, m
 * and lakh multiply; the unit is skipped. A comma or point is decimal if the other mark groups before it, or if no
 * group of three follows: nobody enters three decimals here, so 12,500 and 12.500 are both 12500 while 12,5 is 12.5.
 * The notation 1e6 is not read: nobody writes amounts so, and an e between digits is more likely a slip of the finger.
 */
export function readNumber(text: string, unit: NumberUnit): number | string {
  if (text.length > LONGEST_NUMBER) return text;
  const plain = withPlainMarks(text);
  if (plain === "") return "";
  // Two cells of a table are two numbers.
  if (/\t/.test(text.trim())) return text;
  const { before, sign, digits = "", multiplier = "" } = numberPattern(unit).exec(plain)?.groups ?? {};
  const decimal = readDigits(digits, multiplier !== "" || unit === "percent" || unit === "years");
  if (decimal === undefined || (before && sign)) return text;
  const number = Number(`${before || sign}${decimal}e${EXPONENTS[multiplier.toLowerCase()] ?? 0}`);
  return number + 0; // the sum turns -0 into 0
}

/** Returns a number as its field shows it, with its unit. */
export function formatNumberText(value: number, unit: NumberUnit, { fields, currencies }: Wording): string {
  if (unit === "calendarYear") return String(value);
  const number = FORMAT.format(value);
  if (unit === "percent") return `${number}%`;
  if (unit === "years") return `${number} ${fields.years({ count: value })}`;
  return currencies[unit].amount({ amount: number }).replaceAll("\u00a0", " ");
}

/** Returns whether a text was read as a number other than its bare digits: for example "15k", "2m" or "12,5". */
export function isReadOtherwise(text: string, number: number): boolean {
  return Number(withPlainDigits(text).replaceAll(/[^\d.]/g, "")) !== Math.abs(number);
}

/** Returns whether a text has digits on both sides of a unit, for example if a number was typed after the old one. */
export function holdsTwoNumbers(text: string): boolean {
  return TWO_NUMBERS.test(withPlainMarks(text));
}

/** Returns a text with one character per meaning: 0 to 9, the minus, a space, and ' for marks that only group. */
function withPlainMarks(text: string): string {
  return withPlainLetters(withPlainDigits(text))
    .replaceAll(/\p{Cf}/gu, "") // direction marks, of which copied Arabic amounts are full
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[٬’‘ʼ`]/g, "'")
    .replaceAll("،", ",")
    .replaceAll(/[−–]/g, "-");
}

function numberPattern(unit: NumberUnit): RegExp {
  const skipped = `(?:${SKIPPED[unit]})?`;
  return new RegExp(
    String.raw`^(?<before>[-+]?) ?${skipped} ?(?<sign>[-+]?) ?(?<digits>[\d .,'٫]*\d[.,٫]?) ?(?<multiplier>(?:${MULTIPLIERS})?)s? ?${skipped}(?:/-)?$`,
    "i",
  );
}

/**
 * Returns grouped digits as plain ones with a point before decimals; undefined if the grouping is invalid. Leading
 * zeros are dropped: they remain when a visitor types after a 0 in the field.
 * @param isSmall true for a number without thousands, such as 1.125 million: then a point is decimal
 */
function readDigits(text: string, isSmall: boolean): string | undefined {
  const digits = text.replace(/^0+(?=\d)/, "");
  const { whole, mark, decimals } = /^(?<whole>.*)(?<mark>[.,٫])(?<decimals>\d*)$/.exec(digits)?.groups ?? {};
  if (whole === undefined || mark === undefined || decimals === undefined) return withoutGroups(digits);
  if (!divides(whole, mark, decimals) && !(isSmall && mark === ".")) return withoutGroups(digits);
  const plain = whole === "" ? "0" : withoutGroups(whole);
  return plain && `${plain}.${decimals}`;
}

/** Returns whether the last comma or point of a number is a decimal mark, not a group mark. */
function divides(whole: string, mark: string, decimals: string): boolean {
  if (mark === "٫" || decimals === "" || /^0*$/.test(whole)) return true;
  if (/\D/.test(whole)) return !whole.includes(mark);
  // More than three digits before it cannot be a group.
  return mark === "," ? decimals.length < 3 : decimals.length !== 3 || whole.length > 3;
}

function withoutGroups(digits: string): string | undefined {
  const isRead = /^\d+$/.test(digits) || THOUSANDS.test(digits) || LAKHS.test(digits);
  return isRead ? digits.replaceAll(/\D/g, "") : undefined;
}

/** Returns the lines of a text that are not blank, without the space around them. */
export function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n]+/).flatMap((line) => line.trim() || []);
}
