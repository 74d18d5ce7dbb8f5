import type { Currency } from "#shared/domain/currencies.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";

/** The unit that a number counts: it decides what is shown, and may be typed, beside the digits. */
export type NumberUnit = Currency | "years" | "percent" | "calendarYear";

/** A longer text is no number, and not looked at further. Unit: characters. */
const LONGEST_NUMBER = 60;

/**
 * Words and signs that are skipped beside a number, half deleted ones of years among them; Arabic ones in plain letters.
 * Another currency's name is not: the amount would be another.
 */
const SKIPPED: Readonly<Record<NumberUnit, string>> = {
  AED: String.raw`AED|Dhs?\.?|dirhams?|د\. ?ا\.?|(?:درهما?|دراهم)(?: اماراتيه?)?`,
  USD: String.raw`USD|US\$|\$|dollars?|دولار(?:ات|ا)?(?: امريكيه?)?`,
  years: "y[ears]*|س[نهوات]*|عاما?|اعوام",
  percent: "[%٪]|بالم(?:ا?ئ)ه|في الم(?:ا?ئ)ه",
  calendarYear: "",
};

const TWO_NUMBERS = new RegExp(
  String.raw`\d ?(?:${Object.values(SKIPPED).filter(Boolean).join("|")}) ?[-+]?[.,٫]?\d`,
  "i",
);

/** Powers of ten by the letters or words that people multiply with, in the UAE and in India; Arabic ones in plain letters. */
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

/** As 1,25,000 for 1.25 lakh. */
const LAKHS = /^[1-9]\d?([ .,'])\d{2}(?:\1\d{2})*\1\d{3}$/;

/** A form is shown in English (US) format whatever the language. Source: specification section 9. */
const FORMAT = new Intl.NumberFormat("en-US", { maximumFractionDigits: 10 });

/**
 * The number that a visitor means by a text, typed or pasted; the text itself where that cannot be told, "" where there
 * is none. Digits may be grouped by commas, points, spaces or apostrophes, by thousands or as lakhs; k, m and lakh, say,
 * multiply; the unit is skipped. A comma or point divides where the other mark groups before it, or where what follows is no group
 * of three: nobody enters three decimals here, so 12,500 and 12.500 are both 12500 while 12,5 is 12.5. The notation 1e6
 * is not read: nobody writes amounts so, and an e between digits is rather a slip of the finger.
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

/** A number as its field shows it, with its unit. */
export function formatNumberText(value: number, unit: NumberUnit, { fields, currencies }: Wording): string {
  if (unit === "calendarYear") return String(value);
  const number = FORMAT.format(value);
  if (unit === "percent") return `${number}%`;
  if (unit === "years") return `${number} ${fields.years({ count: value })}`;
  return currencies[unit].amount({ amount: number }).replaceAll("\u00a0", " ");
}

/** Whether a text holds digits on both sides of a unit, as where a number was typed after the one that stood there. */
export function holdsTwoNumbers(text: string): boolean {
  return TWO_NUMBERS.test(withPlainMarks(text));
}

/** A text with one character for each meaning: 0 to 9, the minus, a space, and ' for what groups and never divides. */
function withPlainMarks(text: string): string {
  return withPlainLetters(withPlainDigits(text))
    .replaceAll(/\p{Cf}/gu, "") // marks of direction, which copied Arabic amounts are full of
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
 * Grouped digits as plain ones with a point before decimals; undefined where the groups are none. Leading zeros count
 * nothing: they are left where a visitor typed after the 0 that a field showed.
 * @param isSmall whether the number has no thousands, as 1.125 million: then a point divides
 */
function readDigits(text: string, isSmall: boolean): string | undefined {
  const digits = text.replace(/^0+(?=\d)/, "");
  const { whole, mark, decimals } = /^(?<whole>.*)(?<mark>[.,٫])(?<decimals>\d*)$/.exec(digits)?.groups ?? {};
  if (whole === undefined || mark === undefined || decimals === undefined) return withoutGroups(digits);
  if (!divides(whole, mark, decimals) && !(isSmall && mark === ".")) return withoutGroups(digits);
  const plain = whole === "" ? "0" : withoutGroups(whole);
  return plain && `${plain}.${decimals}`;
}

/** Whether the last comma or point of a number divides it, rather than that it groups. */
function divides(whole: string, mark: string, decimals: string): boolean {
  if (mark === "٫" || decimals === "" || /^0*$/.test(whole)) return true;
  if (/\D/.test(whole)) return !whole.includes(mark);
  // More than three digits before it are no group.
  return mark === "," ? decimals.length < 3 : decimals.length !== 3 || whole.length > 3;
}

function withoutGroups(digits: string): string | undefined {
  const isRead = /^\d+$/.test(digits) || THOUSANDS.test(digits) || LAKHS.test(digits);
  return isRead ? digits.replaceAll(/\D/g, "") : undefined;
}
