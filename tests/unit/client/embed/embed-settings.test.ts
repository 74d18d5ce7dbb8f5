import { expect, test } from "vitest";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { FLOWS } from "#shared/calculators.ts";
import { readBrand } from "#shared/report/brand.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const { paths, languages, smartSaverUrl } = embedSettings(
  readBrand({ SMART_SAVER_URL: "https://bank.example/save" }, WORDINGS.en),
  WORDINGS,
);

test("has every calculator with its start path", () => {
  expect(new Set(Object.keys(paths))).toEqual(new Set(FLOWS.map(({ calculator }) => calculator)));
  expect(paths).toMatchObject({ pension: "/", education: "/education" });
});

test("starts the Kids Saver with the personal information", () => {
  expect(paths["kidsSaver"]).toBe("/kids-saver/personal-info");
});

test("has every calculator's title in every language, with the prefix of that language", () => {
  expect(languages["en"]).toMatchObject({ prefix: "", titles: { pension: "Pension calculator" } });
  expect(languages["ar"]).toMatchObject({
    prefix: "/ar",
    titles: { kidsSaver: WORDINGS.ar.titles.kidsSaver },
  });
  for (const { titles } of Object.values(languages)) {
    expect(Object.keys(titles)).toEqual(Object.keys(paths));
  }
});

test("has the configured address of Smart Saver", () => {
  expect(smartSaverUrl).toBe("https://bank.example/save");
});
