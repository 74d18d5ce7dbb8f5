import { expect, test } from "vitest";
import { printableText } from "#functions/pdf/text/printable-text.ts";

test.each([
  ["line breaks and tabs become spaces", "a\nb\tc", "a b c"],
  ["control characters go", "a\u0000b\u0007c", "abc"],
  ["marks of direction go", "\u202eevil\u202c \u200fmark\u2066!\u2069", "evil mark!"],
  ["a letter and its accent become one", "e\u0301", "é"],
  ["joiners stay", "می\u200cخواهم क्\u200dष", "می\u200cخواهم क्\u200dष"],
  ["the space within an amount stays", "AED\u00a01", "AED\u00a01"],
  ["half a character goes", "a\ud83d", "a"],
])("%s", (_, text, printable) => {
  expect(printableText(text)).toBe(printable);
});

test("a letter keeps at most four marks, so that they do not reach other lines", () => {
  expect(printableText(`x${"\u0335".repeat(60)}y`)).toBe(`x${"\u0335".repeat(4)}y`);
});
