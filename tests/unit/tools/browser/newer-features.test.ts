import { expect, test } from "vitest";
import { newerFeatures } from "#tools/browser/newer-features.ts";

const found = (script: string) => newerFeatures({ page: script });

test.each([
  ["AbortSignal.any([one, other]);", ["AbortSignal.any"]],
  ["try { AbortSignal.any([one]) } catch {}", ["AbortSignal.any"]],
  ["new Map([...Map.groupBy(list, by)]);", ["Map.groupBy"]],
  ["list.filter((element) => element.checkVisibility());", [".checkVisibility"]],
  ["Promise.withResolvers();", ["Promise.withResolvers"]],
  ["first.isSubsetOf(second);", [".isSubsetOf"]],
  ["new URLPattern({ pathname });", ["URLPattern"]],
  ["const { any } = AbortSignal;", ["AbortSignal.any"]],
  ["AbortSignal['any']([one]);", ["AbortSignal.any"]],
  ["AbortSignal[`any`]([one]);", ["AbortSignal.any"]],
  ["globalThis.AbortSignal.any([one]);", ["AbortSignal.any"]],
  ["window.requestIdleCallback(draw);", ["requestIdleCallback"]],
  ["requestIdleCallback(draw);", ["requestIdleCallback"]],
  ["navigator.userAgentData.brands;", ["Navigator.userAgentData"]],
])("%s", (script, features) => {
  expect(found(script)).toEqual(expect.arrayContaining(features.map((feature) => `page: ${feature}`)));
});

test.each([
  "element.checkVisibility?.() ?? true;",
  "if (AbortSignal.any) AbortSignal.any([one]); else listen();",
  "typeof URLPattern === 'function' && new URLPattern(path);",
  "'groupBy' in Map ? Map.groupBy(list, by) : loop();",
  "`share` in navigator && navigator.share({ url });",
  "list.toSorted().at(-1); Object.hasOwn(a, b); structuredClone(a);",
  // A name that the script defines itself.
  "const box = { checkVisibility() {} }; box.checkVisibility();",
  // Known to one engine alone, and so rather no feature.
  "hint.queryFeatureSupport();",
])("finds nothing in %s", (script) => {
  expect(found(script)).toEqual([]);
});

test("syntax that supported browsers cannot parse is an error", () => {
  expect(() => found("const words = /[\\p{L}--[a-z]]/v;")).toThrow(SyntaxError);
  expect(() => found("using file = open();")).toThrow(SyntaxError);
});
