import { expect, test } from "vitest";
import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";

test.each([
  ["00447911123456", "+447911123456"],
  [" 0044 7911", "+44 7911"],
  ["٠٠٤٤", "+٤٤"],
  ["۰۰۴۴", "+۴۴"],
  ["0501234567", "0501234567"],
  ["500 1234", "500 1234"],
])("two leading zeros replace the plus: %j", (written, read) => {
  expect(written.replace(INTERNATIONAL_PREFIX, "+")).toBe(read);
});
