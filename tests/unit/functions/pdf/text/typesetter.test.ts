import { describe, expect, test } from "vitest";
import { loadFonts } from "#functions/pdf/fonts/load-fonts.ts";
import { RIGHT_TO_LEFT } from "#functions/pdf/fonts/right-to-left-layout.ts";
import { fontRuns } from "#functions/pdf/text/font-runs.ts";
import { createTypesetter } from "#functions/pdf/text/typesetter.ts";

const FONTS = loadFonts();
const typeset = createTypesetter(FONTS);

describe("text is set in a font that has its letters", () => {
  const runs = (text: string) => fontRuns(text, FONTS).map(({ text, family }) => [family.name, text]);

  test.each([
    ["Latin with accents", "Zoë Nguyễn Łukasz", [["Inter", "Zoë Nguyễn Łukasz"]]],
    ["Greek", "Ελένη", [["Inter", "Ελένη"]]],
    ["Cyrillic", "Щербакова", [["Inter", "Щербакова"]]],
    ["Arabic with its spaces", "ليلى محمد", [["IbmPlexSansArabic", "ليلى محمد"]]],
    ["Persian and Urdu", "پژمان گچ ٹھاکر", [["IbmPlexSansArabic", "پژمان گچ ٹھاکر"]]],
    ["Devanagari", "आदित्य शर्मा", [["NotoSansDevanagari", "आदित्य शर्मा"]]],
    [
      "two scripts",
      "محمد Smith",
      [
        ["IbmPlexSansArabic", "محمد "],
        ["Inter", "Smith"],
      ],
    ],
    ["letters that no font has", "王 Wang", [["Inter", "? Wang"]]],
    ["an emoji, which is left out", "Zoë 😀 Smith", [["Inter", "Zoë Smith"]]],
    ["a mark that no font has, which is left out", "e\u0e49f", [["Inter", "ef"]]],
  ])("%s", (_, text, expected) => {
    expect(runs(text)).toEqual(expected);
  });

  test("letters that are kept from joining stay apart even if the font has no glyph for the joiner", () => {
    expect(runs("سلام\u200cعلی")).toEqual([
      ["IbmPlexSansArabic", "سلام"],
      ["IbmPlexSansArabic", "علی"],
    ]);
  });
});

describe("pieces are in reading order", () => {
  const arabic = {
    font: "IbmPlexSansArabic",
    direction: { level: 1, base: 1 },
    fontFeatures: RIGHT_TO_LEFT,
    characterSpacing: 0,
  };
  const latin = { font: "Inter", direction: { level: 2, base: 1 } };

  test("a text in one direction is one piece", () => {
    expect(typeset("Layla Haddad")).toEqual([{ text: "Layla Haddad", font: "Inter" }]);
    expect(typeset("ليلى محمد الأحمد")).toEqual([{ text: "ليلى محمد الأحمد", ...arabic }]);
  });

  test("a text is split where its direction changes, starting with that of its first letter", () => {
    expect(typeset("محمد Smith 2")).toEqual([
      { text: "محمد ", ...arabic },
      { text: "Smith 2", ...latin },
    ]);
  });

  test("in a paragraph from right to left, digits and Latin letters use the Latin font, and signs among Arabic words the Arabic one", () => {
    expect(typeset("المدة: 10 سنوات (2).", "rtl").map(({ text, font }) => [font, text])).toEqual([
      ["IbmPlexSansArabic", "المدة: "],
      ["Inter", "10"],
      ["IbmPlexSansArabic", " سنوات ("],
      ["Inter", "2"],
      ["IbmPlexSansArabic", ")"],
      ["IbmPlexSansArabic", "."],
    ]);
  });

  test("isolates order a text and are not printed", () => {
    expect(typeset("هاتف \u2066+971 50\u2069", "rtl").map(({ text }) => text)).toEqual(["هاتف ", "+971 50"]);
  });

  test("a typed direction mark orders nothing", () => {
    expect(typeset("\u202eevil\u202c")).toEqual([{ text: "evil", font: "Inter" }]);
    expect(typeset("محمد \u202eevil\u202c").map(({ text }) => text)).toEqual(["محمد ", "evil"]);
  });
});
