import { describe, expect, test } from "vitest";
import { loadFonts } from "#functions/pdf/fonts/load-fonts.ts";
import { RIGHT_TO_LEFT } from "#functions/pdf/fonts/right-to-left-layout.ts";

const ARABIC = loadFonts().find(({ name }) => name === "IbmPlexSansArabic");

function layOut(text: string) {
  if (ARABIC === undefined) throw new Error("no Arabic font");
  return ARABIC.regular.layout(text, RIGHT_TO_LEFT);
}

/** Returns the text that a viewer copies: the characters of the glyphs, from the right end. */
function copied(text: string): string {
  return layOut(text)
    .glyphs.toReversed()
    .map(({ codePoints }) => String.fromCodePoint(...codePoints.toReversed()))
    .join("");
}

test.each([
  ["words", "خطة تقاعدك"],
  ["lam-alef, one glyph for two letters", "الأحمد لا الإمارات آلاف"],
  ["signs", "الأسعار: كل سنة، ثم لا."],
])("%s are copied in reading order", (_, text) => {
  expect(copied(text)).toBe(text);
});

test("brackets are drawn mirrored, and copied as they look", () => {
  expect(copied("المملكة (المتحدة) «نص»")).toBe("المملكة )المتحدة( »نص«");
  const [left] = layOut("(أ)").glyphs;
  const [opening] = ARABIC?.regular.layout("(").glyphs ?? [];
  expect(left?.id).toBe(opening?.id);
});

test("a no-break space is copied as an ordinary space", () => {
  expect(copied("\u00a0درهم")).toBe(" درهم");
});

test("Arabic digits are drawn from left to right, in reading order", () => {
  const digits = ["١", "٢", "٣"].map((digit) => ARABIC?.regular.layout(digit).glyphs[0]?.id);
  expect(ARABIC?.regular.layout("١٢٣").glyphs.map(({ id }) => id)).toEqual(digits);
});

describe("letters", () => {
  test("are joined within a word but not across words", () => {
    const joined = layOut("بب").glyphs.map(({ id }) => id);
    const apart = layOut("ب ب").glyphs.map(({ id }) => id);
    expect(apart[0]).toBe(apart[2]);
    expect(joined[0]).not.toBe(joined[1]);
    expect(joined).not.toContain(apart[0]);
  });

  test("are never so far apart that a viewer takes them for two words", () => {
    const { glyphs, positions } = layOut("أكثر طريقة أكبر سيناريوهات");
    const gaps = positions.map(({ xAdvance }, index) => xAdvance - (glyphs[index]?.advanceWidth ?? 0));
    expect(Math.max(...gaps)).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan((ARABIC?.regular.unitsPerEm ?? 0) / 10);
  });
});

test("a document that scales its layout does not change that of the next", () => {
  const width = layOut("تقاعدك").advanceWidth;
  for (const position of layOut("تقاعدك").positions) position.xAdvance *= 0.001;
  expect(layOut("تقاعدك").advanceWidth).toBe(width);
});

test("a glyph represents the letters of each text, whatever was laid out before", () => {
  // U+FEDF is what an initial lam looks like, as a character of its own.
  expect(copied("\ufedf")).toBe("\ufedf");
  expect(copied("لم")).toBe("لم");
});
