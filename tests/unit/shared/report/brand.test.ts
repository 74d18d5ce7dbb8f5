import { expect, test } from "vitest";
import { brandKey, readBrand } from "#shared/report/brand.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { en: EN, ar: AR } = WORDINGS;

test("the default brand is neutral, with the specification's tagline and regulator", () => {
  expect(readBrand({}, EN)).toEqual({
    name: "Goal Planner",
    smartSaverUrl: "https://example.com/smart-saver",
    tagline: "Empowering Futures",
    regulatoryStatement:
      "The provider is licensed and regulated by the Central Bank of the United Arab Emirates.",
    primaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test("licence, contact and privacy notice are set as configured, with a notice for each language", () => {
  const settings = {
    BRAND_LICENCE_NUMBER: "CB-4711",
    BRAND_CONTACT_EMAIL: "care@falcon.example",
    BRAND_CONTACT_PHONE: "+971 4 123 4567",
    BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy",
  };
  expect(readBrand(settings, AR)).toMatchObject({
    licenceNumber: "CB-4711",
    contactEmail: "care@falcon.example",
    contactPhone: "+971 4 123 4567",
    privacyNoticeUrl: "https://falcon.example/privacy",
  });
  const arabic = { ...settings, BRAND_PRIVACY_NOTICE_URL_AR: "https://falcon.example/ar/privacy" };
  expect(readBrand(arabic, AR).privacyNoticeUrl).toBe("https://falcon.example/ar/privacy");
  expect(readBrand(arabic, EN).privacyNoticeUrl).toBe("https://falcon.example/privacy");
});

test("each setting replaces a default, unless it is empty", () => {
  expect(
    readBrand({ BRAND_NAME: "Falcon", BRAND_LOGO_URL: "/logo.svg", BRAND_TAGLINE: "" }, EN),
  ).toMatchObject({
    name: "Falcon",
    logoUrl: "/logo.svg",
    smartSaverUrl: "https://example.com/smart-saver",
    tagline: "Empowering Futures",
  });
});

test("in Arabic the texts come from the Arabic settings, and the name too if it has one", () => {
  expect(brandKey("BRAND_TAGLINE", "ar")).toBe("BRAND_TAGLINE_AR");
  const settings = { BRAND_NAME: "Falcon", BRAND_TAGLINE: "Fly", BRAND_TAGLINE_AR: "حلق" };
  expect(readBrand(settings, AR)).toMatchObject({ name: "Falcon", tagline: "حلق" });
  expect(readBrand({ ...settings, BRAND_NAME_AR: "فالكون" }, AR).name).toBe("فالكون");
  expect(readBrand({ ...settings, BRAND_NAME_AR: "فالكون" }, EN)).toMatchObject({
    name: "Falcon",
    tagline: "Fly",
  });
});
