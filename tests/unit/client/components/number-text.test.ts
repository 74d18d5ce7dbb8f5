import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatNumberText,
  holdsTwoNumbers,
  isReadOtherwise,
  linesOf,
  type NumberUnit,
  readNumber,
} from "#client/components/number-text.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { en: EN, ar: AR } = WORDINGS;

/** Entered amounts, and the numbers that they mean. */
const AMOUNTS: readonly (readonly [string, number])[] = [
  ["25000", 25_000],
  ["25,000", 25_000],
  ["1,250,000", 1_250_000],
  ["150,000.50", 150_000.5],
  ["12 500", 12_500],
  ["12\u00a0500", 12_500],
  ["12\u202f500", 12_500],
  ["1\u20092\u200a5".replaceAll(/[\u2009\u200a]/g, ""), 125],
  ["1\u2009250\u2009000", 1_250_000],
  ["12'500", 12_500],
  ["1’250’000.25", 1_250_000.25],
  ["12k", 12_000],
  ["12 K", 12_000],
  ["1.5m", 1_500_000],
  ["1.1M", 1_100_000],
  ["2,5k", 2_500],
  ["١٢٣٤٥", 12_345],
  ["١٢٬٣٤٥٫٥", 12_345.5],
  ["١٢،٥٠٠", 12_500],
  ["۱۲۳", 123],
  ["१२३", 123],
  ["12,5", 12.5],
  ["12,50", 12.5],
  ["12.5", 12.5],
  ["12.500", 12_500],
  ["1.250.000,50", 1_250_000.5],
  ["199999.999", 199_999.999],
  ["１２３４５", 12_345],
  ["1,250.125", 1_250.125],
  ["1 250,50", 1_250.5],
  ["1,25,000", 125_000],
  ["12,34,567.89", 1_234_567.89],
  ["1,00,00,000", 10_000_000],
  ["0.125", 0.125],
  ["0,125", 0.125],
  [".5", 0.5],
  ["007", 7],
  ["025,000", 25_000],
  ["025.000", 25_000],
  ["0025.000", 25_000],
  ["0123.456", 123_456],
  ["000.5", 0.5],
  ["0012.500,50", 12_500.5],
  ["01,25,000", 125_000],
  ["0", 0],
  ["-0", 0],
  ["-5", -5],
  ["−5", -5],
  ["+5", 5],
  ["12.", 12],
  ["25,", 25],
  ["\t12,500\r\n", 12_500],
];

/** The same beside a currency, which is skipped where it is the form's own. */
const WITH_CURRENCY = {
  AED: [
    ["AED 12,500", 12_500],
    ["AED 12,500.00 ", 12_500],
    ["AED12500", 12_500],
    ["12,500 AED", 12_500],
    ["aed 12k", 12_000],
    ["Dhs. 12,500/-", 12_500],
    ["Dh 12,500", 12_500],
    ["١٢٬٣٤٥ د.إ.\u200f", 12_345],
    ["درهم ١٢٣٤٥", 12_345],
    ["AED -5", -5],
    ["-AED 5", -5],
    ["12,500 درهم", 12_500],
    ["12,500\u00a0درهم", 12_500],
    ["٢٥ ألف درهم", 25_000],
    ["1.5 مليون درهم إماراتي", 1_500_000],
    ["5 آلاف درهم", 5_000],
    ["٢٥ الف درهم", 25_000],
    ["25الف درهم", 25_000],
    ["10 الاف درهم", 10_000],
    ["٢٥ ألفًا درهم", 25_000],
    ["٢٥٠٠٠ درهم اماراتي", 25_000],
    ["٢٠٠٠٠ درهما إماراتيا", 20_000],
    ["\u2066-5,000\u2069 درهم", -5_000],
  ],
  USD: [
    ["USD 300", 300],
    ["$1,200", 1_200],
    ["US$ 1,200.5", 1_200.5],
    ["300 dollars", 300],
    ["300 دولار", 300],
    ["300 دولار أمريكي", 300],
    ["٣ آلاف دولار", 3_000],
  ],
} as const;

