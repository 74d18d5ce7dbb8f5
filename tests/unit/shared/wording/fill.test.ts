import { describe, expect, test } from "vitest";
import { EN } from "#shared/wording/en.ts";
import { fill } from "#shared/wording/fill.ts";

describe("fill", () => {
  test("puts each value in its place, as often as it is named", () => {
    expect(fill("{a} of {b}, {a}", { a: 1, b: "ten" })).toBe("1 of ten, 1");
  });

  test("takes values as they are, braces and dollar signs included", () => {
    expect(fill("Hello {name}", { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  test("does not compile where a value is missing", () => {
    // @ts-expect-error: "b" is missing
    expect(fill("{a} {b}", { a: 1 })).toBe("1 {b}");
  });
});

test("every English message has text, and only whole placeholders", () => {
  const messages = leavesOf(EN);
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) {
    expect(message.trim()).toBe(message);
    expect(message).not.toBe("");
    expect(message.replaceAll(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
  }
});

function leavesOf(node: object): string[] {
  return Object.values(node).flatMap((value) => (typeof value === "string" ? [value] : leavesOf(value)));
}
