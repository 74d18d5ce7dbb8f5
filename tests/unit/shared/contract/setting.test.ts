import { expect, test } from "vitest";
import { setting } from "#shared/contract/setting.ts";

test.each([
  [" Falcon\u00a0", "Falcon"],
  ["Falcon Savings", "Falcon Savings"],
  ["", undefined],
  [" \t", undefined],
  [undefined, undefined],
  [true, undefined],
])("of %j is %j", (value, expected) => {
  expect(setting({ KEY: value }, "KEY")).toBe(expected);
});