/** Words that multiply. */
const MULTIPLIED: readonly (readonly [string, number])[] = [
  ["12.5 lakh", 1_250_000],
  ["2 lakhs", 200_000],
  ["1.2 crore", 12_000_000],
  ["1 million", 1_000_000],
  ["1.5 mn", 1_500_000],
  ["2 Thousand", 2_000],
  ["٢ مليون", 2_000_000],
  ["3 ملايين", 3_000_000],
  ["25 الف", 25_000],
  ["10 الاف", 10_000],
  ["٢٥ ألفا", 25_000],
  // A point divides what is multiplied.
  ["1.125k", 1_125],
  ["1.000m", 1_000_000],
  ["0.999m", 999_000],
  ["1,125k", 1_125_000],
];

/** Entries that no number can be read from: each is reported, and stays as it was typed. */
const UNREADABLE = [
  "abc",
  "-",
  "AED",
  ".",
  "1e6",
  "1,2,3",
  "12,5000",
  "1,25,00",
  "12 50",
  "1,250.000,50",
  "500\t600",
  "10-20",
  "--5",
  "-AED -5",
  "1/2",
  "5%",
  "12 years",
  "12kk",
  "twelve",
  "0x10",
  "Infinity",
  "NaN",
  "²",
  "9".repeat(61),
];

test.each(AMOUNTS)("reads the amount %j as %d", (text, number) => {
  expect(readNumber(text, "AED")).toBe(number);
  expect(readNumber(text, "USD")).toBe(number);
});

test.each(WITH_CURRENCY.AED)("reads %j as %d dirhams, and not as dollars", (text, number) => {
  expect(readNumber(text, "AED")).toBe(number);
  expect(readNumber(text, "USD")).toBe(text);
});

test.each(WITH_CURRENCY.USD)("reads %j as %d dollars, and not as dirhams", (text, number) => {
  expect(readNumber(text, "USD")).toBe(number);
  expect(readNumber(text, "AED")).toBe(text);
});

test.each(MULTIPLIED)("reads the multiplied amount %j as %d", (text, number) => {
  expect(readNumber(text, "AED")).toBe(number);
});

test.each(UNREADABLE)("does not read %j as an amount, and keeps it as typed", (text) => {
  expect(readNumber(text, "AED")).toBe(text);
});

test.each(["", " ", "\n", "\u00a0\t", "\u200f"])("reads the blank text %j as empty", (text) => {
  expect(readNumber(text, "AED")).toBe("");
});

test.each([
  ["5%", "percent", 5],
  ["5,5 %", "percent", 5.5],
  ["٥٪", "percent", 5],
  ["30 years", "years", 30],
  ["1 year", "years", 1],
  ["30 yea", "years", 30],
  ["3 سنوات", "years", 3],
  ["35 سنة", "years", 35],
  ["35 سن", "years", 35],
  ["٣٠ سنه", "years", 30],
  ["30 عاما", "years", 30],
  ["5 بالمئة", "percent", 5],
  ["٥ في المائة", "percent", 5],
  ["1 عام", "years", 1],
  ["7.125", "percent", 7.125],
  ["٣٠", "years", 30],
  ["2034", "calendarYear", 2034],
  ["2,034", "calendarYear", 2034],
  ["5 AED", "percent", "5 AED"],
  ["5%", "years", "5%"],
] as const)("reads %j beside %s as %j", (text, unit, number) => {
  expect(readNumber(text, unit)).toBe(number);
});

test.each([
  ["AED 025,000", "AED", 25_000],
  ["030 years", "years", 30],
  ["٠٣٠", "years", 30],
  ["05.5%", "percent", 5.5],
] as const)("reads %j, typed after a remaining zero, as %d", (text, unit, number) => {
  expect(readNumber(text, unit)).toBe(number);
});

