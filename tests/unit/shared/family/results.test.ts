import { describe, expect, it } from "vitest";
import { familyResultBlocks } from "#shared/family/results.ts";
import type { FamilyPlan, FamilyResult } from "#shared/family/schemas.ts";
import { spareAmounts } from "#shared/family/spare.ts";
import { annualLivingCost } from "#shared/pension/plan-values.ts";
import type { Block, BlockKind, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { ENGINEER, FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { RESULT } from "./fixture.ts";

const START = { year: 2026, month: 11 };

const blocksOf = (plan: FamilyPlan = ENGINEER, more: Partial<FamilyResult> = {}, wording = EN) =>
  familyResultBlocks(plan, { ...RESULT, ...more }, { start: START, wording, view: "ofYear" });

const blockOf = <K extends BlockKind>(kind: K, more: Partial<FamilyResult> = {}, plan = ENGINEER) =>
  blockOfKind(blocksOf(plan, more), kind);

const calloutsOf = (more: Partial<FamilyResult> = {}) =>
  blocksOf(ENGINEER, more).filter((block): block is Block<"callout"> => block.kind === "callout");

const told = (facts: readonly Fact[]) =>
  facts.map(({ label, value }) => `${label}: ${formatValue(value, EN)}`.replaceAll("\u00a0", " "));

it("starts with the answer and the picture, and ends with the assumptions", () => {
  expect(blocksOf().map(({ kind }) => kind)).toEqual([
    "answer",
    "timeline",
    "facts",
    "callout",
    "callout",
    "callout",
    "comparison",
    "notes",
  ]);
});

describe("the answer", () => {
  it("is the chance of all together, beside the least certain part", () => {
    expect(blockOf("answer")).toMatchObject({
      text: "In 57 of 100 futures your savings are enough for your children and your retirement until 80.",
      detail:
        "The least certain parts: the goals of the second child and your retirement until 80 (75 in 100 each).",
      chance: { value: { percent: 57 } },
      hundredths: 57,
      target: 75,
    });
  });

  it("speaks of one child as one, and names the target of the plan", () => {
    const [, single] = FAMILY_PLANS;
    const plan: FamilyPlan = { ...(single?.plan ?? expect.fail()), targetChance: 90 };
    const children = [{ ...(RESULT.purses.children[0] ?? expect.fail()), chance: 61.2 }];
    const purses = { ...RESULT.purses, children };
    const onePurse = { ...RESULT.onePurse, children: [62], retirement: 62.2 };
    expect(blockOf("answer", { purses, onePurse }, plan)).toMatchObject({
      text: "In 57 of 100 futures your savings are enough for your child and your retirement until 80.",
      detail: "The least certain part: the goals of your child (61 in 100).",
      target: 90,
    });
  });

  it("tells of one pot where its least certain part is a child, and is clearly likelier than all of it", () => {
    const detail = (child: number) =>
      blockOf("answer", { onePurse: { ...RESULT.onePurse, children: [child, 99], retirement: 90 } }).detail;
    expect(detail(63)).toMatch(
      / If one pot paid for everything, the children first, the least certain part would be the goals of the first child \(63.in.100\)\.$/,
    );
    expect(detail(62)).not.toContain("one pot");
  });

  it("says so if all parts are told to be equal", () => {
    const children = RESULT.purses.children.map((purse) => ({ ...purse, chance: 75.4 }));
    const onePurse = { ...RESULT.onePurse, retirement: 62.2 };
    expect(blockOf("answer", { purses: { ...RESULT.purses, children }, onePurse }).detail).toBe(
      "Each part on its own has the same chance: 75 in 100.",
    );
  });

  describe("of a plan with hardly a chance", () => {
    const hopeless = (changes: Partial<FamilyPlan> = {}, chances = { pension: 3, child: 20 }) => {
      const { pension, children } = RESULT.purses;
      const purses = {
        pension: { ...pension, chance: chances.pension },
        children: children.map((purse) => ({ ...purse, chance: chances.child })),
      };
      const more = { purses, allTogether: 2, chanceToReachLifestyleGoal: 2 };
      return blockOf("answer", more, { ...ENGINEER, ...changes }).detail?.replaceAll("\u00a0", " ");
    };
    const atFirst = ENGINEER.children.map((child) => ({
      ...child,
      goals: child.goals.map((goal) => ({ ...goal, currentAnnualExpense: 100_000 })),
    }));
    // India, Affluent: USD 30,000 at 3.6725 (docs/facts.md).
    const living = /^The plan assumes AED [\d,]+ a year to live on in India\. If/;

    it("names the costs that the form begins with, of the parts that are less likely than not", () => {
      expect(hopeless()).toMatch(living);
      expect(hopeless({ children: atFirst })).toMatch(
        /^The plan assumes AED 100,000 a year for an education and AED [\d,]+ a year to live on in India\. If you expect other costs, enter them\. The least/,
      );
      expect(hopeless({ children: atFirst }, { pension: 3, child: 99 })).toMatch(living);
      expect(hopeless({ children: atFirst }, { pension: 60, child: 20 })).toMatch(
        /^The plan assumes AED 100,000 a year for an education\. If/,
      );
    });

    it("names no budget of one's own, and nothing where there is a chance", () => {
      const pension = { ...ENGINEER.pension, annualLivingCost: 90_000 };
      expect(hopeless({ pension })).toMatch(/^The least certain part/);
      expect(blockOf("answer", {}, { ...ENGINEER, children: atFirst }).detail).toMatch(/^The least certain/);
    });
  });

  it.each([
    [0.4, /^In fewer than 1 of 100 futures/],
    [99.6, /^In more than 99 of 100 futures/],
  ])("never calls a chance of %d impossible or certain", (allTogether, text) => {
    expect(blockOf("answer", { allTogether }).text).toMatch(text);
  });

  it("is the least certain part if the chance of all together is not known", () => {
    expect(blockOf("answer", { allTogether: null, chanceToReachLifestyleGoal: 74.6 })).toMatchObject({
      text: "In 75 of 100 futures your savings are enough for the goals of the second child.",
      detail:
        "This is the least certain part of your plan. All of it together cannot be more likely than this.",
      hundredths: 75,
    });
  });
});

describe("what each part gets", () => {
  const required = (amounts: readonly (number | null)[]): Partial<FamilyResult> => {
    const [pension, ...children] = amounts.map((amount) => ({
      chance: 50,
      required: { 50: 0, 75: amount, 90: null },
    }));
    return { purses: { pension: pension ?? expect.fail(), children } };
  };
  const uneven = (amounts: readonly (number | null)[], plan: FamilyPlan) =>
    blocksOf(plan, required(amounts))
      .flatMap((block) => (block.kind === "callout" ? [block.text.replaceAll("\u00a0", " ")] : []))
      .filter((text) => text.includes("less than you need for"));
  // The engineer saves 6,136 a month for retirement, 4,183 and 2,516 for the children.
  it("is compared if one part has more than the target requires, and others less", () => {
    expect(uneven([5_000, 6_000.2, 3_000], ENGINEER)).toEqual([
      "For a chance of 75 in 100 of each part, you save more each month than you need for your retirement until 80 (by AED 1,136), and less than you need for the goals of the first child (by AED 1,818) and the goals of the second child (by AED 484).",
    ]);
  });

  it.each([
    ["every part has too little", [7_000, 6_000, 3_000]],
    ["every part has enough", [0, 4_183, 2_516]],
    ["a requirement is not known", [null, 6_000, 2_516]],
    ["what is spare is less than the entry can tell", [6_130, 6_000, 2_516]],
  ])("is not compared if %s", (_, amounts) => {
    expect(uneven(amounts, ENGINEER)).toEqual([]);
  });
});

describe("what is more than needed", () => {
  const spare = (allTogether: number | null, plan: FamilyPlan = ENGINEER) => {
    const required = (amount: number | null) => ({ chance: 100, required: { 50: 0, 75: amount, 90: null } });
    const purses = { pension: required(5_000.5), children: [required(4_180), required(null)] };
    return blocksOf(plan, { purses, allTogether })
      .flatMap((block) => (block.kind === "callout" ? [block.text.replaceAll("\u00a0", " ")] : []))
      .filter((text) => text.includes("a month less"));
  };

  // The engineer saves 6,136 a month for retirement, and 4,183 for the first child: 3 more is less than the entry can tell.
  it("is told if all of it has more than 99 in 100", () => {
    expect(spare(99.6)).toEqual([
      "With AED 1,135 a month less, each part on its own would still have the chance that you aim for (75 in 100), and all of it together a lower chance than now.",
    ]);
  });

  it("leaves what pays for a payment of this month, although the requirement covers later ones alone", () => {
    const [first, ...others] = ENGINEER.children;
    const goal = { type: "Activities", countryOfExpense: "UAE", numberOfYears: 9, startYear: 2025 } as const;
    const required = (amount: number) => ({ chance: 100, required: { 50: 0, 75: amount, 90: null } });
    const spareInSeptember = (currentAnnualExpense: number, amount: number) => {
      const child = {
        ...(first ?? expect.fail()),
        savingsShare: 0,
        goals: [{ ...goal, currentAnnualExpense }],
      };
      const plan = { ...ENGINEER, children: [child, ...others] };
      const purses = { pension: required(9_000), children: [required(amount), required(9_000)] };
      return spareAmounts(plan, { ...RESULT, purses }, { year: 2026, month: 9 })[0];
    };
    // 4,183 are saved each month for the first child.
    expect([
      spareInSeptember(4_000, 1_000),
      spareInSeptember(5_000, 1_000),
      spareInSeptember(100, 1_000),
    ]).toEqual([183, 0, 3_183]);
    expect(spareInSeptember(5_000, 4_200)).toBe(-17);
  });

  it("is not told of a lower chance, or of an unknown one", () => {
    expect([spare(99.4), spare(null)]).toEqual([[], []]);
  });

  it("is that of retirement alone where savings for a child go on for it", () => {
    const goesOn = (monthlyInvestment: number) => ({
      ...ENGINEER,
      children: ENGINEER.children.map((child) => ({ ...child, monthlyInvestment })),
      contributionsGoOn: true,
    });
    const told = [
      "With AED 1,135 a month less for your retirement, it would still have the chance that you aim for (75 in 100), and all of it together a lower chance than now.",
    ];
    expect([spare(100, goesOn(4_183)), spare(100, goesOn(9_000))]).toEqual([told, told]);
  });
});

describe("what all parts require together", () => {
  const beyond = (children: number, pension: number, chance = 50) => {
    const of = (amount: number) => ({ chance, required: { 50: 0, 75: amount, 90: null } });
    return calloutsOf({ purses: { pension: of(pension), children: [of(children), of(0)] } })
      .map(({ text }) => text.replaceAll("\u00a0", " "))
      .filter((text) => text.startsWith("To reach 75 in 100 for each part"));
  };

  // The engineer earns 28,000 a month.
  it("may be paid for by longer work, unless the children alone take more", () => {
    expect(beyond(27_000, 1_001)).toEqual([
      expect.stringMatching(/more than your whole salary.*or you work longer\.$/),
    ]);
    expect(beyond(28_001, 0)).toEqual([
      expect.stringMatching(/more than your whole salary.*Longer work alone is not enough\.$/),
    ]);
  });

  it("is told if it takes more than half of the salary, unless each part has its chance", () => {
    expect(beyond(10_000, 4_000)).toEqual([]);
    expect(beyond(10_000, 4_000.4)).toEqual([
      "To reach 75 in 100 for each part, you would have to save AED 14,001 a month, 50.0% of your salary. Make sure that the rest is enough to live on. If it is not, one of the goals has to become smaller, or you work longer.",
    ]);
    expect(beyond(27_000, 1_000)).toEqual([
      expect.stringContaining("AED 28,000 a month, 100.0% of your salary."),
    ]);
    expect(beyond(27_000, 1_000, 80)).toEqual([]);
  });
});

it("tells of payments that are due this month and not covered, whose child no monthly amount helps", () => {
  const [first, second] = ENGINEER.children;
  if (!(first && second)) expect.fail();
  const goals = first.goals.map((goal) => ({ ...goal, startYear: 2026 }));
  const plan: FamilyPlan = {
    ...ENGINEER,
    savings: 0,
    children: [{ ...first, savingsShare: 1, goals }, second],
  };
  const toldIn = (month: number, savings = 0) =>
    familyResultBlocks({ ...plan, savings }, RESULT, {
      start: { year: 2026, month },
      wording: EN,
      view: "ofYear",
    })
      .flatMap((block) => (block.kind === "callout" ? [block.text.replaceAll("\u00a0", " ")] : []))
      .filter((text) => text.startsWith("This month"));
  // An education and activities for 116,100, of which 4,183 are saved this month.
  expect(toldIn(9)).toEqual([
    "This month, payments are due that the savings do not cover: AED 111,917 for the goals of the first child. No monthly amount makes up for that. If you pay them from elsewhere, the required monthly amounts are for all later payments.",
  ]);
  expect([toldIn(10), toldIn(8), toldIn(9, 1_000_000)]).toEqual([[], [], []]);
});

it("says once what retirement gains without any one child, if that is the same for all", () => {
  const cost = (retirementWithoutChild: number[]) =>
    calloutsOf({ onePurse: { ...RESULT.onePurse, retirement: 60, retirementWithoutChild } })
      .map(({ text }) => text)
      .filter((text) => text.startsWith("If one pot pays for everything"));
  expect(cost([70.1, 69.9])).toEqual([
    expect.stringMatching(
      /has a chance of 60.in.100\. Without the goals of any one child, that would be 70.in.100\.$/,
    ),
  ]);
  expect(cost([70, 72])[0]).toMatch(
    /Without the goals of the first child.*Without the goals of the second child/,
  );
  expect(cost([70, 60])[0]).not.toContain("any one child");
});

describe("what is saved after retirement", () => {
  const late = (retirementAge: number, monthlyInvestment = 4_183) =>
    blocksOf({
      ...ENGINEER,
      pension: { ...ENGINEER.pension, retirementAge },
      children: ENGINEER.children.map((child, index) =>
        index === 0 ? { ...child, monthlyInvestment } : child,
      ),
    })
      .flatMap((block) => (block.kind === "callout" ? [block.text.replaceAll("\u00a0", " ")] : []))
      .filter((text) => text.startsWith("This plan counts on money"));

  // The engineer is 45 in 2026. The first child is paid for until 2035, the second until 2040.
  it("is told for each child that is paid for so late", () => {
    expect(late(60)).toEqual([]);
    expect(late(58)).toEqual([
      "This plan counts on money that you save after you retire: AED 2,516 a month until 2040 for the goals of the second child. Make sure that you can pay it without a salary.",
    ]);
    expect(late(53)[0]).toContain(
      "AED 4,183 a month until 2035 for the goals of the first child and AED 2,516 a month until 2040 for the goals of the second child",
    );
    expect(late(53, 0)[0]).not.toContain("first child");
  });
});

it("does not say that children cost retirement hardly anything where it has hardly a chance, or one pot does not pay for them", () => {
  const cost = (retirement: number, children = [100, 75]) =>
    calloutsOf({
      onePurse: {
        ...RESULT.onePurse,
        children,
        retirement,
        retirementWithoutChild: [retirement, retirement],
      },
    }).filter(({ text }) => text.endsWith("hardly change that.")).length;
  expect([cost(0.2), cost(40), cost(40, [100, 73]), cost(99.9, [0, 99])]).toEqual([0, 1, 0, 0]);
});

it("speaks of one child as one where it costs retirement hardly anything", () => {
  const children = ENGINEER.children.slice(0, 1);
  const onePurse = { ...RESULT.onePurse, children: [100], retirement: 80, retirementWithoutChild: [80] };
  const purses = { ...RESULT.purses, children: RESULT.purses.children.slice(0, 1) };
  const texts = blocksOf({ ...ENGINEER, children }, { onePurse, purses }).flatMap((block) =>
    block.kind === "callout" ? [block.text] : [],
  );
  expect(texts.at(-1)).toMatch(/ The goals of your child hardly change that\.$/);
});

describe("the timeline", () => {
  it("has a lane for each child and the parent, with their chances from savings of their own", () => {
    const { lanes, from, to } = blockOf("timeline");
    expect([from, to]).toEqual([2026, 2061]);
    expect(
      lanes.map(({ name, chance, spans }) => [
        name,
        formatValue(chance, EN),
        ...spans.map(({ label, when }) => `${label}: ${when}`),
      ]),
    ).toEqual([
      [
        "First child, age 12",
        "76 in 100",
        "Activities: 2027 to 2030, age 13 to 16",
        "Education: 2032 to 2035, age 18 to 21",
      ],
      [
        "Second child, age 7",
        "75 in 100",
        "Activities: 2027 to 2030, age 8 to 11",
        "Education: 2037 to 2040, age 18 to 21",
      ],
      ["You, age 45", "75 in 100", "Retirement: 2041 to 2061, age 60 to 80"],
    ]);
  });

  it("knows what goals cost a year today, and what is saved for each person a month until when", () => {
    const costs = blockOf("timeline").lanes.map(({ spans }) => spans.map(({ cost }) => cost));
    const livingCost = annualLivingCost({ ...ENGINEER.pension, currency: "AED" });
    expect(costs).toEqual([[8_000, 108_100], [8_000, 108_100], [livingCost]]);
    const saved = (plan?: FamilyPlan) =>
      blockOf("timeline", {}, plan).lanes.map((lane) =>
        lane.saved.map(({ from, to, amount }) => [from, to, Math.round(amount)]),
      );
    // 21.914% of 28,000.
    expect(saved()).toEqual([[[2026, 2035, 4_183]], [[2026, 2040, 2_516]], [[2026, 2041, 6_136]]]);
    // From the year after its last payment, what was saved for a child is saved for retirement.
    expect(saved({ ...ENGINEER, contributionsGoOn: true })[2]).toEqual([
      [2026, 2041, 6_136],
      [2036, 2041, 4_183],
      [2041, 2041, 2_516],
    ]);
  });

  it("names the ages of all in the years of the axis, of children until their last payment", () => {
    const { years, lanes } = blockOf("timeline");
    expect(years).toEqual([2030, 2035, 2040, 2045, 2050, 2055, 2060]);
    expect(lanes.map(({ ages }) => ages)).toEqual([
      [16, 21, null, null, null, null, null],
      [11, 16, 21, null, null, null, null],
      [49, 54, 59, 64, 69, 74, 79],
    ]);
  });

  it("tells payments that are left, and a single one as one year", () => {
    const [elder] = ENGINEER.children;
    const goal = { ...(elder?.goals[0] ?? expect.fail()), startYear: 2025, numberOfYears: 3 };
    const once = { ...goal, type: "HelpKids" as const, startYear: 2040 };
    const children = [{ ...(elder ?? expect.fail()), goals: [once, goal] }];
    const purses = { ...RESULT.purses, children: RESULT.purses.children.slice(1) };
    const { lanes } = blockOf("timeline", { purses }, { ...ENGINEER, children });
    expect(lanes[0]?.name).toBe("Your child, age 12");
    // September 2026 is over in November.
    expect(lanes[0]?.spans.map(({ label, when }) => `${label}: ${when}`)).toEqual([
      "Education: 2027, age 13",
      "Helping Kids: 2040, age 26",
    ]);
  });
});

describe("the facts", () => {
  it("tell what a month takes, then what each purse requires and gets", () => {
    const { groups } = blockOf("facts");
    expect(groups.map(({ title, facts }) => [title, ...told(facts)])).toEqual([
      [
        "What a month takes",
        "Required for 75 in 100 each: AED 12,835",
        "For all of you: AED 12,835",
        "Largest part of your salary: 45.8%",
      ],
      [
        "First child, age 12",
        "Required for 75 in 100: AED 4,183",
        "Required for an even chance: AED 3,914",
        "In your plan: AED 4,183",
      ],
      [
        "Second child, age 7",
        "Required for 75 in 100: AED 2,516",
        "Required for an even chance: AED 2,277",
        "In your plan: AED 2,516",
      ],
      [
        "Retirement",
        "Required for 75 in 100: AED 6,136",
        "Required for an even chance: AED 4,388",
        "In your plan: AED 6,136",
      ],
    ]);
    expect(groups.map(({ isMonthlyInvestment = false }) => isMonthlyInvestment)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("name the even chance once if it is the target, and say where nothing is possible", () => {
    const even = blockOf("facts", {}, { ...ENGINEER, targetChance: 50 }).groups[1]?.facts ?? [];
    expect(told(even)).toEqual(["Required for an even chance: AED 3,914", "In your plan: AED 4,183"]);
    const [month, , younger] = blockOf("facts", {}, { ...ENGINEER, targetChance: 90 }).groups;
    expect(told(younger?.facts ?? [])[0]).toBe("Required for 90 in 100: No time left to invest");
    expect(told(month?.facts ?? [])[0]).toBe("For all of you: AED 12,835");
  });

  it("warn above 30 % of the salary, and say nothing below or without a salary", () => {
    expect(calloutsOf()[0]).toMatchObject({
      tone: "warning",
      text: "In the year that asks most of you, this plan takes 45.8% of your salary. That is more than 30%: make sure that you can keep it up for years.",
    });
    for (const largestShareOfSalary of [30, null]) {
      expect(calloutsOf({ largestShareOfSalary }).map(({ tone }) => tone)).toEqual(["neutral", "neutral"]);
    }
    expect(told(blockOf("facts", { largestShareOfSalary: null }).groups[0]?.facts ?? [])).toHaveLength(2);
  });
});

describe("parts that reach the target one by one", () => {
  const eachPart = (more: Partial<FamilyResult>, plan = ENGINEER) =>
    blocksOf(plan, more)
      .flatMap((block) => (block.kind === "callout" ? [block.text] : []))
      .filter((text) => text.startsWith("Each part on its own reaches"));

  it("are told to be less likely at once", () => {
    expect(eachPart({})).toEqual([
      "Each part on its own reaches your target of 75 in 100. All at once is less likely (57 in 100).",
    ]);
  });

  it("are not spoken of if all of it reaches it, a part misses it, or the chance of all of it is unknown", () => {
    expect(eachPart({ allTogether: 75 })).toEqual([]);
    expect(eachPart({ allTogether: null })).toEqual([]);
    expect(eachPart({}, { ...ENGINEER, targetChance: 90 })).toEqual([]);
  });
});

it("counts a part that needs nothing more and has no month left as nothing in what is required together", () => {
  const { children } = RESULT.purses;
  const retired = (chance: number) => ({
    children,
    pension: { chance, required: { 50: null, 75: null, 90: null } },
  });
  const first = (chance: number) =>
    told(blockOf("facts", { purses: retired(chance) }).groups[0]?.facts ?? [])[0];
  expect(first(99.9)).toBe("Required for 75 in 100 each: AED 6,699");
  expect(first(40)).toBe("For all of you: AED 12,835");
});

describe("one pot", () => {
  it("tells what children cost retirement, but for those that hardly change it", () => {
    expect(calloutsOf().at(-1)?.text).toBe(
      "If one pot pays for everything, children first, your retirement has a chance of 76 in 100. Without the goals of the first child, that would be 93 in 100.",
    );
    const onePurse = { ...RESULT.onePurse, retirementWithoutChild: [76.2, 75.9] };
    expect(calloutsOf({ onePurse }).at(-1)?.text).toBe(
      "If one pot pays for everything, children first, your retirement has a chance of 76 in 100. The goals of your children hardly change that.",
    );
  });

  it("is beside savings of their own", () => {
    const { topic, heads, rows } = blockOf("comparison");
    expect(topic).toBe("purses");
    expect(heads).toEqual(["Enough for", "Own savings", "One pot"]);
    expect(
      rows.map(({ label, values }) => [label, ...values.map((value) => formatValue(value, EN))]),
    ).toEqual([
      ["First child, age 12", "76 in 100", "more than 99 in 100"],
      ["Second child, age 7", "75 in 100", "99 in 100"],
      ["Retirement", "75 in 100", "76 in 100"],
    ]);
  });
});

describe("the assumptions", () => {
  it("name each child's strategy, the division of the savings and what the chances count, but no fee", () => {
    const { notes } = blockOf("notes");
    expect(notes).toContain("Costs rise with inflation in each country: 2% in the UK, 2% in the UAE a year.");
    expect(notes).toContain("Second child: the Balanced strategy is maintained for all its goals.");
    expect(notes).toContain(
      "Your savings are divided: a share for each child, and the rest for your retirement.",
    );
    expect(notes.some((note) => note.startsWith("The chance for all of it"))).toBe(true);
    expect(notes.some((note) => note.startsWith("With a fee"))).toBe(false);
  });

  it("say where the monthly amount of a child goes after its last payment", () => {
    const contributionNotes = (plan: Partial<FamilyPlan>) =>
      blockOf("notes", {}, { ...ENGINEER, ...plan }).notes.filter((note) =>
        note.startsWith("Savings for a child"),
      );
    const rise = "Savings for a child rise with inflation in the UAE, 2% a year. ";
    expect(contributionNotes({})).toEqual([
      `${rise}They end with the child's last payment, and nobody else receives them after that.`,
    ]);
    expect(contributionNotes({ contributionsGoOn: true })).toEqual([
      `${rise}From the month after the child's last payment until you retire, they go to your retirement.`,
    ]);
  });

  it("explain no percentile of a savings scheme, because the results show none", () => {
    const pension = { ...ENGINEER.pension, endOfService: "SavingsScheme" as const };
    const notes = blockOf("notes", {}, { ...ENGINEER, pension }).notes.join(" ");
    expect(notes).toContain("5.83%");
    expect(notes).not.toContain(EN.pension.endOfService.facts.optimistic);
  });

  it("do not mention the chance of all together if it is not known", () => {
    const { notes } = blockOf("notes", { allTogether: null });
    expect(notes.some((note) => note.startsWith("The chance for all of it"))).toBe(false);
  });
});

it("counts two children as two in Arabic", () => {
  expect(blockOfKind(blocksOf(ENGINEER, {}, AR), "answer").text).toContain("أهداف طفليك وتقاعدك");
});

describe("savings that the children's shares take", () => {
  const notes = (shares: readonly number[], savings = 300_000, chance = 60) => {
    const children = ENGINEER.children.map((child, index) => ({
      ...child,
      savingsShare: shares[index] ?? 0,
    }));
    const purses = { ...RESULT.purses, pension: { ...RESULT.purses.pension, chance } };
    return blocksOf({ ...ENGINEER, savings, children }, { purses }).flatMap((block) =>
      block.kind === "callout" && block.text.startsWith("Of your savings,") ? [block.text] : [],
    );
  };

  it("are told where hardly any is left for retirement", () => {
    expect(notes([0.6, 0.38]).map((text) => text.replaceAll("\u00a0", " "))).toEqual([
      "Of your savings, AED 294,000 are for your children and AED 6,000 for your retirement. You can change the share of each child, or keep all your savings for your retirement.",
    ]);
    const [child, ...others] = ENGINEER.children;
    const one = { ...ENGINEER, children: [{ ...(child ?? expect.fail()), savingsShare: 1 }] };
    const pension = { ...RESULT.purses.pension, chance: 60 };
    const purses = { pension, children: RESULT.purses.children.slice(0, -others.length) };
    const onePurse = { ...RESULT.onePurse, children: [100], retirementWithoutChild: [80] };
    const ofOne = (wording = EN) =>
      blocksOf(one, { purses, onePurse }, wording).flatMap((block) =>
        block.kind === "callout" ? [block.text.replaceAll("\u00a0", " ")] : [],
      );
    expect(ofOne()).toContain(
      "Of your savings, AED 300,000 are for your child and AED 0 for your retirement. You can change the share of your child, or keep all your savings for your retirement.",
    );
    expect(ofOne(AR).join(" ")).toMatch(/لطفلك، ولتقاعدك .+ تغيير حصة طفلك، أو/);
    expect(notes([0.5, 0.5])).toHaveLength(1);
    expect(notes([0.5, 0.39])).toEqual([]);
    expect(notes([0.6, 0.38], 0)).toEqual([]);
  });

  it("are no matter to a retirement that reaches its target without them", () => {
    expect(notes([0.6, 0.38], 300_000, 75)).toEqual([]);
    expect(notes([0.6, 0.38], 300_000, 74.9)).toHaveLength(1);
  });
});
