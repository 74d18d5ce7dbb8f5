import { describe, expect, test } from "vitest";
import { reportTexts } from "../../../fixtures/report-texts.ts";
import { reportFixtures } from "../../../fixtures/reports.ts";

const [english, arabic] = await Promise.all([reportFixtures("en"), reportFixtures("ar")]);
const pairs = english.map(({ name, form, document }, index) => {
  const other = arabic[index];
  if (other?.name !== name) throw new Error(`no Arabic report of ${name}`);
  return { name, form, texts: reportTexts(document), arabicTexts: reportTexts(other.document) };
});

/** Latin words of an Arabic report beside what was entered: an address, the model, the name of a format. */
const LATIN_WORDS = /https:\/\/\S+|embedded-2\/\S+|PDF/g;

/** Numbers that an Arabic word says: one year, two years, the tenth and the ninetieth percentile, one of ten. */
const IN_WORDS = new Set(["1", "2", "10", "10th", "90th"]);

const numbersOf = (text: string) =>
  text
    .match(/\d[\d,.]*(?:th\b|%)?/g)
    ?.map(withoutEnd)
    .toSorted() ?? [];

const withoutEnd = (number: string) => number.replace(/[.,]$/, "");

describe.each(pairs)("the report of $name", ({ form, texts, arabicTexts }) => {
  test("has as many texts in Arabic, each with the numbers of the English one", () => {
    expect(arabicTexts).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      const arabicText = arabicTexts[index] ?? "";
      const missing = [...numbersOf(text)];
      for (const number of numbersOf(arabicText)) {
        const place = missing.indexOf(number);
        expect(place, `${number} in: ${arabicText}\n${text}`).toBeGreaterThanOrEqual(0);
        missing.splice(place, 1);
      }
      expect(
        missing.filter((number) => !IN_WORDS.has(number)),
        `${arabicText}\n${text}`,
      ).toEqual([]);
    }
  });

  test("has Latin letters only in text that was entered", () => {
    const entered = [form.name, form.email, ...("companyName" in form ? [form.companyName] : [])];
    for (const text of arabicTexts) {
      const rest = entered
        .filter((value) => value !== "")
        .reduce((left, value) => left.replace(value, ""), text);
      expect(rest.replaceAll(LATIN_WORDS, ""), text).not.toMatch(/\p{Script=Latin}/u);
      expect(text).not.toMatch(/NaN|undefined|[{}]/);
    }
  });
});
