import { describe, expect, test } from "vitest";
import { dialCodesIn } from "#client/components/dial-codes.ts";
import {
  isDialCode,
  isInternational,
  readDialCode,
  readPhoneNumber,
} from "#client/components/phone-numbers.ts";

const MOBILE = { dialCode: "+971", nationalNumber: "50 123 4567" };
const LANDLINE = { dialCode: "+971", nationalNumber: "4 345 6789" };

describe("reads a number of the UAE however it is written", () => {
  test.each([
    ["+971 50 123 4567", MOBILE],
    ["+971501234567", MOBILE],
    ["00971501234567", MOBILE],
    ["00971 50 123 4567", MOBILE],
    ["+971 (0)50 123 4567", MOBILE],
    ["971501234567", MOBILE],
    ["0501234567", MOBILE],
    ["501234567", MOBILE],
    ["050 123 4567", MOBILE],
    ["050.123.4567", MOBILE],
    ["050-123-4567", MOBILE],
    ["050/123 4567", MOBILE],
    ["050\u00a0123\u00a04567", MOBILE],
    ["(04) 345 6789", LANDLINE],
    ["٠٥٠ ١٢٣ ٤٥٦٧", MOBILE],
    ["۰۵۰۱۲۳۴۵۶۷", MOBILE],
    ["+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", MOBILE],
    ["٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧", MOBILE],
  ])("%s", async (text, number) => {
    expect(await readPhoneNumber(text, "+971")).toEqual(number);
  });
});

test.each([
  ["+44 20 7946 0958", "+44", "20 7946 0958"],
  ["0044 20 7946 0958", "+44", "20 7946 0958"],
  ["+1 (204) 555-0123", "+1", "204 555 0123"],
  ["+39 06 1234567", "+39", "06 123 4567"],
  ["+91 98765 43210", "+91", "98765 43210"],
])("takes the dial code from the international number %s", async (text, dialCode, nationalNumber) => {
  expect(await readPhoneNumber(text, "+971")).toEqual({ dialCode, nationalNumber });
});

test("reads its own result as the same number", async () => {
  const { nationalNumber } = MOBILE;
  expect(await readPhoneNumber(nationalNumber, "+971")).toEqual(MOBILE);
});

test("accepts a number of a possible length, even if no such number is known", async () => {
  expect(await readPhoneNumber("059 999 9999", "+971")).toMatchObject({ nationalNumber: expect.any(String) });
  expect(await readPhoneNumber("12345", "+971")).toMatchObject({ nationalNumber: "12345" });
});

test.each([
  "",
  "123",
  "1".repeat(16),
  "abc",
  "call 050 123 4567",
  "050 123 4567 ext. 5",
  "+",
  "00",
  "+999 123",
])("refuses %j as a number", async (text) => {
  expect(await readPhoneNumber(text, "+971")).toBeUndefined();
});

test.each([
  ["+", true],
  [" +44", true],
  ["00971", true],
  ["٠٠٩٧١", true],
  ["050", false],
  ["", false],
])("recognises %j as international: %s", (text, expected) => {
  expect(isInternational(text)).toBe(expected);
});

test.each([
  ["44", "+44"],
  ["+44", "+44"],
  ["0044", "+44"],
  [" (+44) ", "+44"],
  ["44+", "+44"],
  ["\u200e+44", "+44"],
  ["+٤٤", "+44"],
  ["٠٠٩٧١", "+971"],
  ["", undefined],
  ["+", undefined],
  ["india", undefined],
  ["+44 uk", undefined],
])("%j is the dial code %s", (text, expected) => {
  expect(readDialCode(text)).toBe(expected);
});

test.each([
  ["+971", true],
  ["+1", true],
  // By satellite.
  ["+870", true],
  ["+999", false],
  // The code of the United States and one more digit.
  ["+12", false],
  ["+0", false],
  ["971", false],
  ["india", false],
  ["", false],
])("recognises %j as a dial code: %s", async (text, expected) => {
  expect(await isDialCode(text)).toBe(expected);
});

test("recognises every country's dial code", async () => {
  for (const { dialCode } of dialCodesIn("en", "+971")) expect(await isDialCode(dialCode)).toBe(true);
});

test("refuses a number with an unknown dial code", async () => {
  expect(await readPhoneNumber("50 123 4567", "+999")).toBeUndefined();
});
