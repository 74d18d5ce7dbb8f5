import { describe, expect, it } from "vitest";
import { type Outlay, visitSum } from "#shared/report/visit-sum.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";

const PENSION: Outlay = {
  calculator: "pension",
  combines: [],
  currency: "AED",
  monthlyInvestment: 6_136,
  savings: 0,
  salary: 28_000,
};
const EDUCATION: Outlay = { ...PENSION, calculator: "education", monthlyInvestment: 4_183, salary: 0 };
const HEALTHCARE: Outlay = { ...EDUCATION, calculator: "healthcare", monthlyInvestment: 2_514 };
const SAVER: Outlay = { ...EDUCATION, calculator: "kidsSaver", combines: ["education", "healthcare"] };

const textOf = (own: Outlay, others: readonly Outlay[]) => visitSum(own, others, EN)[0]?.text;

describe("the sum of a visit's plans", () => {
  it("is that of this plan and the others, beside the salary of the pension, and a warning above 30%", () => {
    expect(visitSum(EDUCATION, [PENSION, HEALTHCARE], EN)).toEqual([
      {
        kind: "callout",
        tone: "warning",
        text: "With your other plans (Retirement, Healthcare): AED\u00a012,833 a month, 45.8% of your salary. That is more than 30%: make sure that you can keep it up for years.",
      },
    ]);
    expect(visitSum(EDUCATION, [PENSION, HEALTHCARE], AR)[0]?.text).toContain("45.8%");
    expect(visitSum(PENSION, [{ ...EDUCATION, monthlyInvestment: 500 }], EN)).toEqual([
      {
        kind: "callout",
        tone: "neutral",
        text: "With your other plans (Education): AED\u00a06,636 a month, 23.7% of your salary.",
      },
    ]);
  });

  it("is no more than 30% where it is told as 30.0%", () => {
    const told = (monthlyInvestment: number) =>
      visitSum(PENSION, [{ ...EDUCATION, monthlyInvestment }], EN)[0];
    expect(told(2_274)).toMatchObject({
      tone: "neutral",
      text: expect.stringMatching(/30\.0% of your salary\.$/),
    });
    expect(told(2_290)).toMatchObject({ tone: "warning", text: expect.stringContaining("30.1%") });
  });

  it("says that a sum beyond the salary cannot be paid from it", () => {
    const text = textOf(PENSION, [{ ...EDUCATION, monthlyInvestment: 25_000 }]);
    expect(text).toContain("111.2% of your salary. That is more than the whole salary: it cannot be paid");
  });

  it("names no share while no plan knows a salary", () => {
    expect(textOf(EDUCATION, [HEALTHCARE])).toBe(
      "With your other plans (Healthcare): AED\u00a06,697 a month.",
    );
  });

  it("is in the currency of this plan", () => {
    expect(
      textOf({ ...PENSION, monthlyInvestment: 0 }, [
        { ...EDUCATION, currency: "USD", monthlyInvestment: 1_000 },
      ]),
    ).toBe("With your other plans (Education): AED\u00a03,673 a month, 13.1% of your salary.");
  });

  it("says where the same savings seem to count twice", () => {
    const saved = { ...PENSION, savings: 300_000 };
    const text = "Savings of AED\u00a0300,000 are in more than one plan.";
    expect(textOf(saved, [{ ...EDUCATION, savings: 300_000 }])).toContain(text);
    expect(textOf(saved, [{ ...EDUCATION, currency: "USD", savings: 81_688 }])).toContain(text);
    expect(textOf(saved, [{ ...EDUCATION, savings: 250_000 }])).not.toContain("more than one");
    expect(textOf(PENSION, [EDUCATION])).not.toContain("more than one");
  });

  it("counts a goal that the Kids Saver combines there alone", () => {
    expect(textOf(PENSION, [EDUCATION, SAVER])).toContain("(Kids Saver): AED\u00a010,319 a month");
    expect(visitSum(EDUCATION, [SAVER], EN)).toEqual([]);
    expect(visitSum(SAVER, [EDUCATION], EN)).toEqual([]);
  });

  it("combines goals of the same child alone", () => {
    const saver = { ...SAVER, childAge: 9 };
    expect(visitSum(saver, [{ ...EDUCATION, childAge: 9 }], EN)).toEqual([]);
    expect(textOf(saver, [{ ...EDUCATION, childAge: 5 }])).toContain("(Education): AED\u00a08,366 a month");
  });

  it("tells plans of one calculator apart by the age of the child", () => {
    const [older, younger] = [9, 5].map((childAge) => ({ ...EDUCATION, childAge }));
    if (!older || !younger) throw new Error("there are two");
    expect(textOf(older, [younger])).toBe(
      "With your other plans (Education, age 5): AED\u00a08,366 a month.",
    );
  });

  it("adds the salaries of two pensions", () => {
    expect(textOf(PENSION, [{ ...PENSION, salary: 12_000 }])).toContain("30.7% of the salaries together.");
  });

  it("is left out without another plan", () => {
    expect(visitSum(PENSION, [], EN)).toEqual([]);
  });
});
