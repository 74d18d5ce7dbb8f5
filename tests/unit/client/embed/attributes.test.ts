import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Attributes, readAttribute } from "#client/embed/attributes.ts";
import { embedSettings } from "#client/embed/embed-settings.ts";
import { readBrand } from "#shared/report/brand.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

const SETTINGS = embedSettings(readBrand({}, WORDINGS.en), WORDINGS);

const read = (name: keyof Attributes, value: string) => readAttribute(name, value, SETTINGS);

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ["calculator", "kidsSaver", "kidsSaver"],
  ["language", " ar-AE ", "ar"],
  ["language", "EN", "en"],
  ["accent", "#0b6b5f", "#0b6b5f"],
  // The lightest grey of WCAG's techniques that carries white text.
  ["accent", "#767676", "#767676"],
  ["partner", "north-bank-2", "north-bank-2"],
  ["loading", "lazy", "lazy"],
] as const)("reads %s=%j", (name, value, expected) => {
  expect(read(name, value)).toBe(expected);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ["calculator", "toString", "only pension, education, "],
  ["language", "fr", "only en, ar"],
  ["accent", "#777777", "only #rrggbb that is dark enough"],
  ["accent", "teal", "only #rrggbb"],
  ["partner", "Layla Al Hashimi", "only 1 to 20 of a-z, 0-9 and -"],
  ["loading", "soon", "only lazy, eager"],
] as const)("refuses %s=%j, and says so once", (name, value, reason) => {
  expect([read(name, value), read(name, value)]).toEqual([undefined, undefined]);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining(`goal-planner: no ${name} "${value}", ${reason}`),
  );
});
