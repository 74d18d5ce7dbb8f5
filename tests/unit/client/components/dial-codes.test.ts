import { describe, expect, test } from "vitest";
import { dialCodesIn } from "#client/components/dial-codes.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";

test("the dial codes begin with the one that is offered first, then go by name", () => {
  const [first, second] = dialCodesIn("en", "+971").all;
  expect(first?.label).toBe("+971 United Arab Emirates");
  expect(second?.label).toBe("+93 Afghanistan");
});

test.each(LANGUAGE_NAMES)("in %s every country is found and named by its own label's name", (language) => {
  const { all, named } = dialCodesIn(language, "+971");
  const isNamed = ({ label, dialCode }: (typeof all)[number]) =>
    named(label.slice(dialCode.length + 1))?.dialCode === dialCode;
  expect(all.filter((country) => !isNamed(country))).toEqual([]);
});

describe.each(LANGUAGE_NAMES)("in %s", (language) => {
  const { find, named } = dialCodesIn(language, "+971");

  test.each([
    ["uk", "GB"],
    ["U.K.", "GB"],
    ["England", "GB"],
    ["gb", "GB"],
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
  ])("%s comes first, and is named without a doubt", (typed, country) => {
    expect(find(typed)[0]?.value).toBe(country);
    expect(named(typed)?.value).toBe(country);
  });

  test.each([
    ["in", "IN"],
    ["sa", "SA"],
    ["ch", "CH"],
  ])("%s comes first as a code of ISO, yet may be the beginning of another name", (typed, country) => {
    expect(find(typed)[0]?.value).toBe(country);
    expect(named(typed)).toBeUndefined();
  });

  test.each(["", "zzz", "999", "+999", "unit", "ind", "korea", "+4", "+", "اير"])(
    "%j names none for sure",
    (typed) => {
      expect(named(typed)).toBeUndefined();
    },
  );

  test("what is empty finds all, what is none finds none", () => {
    expect(find("")).toHaveLength(dialCodesIn(language, "+971").all.length);
    expect(find("+999")).toEqual([]);
  });

  test("all countries that share a code are found, the main one first", () => {
    const [first, ...others] = find("+44").map(({ value }) => value);
    expect(first).toBe("GB");
    expect(new Set(others)).toEqual(new Set(["GG", "IM", "JE"]));
  });
});