const TWO_NUMBERS = [
  ["30 years41", "years"],
  ["30 years 41", "years"],
  ["30 سنة٤١", "years"],
  ["0 درهم٢٥٬٠٠٠", "AED"],
  ["12,500 AED 600", "AED"],
  ["5%7.5", "percent"],
  ["500 dollars.5", "USD"],
] as const;

test.each(TWO_NUMBERS)("reads nothing from %j, which contains two numbers", (text, unit) => {
  expect(readNumber(text, unit)).toBe(text);
  expect(holdsTwoNumbers(text)).toBe(true);
});

test.each(["30 years", "AED 12,500", "12x,5", "12.5k", "5 / 600", "25 ألف درهم", "twelve", ""])(
  "%j does not contain two numbers around a unit",
  (text) => {
    expect(holdsTwoNumbers(text)).toBe(false);
  },
);

test("a displayed number is read back as the same number, in every unit and language", () => {
  const units: readonly NumberUnit[] = ["AED", "USD", "years", "percent", "calendarYear"];
  const cents = fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }).map((count) => count / 100);
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(...units),
      fc.constantFrom(...LANGUAGE_NAMES),
      (number, unit, language) => {
        expect(readNumber(formatNumberText(number, unit, WORDINGS[language]), unit)).toBe(number);
      },
    ),
  );
});

test("any text is returned as typed or read as a finite number, at once", () => {
  const characters = fc.constantFrom(..."0123456789.,' -+kmAED$%٫٬٣۳\u00a0");
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 70 }), (list) => {
      const text = list.join("");
      const read = readNumber(text, "AED");
      if (typeof read === "number") expect(Number.isFinite(read)).toBe(true);
      else expect(["", text]).toContain(read);
    }),
    { numRuns: 2_000 },
  );
});

describe("shows a number with its unit", () => {
  test.each([
    [1_234_567.5, "AED", "AED 1,234,567.5"],
    [1, "years", "1 year"],
    [2, "years", "2 years"],
    [0, "years", "0 years"],
    [1.5, "years", "1.5 years"],
    [5.5, "percent", "5.5%"],
    [2034, "calendarYear", "2034"],
  ] as const)("%d %s as %j", (number, unit, text) => {
    expect(formatNumberText(number, unit, EN)).toBe(text);
  });

  test.each([
    [1_234_567.5, "AED", "1,234,567.5 درهم"],
    [500, "USD", "500 دولار"],
    [1, "years", "1 سنة"],
    [3, "years", "3 سنوات"],
    [-5000, "AED", "\u2066-5,000\u2069 درهم"],
    [35, "years", "35 سنة"],
    [5.5, "percent", "5.5%"],
  ] as const)("in Arabic %d %s as %j", (number, unit, text) => {
    expect(formatNumberText(number, unit, AR)).toBe(text);
  });
});

test.each(["15k", "2m", "1.5 lakh", "12,5", "12.500", "15.000,50", "٢ مليون"])(
  "announces the number read from %s",
  (text) => {
    expect(isReadOtherwise(text, Number(readNumber(text, "AED")))).toBe(true);
  },
);

test.each(["15000", "15,000", "1,50,000", "AED 20,000", "20 000", "15.5", "٣٤", "0500", "-5", "Dhs 300/-"])(
  "does not announce %s, which reads as it looks",
  (text) => {
    expect(isReadOtherwise(text, Number(readNumber(text, "AED")))).toBe(false);
  },
);

describe("lines of a pasted text", () => {
  test("are apart, without blank ones and the space around them", () => {
    expect(linesOf(" 1,000 \r\n\r\n \t\n 2 000\n")).toEqual(["1,000", "2 000"]);
    expect(linesOf("20 000")).toEqual(["20 000"]);
    expect(linesOf(" \n ")).toEqual([]);
  });

  test("are found in one pass: a try at each of so many spaces would not end", () => {
    expect(linesOf(`1${" ".repeat(5_000_000)}2`)).toHaveLength(1);
  });
});
