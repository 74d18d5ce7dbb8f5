import { expect, test } from "vitest";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { FLOWS } from "#shared/calculators.ts";
import { readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/en.ts";

const { calculators, smartSaverUrl } = embedSettings(
  readBrand({ SMART_SAVER_URL: "https://bank.example/save" }, EN),
  EN,
);

test("every calculator can be embedded, and starts where its links lead", () => {
  expect(new Set(Object.keys(calculators))).toEqual(new Set(FLOWS.map(({ calculator }) => calculator)));
  expect(calculators["pension"]).toEqual({ path: "/", title: "Pension calculator" });
  expect(calculators["education"]).toEqual({ path: "/education", title: "Education Calculator" });
});

test("the Kids Saver starts with the personal information", () => {
  expect(calculators["kidsSaver"]?.path).toBe("/kids-saver/personal-info");
});

test("the page around a frame leads to the configured Smart Saver", () => {
  expect(smartSaverUrl).toBe("https://bank.example/save");
});
