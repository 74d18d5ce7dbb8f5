import { expect, test } from "vitest";
import { readBrand } from "#shared/report/brand.ts";
import { licenceStatement, privacyLink, providerLinks, providerOnPaper } from "#shared/report/provider.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { en: EN, ar: AR } = WORDINGS;

const NOBODY = readBrand({}, EN);
const FALCON = readBrand(
  {
    BRAND_LICENCE_NUMBER: "CB-4711",
    BRAND_CONTACT_EMAIL: "care@falcon.example",
    BRAND_CONTACT_PHONE: "+971 4 123 4567",
    BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy",
  },
  EN,
);

test("a provider without details leaves no gaps", () => {
  expect(licenceStatement(NOBODY, EN)).toBe(NOBODY.regulatoryStatement);
  expect(providerLinks(NOBODY, EN)).toEqual([]);
  expect(privacyLink(NOBODY, EN)).toBeUndefined();
  expect(providerOnPaper(NOBODY, EN)).toBe("");
});

test("the licence number follows the regulator's statement", () => {
  expect(licenceStatement(FALCON, EN)).toBe(`${NOBODY.regulatoryStatement} Licence number CB-4711.`);
});

test("mail, phone and privacy notice are links on screen and readable on paper", () => {
  expect(providerLinks(FALCON, EN).map(({ label, url }) => [label, url])).toEqual([
    ["care@falcon.example", "mailto:care@falcon.example"],
    ["Phone +971 4 123 4567", "tel:+97141234567"],
    ["Privacy notice", "https://falcon.example/privacy"],
  ]);
  expect(providerOnPaper(FALCON, EN)).toBe(
    "care@falcon.example · Phone +971 4 123 4567 · Privacy notice: https://falcon.example/privacy",
  );
});

test("a number between Arabic words keeps its order, and a single item is listed alone", () => {
  const [phone] = providerLinks(readBrand({ BRAND_CONTACT_PHONE: "+971 4 123 4567" }, AR), AR);
  expect(phone?.label).toContain("\u2066+971 4 123 4567\u2069");
  expect(providerOnPaper(readBrand({ BRAND_CONTACT_EMAIL: "a@b.example" }, AR), AR)).toBe("a@b.example");
});
