import { expect, test } from "vitest";
import { addTexts, joinedTexts } from "#shared/wording/add-texts.ts";
import type { SomeTexts } from "#shared/wording/wording.ts";

const part = (texts: object) => texts as SomeTexts;

test("texts below a key may arrive in several parts, in any order, and no part is changed", () => {
  const [form, results] = [part({ a: { x: 1 }, b: ["c"] }), part({ a: { y: 2 } })];
  expect(joinedTexts([form, results])).toEqual({ a: { x: 1, y: 2 }, b: ["c"] });
  expect(joinedTexts([results, form])).toEqual({ a: { x: 1, y: 2 }, b: ["c"] });
  expect([form, results]).toEqual([{ a: { x: 1 }, b: ["c"] }, { a: { y: 2 } }]);
});

test("a reference to a group of texts sees texts that are added to it", () => {
  const texts: Record<string, unknown> = {};
  addTexts(texts, part({ a: { x: 1, b: { p: "1" } } }));
  const held = texts["a"];
  addTexts(texts, part({ a: { y: 2, b: { q: "2" } } }));
  expect(held).toEqual({ x: 1, y: 2, b: { p: "1", q: "2" } });
});
