import { expect, test } from "vitest";
import { formatMoney, formatNumber, formatPercent, formatRate, oneOf } from "#shared/report/format.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";

test("amounts are in English (US) format without decimals", () => {
  expect(formatMoney(1_234_567.49, "AED", EN)).toBe("AED\u00a01,234,567");
  expect(formatMoney(0.5, "USD", EN)).toBe("USD\u00a01");
  expect(formatMoney(-1234.4, "USD", EN)).toBe("USD\u00a0-1,234");
});

test("no value is shown as minus zero", () => {
  expect(formatMoney(-0.2, "AED", EN)).toBe("AED\u00a00");
});

test("required contributions are rounded up", () => {
  expect(formatMoney(1234.01, "AED", EN, "up")).toBe("AED\u00a01,235");
  expect(formatMoney(1234, "AED", EN, "up")).toBe("AED\u00a01,234");
});

test("percentages, rates and numbers", () => {
  expect(formatPercent(71.346, 2)).toBe("71.35%");
  expect(formatRate(0.02)).toBe("2%");
  expect(formatRate(0.025)).toBe("2.5%");
  expect(formatNumber(200_000)).toBe("200,000");
  expect(formatNumber(0.5)).toBe("0.5");
});

test("alternatives are joined as each language does", () => {
  expect(oneOf(["one", "two"], EN)).toBe("one or two");
  expect(oneOf(["one", "two", "three"], EN)).toBe("one, two, or three");
  expect(oneOf(["مبلغ ثابت", "تأخير التقاعد", "زيادة المدخرات"], AR)).toBe(
    "مبلغ ثابت أو تأخير التقاعد أو زيادة المدخرات",
  );
});
