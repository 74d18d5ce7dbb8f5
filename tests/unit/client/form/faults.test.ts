import { expect, test } from "vitest";
import { faultText } from "#client/form/faults.ts";
import { EN } from "#shared/wording/generated/en.js";

const text = (rule: string, entry: unknown, more = {}) =>
  faultText({ path: "/field", rule, message: "", ...more }, entry, EN);

test("an empty field has no message, whichever rule it breaks", () => {
  for (const rule of ["type", "minLength", "format", "pattern", "enum"]) expect(text(rule, "")).toBe(true);
});

test("limits are formatted as elsewhere", () => {
  expect(text("maximum", 200_001, { limit: 200_000 })).toBe("Enter 200,000 or less.");
  expect(text("minimum", 17, { limit: 18 })).toBe("Enter 18 or more.");
  expect(text("maxLength", "x", { limit: 80 })).toBe("Use at most 80 characters.");
});

test("a year has no thousands separator", () => {
  expect(text("maximum", 2061, { path: "/startYear", limit: 2060 })).toBe("Enter 2060 or less.");
  expect(text("minimum", 2024, { path: "/educationGoal/startYear", limit: 2025 })).toBe(
    "Enter 2025 or more.",
  );
});

test("a fraction is reported differently from text that is not a number", () => {
  expect(text("type", 1.5)).toBe("Enter a whole number.");
  expect(text("type", "-")).toBe("Enter a number.");
});

test("a number typed beside the existing one is reported as two numbers", () => {
  expect(text("type", "30 years41")).toBe("This field contains two numbers. Enter one.");
});

test("a rule without its own message gets a general one", () => {
  expect(text("unknown", "x")).toBe("Check this entry.");
});
