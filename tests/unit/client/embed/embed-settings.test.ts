import { expect, test } from "vitest";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { FLOWS } from "#shared/calculators.ts";
import { readBrand } from "#shared/report/brand.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { languages, smartSaverUrl } = embedSettings(
  readBrand({ SMART_SAVER_URL: "https://bank.example/save" }, WORDINGS.en),
  WORDINGS,
);
const calculators = languages["en"] ?? {};

test("every calculator can be embedded, and starts where its links lead", () => {
  expect(new Set(Object.keys(calculators))).toEqual(new Set(FLOWS.map(({ calculator }) => calculator)));
  expect(calculators["pension"]).toEqual({ path: "/", title: "Pension calculator" });
  expect(calculators["education"]).toEqual({ path: "/education", title: "Education Calculator" });
});

test("the Kids Saver starts with the personal information", () => {
  expect(calculators["kidsSaver"]?.path).toBe("/kids-saver/personal-info");
});

test("every calculator can be embedded in Arabic, where its Arabic pages are", () => {
  const arabic = languages["ar"] ?? {};
  expect(Object.keys(arabic)).toEqual(Object.keys(calculators));
  expect(arabic["pension"]).toEqual({ path: "/ar", title: WORDINGS.ar.titles.pension });
  expect(arabic["kidsSaver"]?.path).toBe("/ar/kids-saver/personal-info");
});

test("the page around a frame leads to the configured Smart Saver", () => {
  expect(smartSaverUrl).toBe("https://bank.example/save");
});
