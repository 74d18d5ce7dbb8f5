import { expect, test } from "vitest";
import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/generated/en.js";

test("without settings the brand is neutral, with the tagline and the regulator of the specification", () => {
  expect(readBrand({}, EN)).toEqual({
    name: "Goal Planner",
    smartSaverUrl: "https://example.com/smart-saver",
    tagline: "Empowering Futures",
    regulatoryStatement:
      "The provider is licensed and regulated by the Central Bank of the United Arab Emirates.",
    primaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test("each setting takes the place of a default, an empty one does not", () => {
  expect(
    readBrand({ BRAND_NAME: "Falcon", BRAND_LOGO_URL: "/logo.svg", BRAND_TAGLINE: "" }, EN),
  ).toMatchObject({
    name: "Falcon",
    logoUrl: "/logo.svg",
    smartSaverUrl: "https://example.com/smart-saver",
    tagline: "Empowering Futures",
  });
});
