import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { differingPageSettings } from "#tools/vite/page-settings.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(place, { recursive: true }));

/** Returns the message about pages that were built with some settings and started with others. */
function said(built: object, now: Readonly<Record<string, string>>): string {
  const folder = join(place, "client");
  writeFileSync(`${folder}-settings.json`, JSON.stringify(built));
  return differingPageSettings(folder, now).join();
}

test("reports nothing if pages and functions have the same settings, whatever else is set", () => {
  expect(said({}, {})).toBe("");
  expect(said({ BRAND_NAME: "A" }, { BRAND_NAME: "A", MAIL_FROM: "a@b.example" })).toBe("");
  expect(said({}, { BRAND_NAME: "" })).toBe("");
});

test("names settings that differ, whether set for the build alone, for the start alone, or differently", () => {
  expect(said({ BRAND_NAME: "A" }, {})).toContain(": BRAND_NAME.");
  expect(said({}, { SMART_SAVER_URL: "https://a.example" })).toContain(": SMART_SAVER_URL.");
  expect(said({ BRAND_NAME: "A", EDUCATION_HOST: "e" }, { BRAND_NAME: "B" })).toContain(
    ": BRAND_NAME, EDUCATION_HOST.",
  );
});
