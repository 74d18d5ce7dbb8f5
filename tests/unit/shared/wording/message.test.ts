import { describe, expect, test } from "vitest";
import { EN } from "#shared/wording/en.ts";
import { fill, messages } from "#shared/wording/message.ts";

describe("fill", () => {
  test("puts each value in its place, as often as it is named", () => {
    expect(fill(messages({ text: "{a} of {b}, {a}" }).text, { a: 1, b: "ten" })).toBe("1 of ten, 1");
  });

  test("takes values as they are, braces and dollar signs included", () => {
    expect(fill(messages({ text: "Hello {name}" }).text, { name: "$& {name}" })).toBe("Hello $& {name}");
  });

  test("does not compile where a value is missing", () => {
    const { text } = messages({ text: "{a} {b}" });
    // @ts-expect-error: "b" is missing
    expect(fill(text, { a: 1 })).toBe("1 {b}");
    // @ts-expect-error: a text whose names are not known
    expect(fill("{a}", {})).toBe("{a}");
  });

  test("takes another language in its own order, and no other names", () => {
    const english = messages({ text: "{a} of {b}", months: ["January", "February"] });
    const reordered: typeof english = messages({ text: "{b}: {a}", months: ["Januar", "Februar"] });
    expect(fill(reordered.text, { a: 1, b: 2 })).toBe("2: 1");
    // @ts-expect-error: "b" is missing, and a month
    const wanting: typeof english = messages({ text: "{a}", months: ["Januar"] });
    // @ts-expect-error: "c" is none of the names
    const strange: typeof english = messages({ text: "{a} {b} {c}", months: ["Januar", "Februar"] });
    expect([wanting.text, strange.text]).toHaveLength(2);
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
