import { describe, expect, test } from "vitest";
import { loadFonts } from "#functions/pdf/fonts/load-fonts.ts";
import { fontRuns } from "#functions/pdf/text/font-runs.ts";
import { createTypesetter } from "#functions/pdf/text/typesetter.ts";

const FONTS = loadFonts();
const typeset = createTypesetter(FONTS);

describe("fonts are chosen by what they have", () => {
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

  test("letters kept from joining stay apart where the font has no sign for it", () => {
    expect(runs("سلام\u200cعلی")).toEqual([
      ["IbmPlexSansArabic", "سلام"],
      ["IbmPlexSansArabic", "علی"],
    ]);
  });
});

describe("pieces stand in the order of the paper", () => {
  test("a text in one direction is one piece", () => {
    expect(typeset("Layla Haddad")).toEqual([{ text: "Layla Haddad", font: "Inter" }]);
  });

  test("Arabic words are shaped together and stand on the left of a Latin word before them", () => {
    const arabic = { font: "IbmPlexSansArabic", noWrap: true, fontFeatures: [] };
    expect(typeset("محمد Smith 2")).toEqual([
      { text: "Smith 2", font: "Inter" },
      { text: "محمد ", ...arabic },
    ]);
    expect(typeset("ليلى محمد الأحمد")).toEqual([{ text: "ليلى محمد الأحمد", ...arabic }]);
  });

  test("a long Arabic name goes on in the next line, first words first", () => {
    const name = "مريم بنت عبد العزيز بن محمد بن راشد آل مكتوم";
    const pieces = typeset(name, { width: 80, fontSize: 9 }).map(({ text }) => text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join("").replaceAll("\n", " ")).toBe(name);
    expect(pieces[0]?.startsWith("مريم بنت")).toBe(true);
  });

  test("a word wider than its room is broken within", () => {
    const word = "مكتوم".repeat(16);
    const pieces = typeset(word, { width: 100, fontSize: 9 }).map(({ text }) => text);
    expect(pieces.filter((piece) => piece === "\n").length).toBeGreaterThan(0);
    expect(pieces.filter((piece) => piece !== "\n").join("")).toBe(word);
  });
});
