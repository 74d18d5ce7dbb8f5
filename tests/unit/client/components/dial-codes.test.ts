import { describe, expect, test } from "vitest";
import { dialCodesIn, findDialCodes, namedDialCode } from "#client/components/dial-codes.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";

test("the list starts with the default dial code and is then sorted by name", () => {
  const [first, second] = dialCodesIn("en", "+971");
  expect(first?.label).toBe("+971 United Arab Emirates");
  expect(second?.label).toBe("+93 Afghanistan");
});

test.each(LANGUAGE_NAMES)("in %s every country is found by the name in its label", (language) => {
  const all = dialCodesIn(language, "+971");
  const isNamed = ({ label, dialCode }: (typeof all)[number]) =>
    namedDialCode(all, label.slice(dialCode.length + 1))?.dialCode === dialCode;
  expect(all.filter((country) => !isNamed(country))).toEqual([]);
});

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  const all = dialCodesIn(language, "+971");
  const find = (typed: string) => findDialCodes(all, typed);
  const named = (typed: string) => namedDialCode(all, typed);

  test.each([
    ["uk", "GB"],
    ["U.K.", "GB"],
    ["England", "GB"],
    ["gb", "GB"],
    ["in", "IN"],
    ["sa", "SA"],
    ["ch", "CH"],
    ["USA", "US"],
    ["us", "US"],
    ["america", "US"],
    ["UAE", "AE"],
    ["ae", "AE"],
    ["emirates", "AE"],
    ["KSA", "SA"],
    ["saudi", "SA"],
    ["turkey", "TR"],
    ["turkiye", "TR"],
    ["cote d'ivoire", "CI"],
    ["trinidad and tobago", "TT"],
    ["guinea bissau", "GW"],
    ["india", "IN"],
    ["niger", "NE"],
    ["egy", "EG"],
    ["السعودية", "SA"],
    ["سعوديه", "SA"],
    ["الهند", "IN"],
    ["هند", "IN"],
    ["الامارات", "AE"],
    ["الإِمَارَات", "AE"],
    ["عمان", "OM"],
    ["عُمان", "OM"],
    ["أمريكا", "US"],
    ["بريطانيا", "GB"],
    ["+44", "GB"],
    ["0044", "GB"],
    ["44+", "GB"],
    ["(٤٤)", "GB"],
    ["+1", "US"],
    ["7", "RU"],
    ["39", "IT"],
    ["+212", "MA"],
  ])("%s finds its country first and selects it", (typed, country) => {
    expect(find(typed)[0]?.value).toBe(country);
    expect(named(typed)?.value).toBe(country);
  });

  test.each(["", "zzz", "999", "+999", "unit", "ind", "korea", "+4", "+", "اير"])(
    "%j selects no single country",
    (typed) => {
      expect(named(typed)).toBeUndefined();
    },
  );

  test("an empty text finds all countries, an unknown one finds none", () => {
    expect(find("")).toHaveLength(all.length);
    expect(find("+999")).toEqual([]);
  });

  test("a shared code finds all its countries, the main one first", () => {
    const [first, ...others] = find("+44").map(({ value }) => value);
    expect(first).toBe("GB");
    expect(new Set(others)).toEqual(new Set(["GG", "IM", "JE"]));
  });
});
