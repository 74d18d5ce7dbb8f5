import { expect, test } from "vitest";
import { withPlainDigits, withPlainLetters } from "#client/components/plain-characters.ts";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["+٩٧١ 50", "+971 50"],
])("replaces the digits of %j by %j", (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});

test.each([
  ["الإمارات", "الامارات"],
  ["ألفًا", "الفا"],
  ["آلاف", "الاف"],
  ["سنة", "سنه"],
  ["موسيقى", "موسيقي"],
  ["مـحـمـد", "محمد"],
  ["Zoë", "Zoë"],
])("reads the letters of %j as %j, as people type them", (text, plain) => {
  expect(withPlainLetters(text)).toBe(plain);
});
