import { expect, test } from "vitest";
import * as validators from "#shared/contract/generated/validators.js";
import { PLANNING_SCHEMAS } from "#shared/planning/planning-schemas.ts";
import { CONTRACT_SCHEMAS } from "#shared/schemas.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";

/** The longest text that a request may hold. */
const LONGEST_TEXT = 16 * 1024;

/** Time that a linear pattern needs for it at most, however busy the machine; a quadratic one takes 400 ms and more. */
const BOUND_MS = 60;

/** Every pattern within a schema, wherever it stands. */
function patternsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === "pattern" && typeof value === "string" ? [value] : patternsOf(value),
  );
}

const PATTERNS = [...new Set(patternsOf([CONTRACT_SCHEMAS, PLANNING_SCHEMAS]))];

/** Texts that keep a pattern reading: runs of what it may allow, ended by what it does not. */
const ATTACKS = [
  "a",
  "A",
  "1",
  " ",
  "-",
  ".",
  "a.",
  "a/",
  ".a/",
  "'",
  "(",
  "& ",
  "٣",
  "+1",
  "\u0301",
  "aA1",
].flatMap((part) => ["!", "\n", "a!", ""].map((end) => part.repeat(LONGEST_TEXT / part.length) + end));

/** The least of a few runs: what else the machine does only makes one longer. Unit: ms. */
function leastTime(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    run();
    return performance.now() - before;
  });
  return Math.min(...times);
}

test("the schemas contain patterns, and this test checks all of them", () => {
  expect(PATTERNS.length).toBeGreaterThanOrEqual(4);
  expect(leastTime(() => /^[a ]*[a][a ]*$/.test(`${"a".repeat(LONGEST_TEXT)}!`))).toBeGreaterThan(BOUND_MS);
});

test.each(PATTERNS)("%s takes linear time for 16 KB", (pattern) => {
  const expression = new RegExp(pattern, "u");
  for (const attack of ATTACKS) {
    expect(
      leastTime(() => expression.test(attack)),
      JSON.stringify(attack.slice(0, 4)),
    ).toBeLessThan(BOUND_MS);
  }
});

test.each(["name", "email", "phoneNumber", "phoneNumberCountryCode", "companyName"])(
  "a form with 16 KB in %s is refused at once",
  (field) => {
    for (const attack of ATTACKS) {
      const form = { ...PENSION_FORM, [field]: attack };
      expect(validators.PensionForm(form)).toBe(false);
      expect(
        leastTime(() => validators.PensionForm(form)),
        JSON.stringify(attack.slice(0, 4)),
      ).toBeLessThan(BOUND_MS);
    }
  },
);
