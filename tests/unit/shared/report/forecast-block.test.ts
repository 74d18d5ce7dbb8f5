import { describe, expect, test } from "vitest";
import { milestoneText } from "#shared/report/forecast-block.ts";
import type { MoneyView } from "#shared/report/money-view.ts";
import { EN } from "#shared/wording/generated/en.js";

const LATER = {
  name: "At retirement, age 65",
  ofYear: { realistic: 5000, pessimistic: 4500, upper: 5500 },
  today: { realistic: 4110, pessimistic: 3699, upper: 4521 },
};

const textOf = (view: MoneyView, milestone = LATER) =>
  milestoneText(milestone, view, "AED", EN).replaceAll("\u00a0", " ");

describe("the sentence of a milestone", () => {
  test("gives the range of 8 in 10 futures, and the kind of money", () => {
    expect(textOf("ofYear")).toBe(
      "At retirement, age 65, in that year's money: AED 5,000 in the Realistic forecast, and in 8 of 10 futures between AED 4,500 (Pessimistic) and AED 5,500.",
    );
    expect(textOf("today")).toBe(
      "At retirement, age 65, in today's money: AED 4,110 in the Realistic forecast, and in 8 of 10 futures between AED 3,699 (Pessimistic) and AED 4,521.",
    );
  });

  test("is followed by the same in today's money if there is no choice of money", () => {
    expect(textOf("both")).toBe(
      `${textOf("ofYear")} The same, in today's money: AED 4,110 in the Realistic forecast, and in 8 of 10 futures between AED 3,699 (Pessimistic) and AED 4,521.`,
    );
  });

  test("gives no range if every future comes to the same amount", () => {
    const certain = {
      ...LATER,
      ofYear: { realistic: 5000, pessimistic: 4999.8, upper: 5000.3 },
      today: { realistic: 4110, pessimistic: 4109.8, upper: 4110.2 },
    };
    expect(textOf("both", certain)).toBe(
      "At retirement, age 65, in that year's money: AED 5,000. The same, in today's money: AED 4,110.",
    );
  });

  test("appears once if the milestone is now", () => {
    expect(textOf("both", { ...LATER, today: LATER.ofYear })).toBe(textOf("ofYear"));
  });
});
