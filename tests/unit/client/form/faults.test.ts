import { expect, test } from "vitest";
import { faultText } from "#client/form/faults.ts";
import { EN } from "#shared/wording/generated/en.js";

const text = (rule: string, entry: unknown, more = {}) =>
  faultText({ path: "/field", rule, message: "", ...more }, entry, EN);

test("an empty field has no message, whatever rule it breaks", () => {
  for (const rule of ["type", "minLength", "format", "pattern", "enum"]) expect(text(rule, "")).toBe(true);
});

test("limits are named as they are shown elsewhere", () => {
  expect(text("maximum", 200_001, { limit: 200_000 })).toBe("Enter 200,000 or less.");
  expect(text("minimum", 17, { limit: 18 })).toBe("Enter 18 or more.");
  expect(text("maxLength", "x", { limit: 80 })).toBe("Use at most 80 characters.");
});

test("a year is named without a separator of thousands", () => {
  expect(text("maximum", 2061, { path: "/startYear", limit: 2060 })).toBe("Enter 2060 or less.");
  expect(text("minimum", 2024, { path: "/educationGoal/startYear", limit: 2025 })).toBe(
    "Enter 2025 or more.",
  );
});

test("a number that has to be whole is told from no number at all", () => {
  expect(text("type", 1.5)).toBe("Enter a whole number.");
  expect(text("type", "-")).toBe("Enter a number.");
});

test("where a number was typed beside the one that stood there, the message says that there are two", () => {
  expect(text("type", "30 years41")).toBe("This field holds two numbers. Enter one.");
});

test("a rule without words of its own still says something", () => {
  expect(text("unknown", "x")).toBe("Check this entry.");
});
