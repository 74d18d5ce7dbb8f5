import { describe, expect, it } from "vitest";
import { familyInsightBlocks } from "#shared/family/insight-blocks.ts";
import type { FamilyChange } from "#shared/family/insights-schemas.ts";
import type { FamilyResult } from "#shared/family/schemas.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { RESULT } from "./fixture.ts";

const { pension, children } = ENGINEER;

/** A change that raises the chance of all together, and nothing else, to a percentage. */
const raising = (
  to: number,
  change: Pick<FamilyChange, "kind" | "child" | "goal" | "set">,
): FamilyChange => ({
  onePurse: { children: RESULT.onePurse.children, retirement: RESULT.onePurse.retirement },
  allTogether: to,
  ...change,
});

const ofEducation = (child: number, kind: FamilyChange["kind"], change: object) => ({
  kind,
  child,
  goal: "Education" as const,
  set: {
    children: children.map((each, index) =>
      index === child
        ? {
            ...each,
            goals: each.goals.map((goal) => (goal.type === "Education" ? { ...goal, ...change } : goal)),
          }
        : each,
    ),
  },
});

const retiringAt = (retirementAge: number, to: number): FamilyChange =>
  raising(to, { kind: "retirementAge", set: { pension: { ...pension, retirementAge } } });

const proposalsOf = (
  changes: readonly FamilyChange[],
  wording = EN,
  plan = ENGINEER,
  result: FamilyResult = RESULT,
) => {
  const insights = { changes: [...changes], currency: "AED" as const, modelVersion: "embedded-2" };
  return blockOfKind(familyInsightBlocks(plan, result, insights, wording, FIXTURE_START), "changes").changes;
};

/** The result where parts require these amounts a month for their target: the children, then retirement. */
const requiring = (...amounts: readonly number[]): FamilyResult => {
  const [first = 0, second = 0, retirement = 0] = amounts;
  const of = (amount: number) => ({ chance: 75, required: { 50: 0, 75: amount, 90: null } });
  return { ...RESULT, purses: { children: [of(first), of(second)], pension: of(retirement) } };
};

/** Of a part that no month is left to save for. */
const NO_MONTH = { 50: null, 75: null, 90: null };

it.each([
  [
    { kind: "monthlyInvestment", set: { pension: { ...pension, investmentPercentageOfSalary: 23 } } },
    "Retirement: Invest 23% of your salary instead of 21.91%: AED 6,440 a month today.",
  ],
  [
    ofEducation(1, "startYear", { startYear: 2038 }),
    "Second child, Education: Start in 2038 instead of 2037.",
  ],
  [
    ofEducation(0, "numberOfYears", { numberOfYears: 3 }),
    "First child, Education: Pay for 3 years instead of 4 years.",
  ],
  [
    ofEducation(0, "annualExpense", { currentAnnualExpense: 97_300 }),
    "First child, Education: Plan for AED 97,300 a year instead of AED 108,100, in today's money.",
  ],
  [
    ofEducation(0, "university", { currentAnnualExpense: 60_000, countryOfExpense: "UAE" }),
    "First child, Education: A university in the UAE for AED 60,000 a year instead of AED 108,100, in today's money.",
  ],
  [
    { kind: "spending", set: { pension: { ...pension, annualLivingCost: 60_000 } } },
    /^Retirement: Spend AED 60,000 a year instead of AED [\d,]+, in today's money\.$/,
  ],
  [
    {
      kind: "savings",
      set: { children: children.map((child, index) => ({ ...child, savingsShare: index ? 0.15 : 0.07 })) },
    },
    "Divide your savings differently: AED 21,000 for the first child, AED 45,000 for the second child, and AED 234,000 for your retirement.",
  ],
  [
    {
      kind: "monthlyDivision",
      set: {
        pension: { ...pension, investmentPercentageOfSalary: 30 },
        children: children.map((child, index) => ({ ...child, monthlyInvestment: index ? 2_000 : 2_430 })),
      },
    },
    "Divide your monthly savings differently: AED 2,430 for the first child, AED 2,000 for the second child, and AED 8,400 for your retirement.",
  ],
  [
    {
      kind: "monthlyDivision",
      set: { children: children.map((child) => ({ ...child, monthlyInvestment: 0 })) },
    },
    "Put all of your monthly savings towards your retirement.",
  ],
  [
    { kind: "savings", set: { children: children.map((child) => ({ ...child, savingsShare: 0 })) } },
    "Keep all your savings for your retirement.",
  ],
] as const)("words the change %#", (change, text) => {
  const proposed = raising(60, change as Parameters<typeof raising>[1]);
  const [proposal] = proposalsOf([proposed], EN, ENGINEER, requiring(0, 0, 0));
  expect(proposal?.text.replaceAll("\u00a0", " ")).toMatch(text);
  expect(proposal?.effect).toBe("All of it: chance 57 → 60 in 100.");
  expect(proposal?.set).toBe(change.set);
  expect(proposalsOf([proposed], AR, ENGINEER, requiring(0, 0, 0))[0]?.text).toMatch(/^[\p{Script=Arabic}]/u);
});

it("tells the chance of the least certain part from one pot where that of all together is unknown", () => {
  const change = retiringAt(62, 58);
  const unknown = { ...change, onePurse: { ...change.onePurse, retirement: 88.4 }, allTogether: null };
  const insights = { changes: [unknown], currency: "AED" as const, modelVersion: "embedded-2" };
  const result = { ...RESULT, allTogether: null };
  const { changes } = blockOfKind(
    familyInsightBlocks(ENGINEER, result, insights, EN, FIXTURE_START),
    "changes",
  );
  expect(changes[0]?.text).toBe(
    "Retire at 62 instead of 60. In the UAE, work permits after age 60 need approval.",
  );
  expect(changes[0]?.effect).toBe("The least certain part, from one pot: chance 76 → 88 in 100.");
});

it("tells the part that a change raises where all of it has hardly a chance", () => {
  const change = retiringAt(62, 3);
  const raised = { ...change, onePurse: { ...change.onePurse, retirement: 88.4 } };
  const insights = { changes: [raised], currency: "AED" as const, modelVersion: "embedded-2" };
  const told = (targetChance: 75 | 90) =>
    blockOfKind(
      familyInsightBlocks(
        { ...ENGINEER, targetChance },
        { ...RESULT, allTogether: 2 },
        insights,
        EN,
        FIXTURE_START,
      ),
      "changes",
    ).changes.map(({ effect }) => effect);
  expect(told(90)).toEqual(["Retirement, from one pot: chance 76 → 88 in 100."]);
  // A part that reaches the target already needs no help.
  expect(told(75)).toEqual([]);
});

describe("what parts require from their own savings", () => {
  const { purses } = RESULT;
  /** The engineer's family, of which some parts have so small a chance from their own savings. */
  const shortOf = (chances: readonly (number | undefined)[]) => ({
    ...RESULT,
    purses: {
      pension: { ...purses.pension, chance: chances[2] ?? purses.pension.chance },
      children: purses.children.map((purse, index) => ({ ...purse, chance: chances[index] ?? purse.chance })),
    },
  });
  const monthly = (...amounts: readonly number[]) => ({
    ...ENGINEER,
    pension: { ...pension, investmentPercentageOfSalary: 5 },
    children: children.map((child, index) => ({ ...child, monthlyInvestment: amounts[index] ?? 0 })),
  });
  const told = (
    plan: typeof ENGINEER,
    chances: readonly (number | undefined)[],
    changes: readonly FamilyChange[] = [],
    wording = EN,
  ) => {
    const insights = { changes: [...changes], currency: "AED" as const, modelVersion: "embedded-2" };
    return blockOfKind(
      familyInsightBlocks(plan, shortOf(chances), insights, wording, FIXTURE_START),
      "changes",
    ).changes;
  };
  const plainTexts = (proposals: ReturnType<typeof told>) =>
    proposals.map(({ text }) => text.replaceAll("\u00a0", " "));

  it("names the amount of each part, the least certain first, in steps of its field", () => {
    const plan = monthly(500, 300);
    const proposals = told(plan, [3, 0.2, 20]);
    expect(plainTexts(proposals)).toEqual([
      "Second child: Invest AED 2,520 a month instead of AED 300.",
      "First child: Invest AED 4,190 a month instead of AED 500.",
      "Retirement: Invest 22% of your salary instead of 5%: AED 6,160 a month today.",
    ]);
    expect(proposals.map(({ effect }) => effect)).toEqual([
      "Second child, from its own savings: chance fewer than 1 → at least 75 in 100.",
      "First child, from its own savings: chance 3 → at least 75 in 100.",
      "Retirement, from its own savings: chance 20 → at least 75 in 100.",
    ]);
    const [second, first, retirement] = proposals.map(({ set }) => ({ ...plan, ...set }));
    expect(second?.children.map(({ monthlyInvestment }) => monthlyInvestment)).toEqual([500, 2_520]);
    expect(first?.children.map(({ monthlyInvestment }) => monthlyInvestment)).toEqual([4_190, 300]);
    expect(retirement?.pension.investmentPercentageOfSalary).toBe(22);
    const figures = proposals.map(({ figure }) => figure);
    expect(figures.map((figure) => [figure?.topic, figure?.row, figure?.value])).toEqual([
      ["purses", "Second child, age 7", 0],
      ["purses", "First child, age 12", 0],
      ["purses", "Retirement", 0],
    ]);
  });

  it("leaves out parts that have the target, or all but have it", () => {
    expect(told(monthly(500, 300), [75, 74.2, 90])).toEqual([]);
  });

  it("tells none if all of them would take more than half of the salary, or there is no salary", () => {
    const of = (monthlySalary: number) => {
      const plan = {
        ...monthly(500, 300),
        pension: { ...pension, investmentPercentageOfSalary: 5, monthlySalary },
      };
      return told(plan, [3, 3, 90]).length;
    };
    // 4,190 and 2,520 for the children beside 5 % of the salary.
    expect([0, 9_000, 14_900, 15_000].map(of)).toEqual([0, 0, 0, 2]);
  });

  it("tells none either if the salary is too small with what a form does not accept", () => {
    const plan = monthly(500, 300);
    const required = (amount: number) => {
      const { purses: told } = shortOf([3, 3, 3]);
      const result = {
        ...RESULT,
        purses: { ...told, pension: { chance: 3, required: { 50: 0, 75: amount, 90: null } } },
      };
      return proposalsOf([], EN, plan, result).length;
    };
    // 6,710 for the children: with 7,290 for retirement, half of the salary of 28,000 is left.
    expect([required(7_200), required(7_500), required(30_000)]).toEqual([3, 0, 0]);
  });

  it("leaves out a child that is paid for after retirement", () => {
    const plan = {
      ...monthly(500, 300),
      pension: { ...pension, investmentPercentageOfSalary: 5, retirementAge: 57 },
    };
    // The first child's last payment is due in 2035, the second's in 2040; retirement begins in 2038.
    expect(plainTexts(told(plan, [3, 3, 90]))).toEqual([
      "First child: Invest AED 4,190 a month instead of AED 500.",
    ]);
    expect(told({ ...plan, pension: { ...plan.pension, retirementAge: 45 } }, [3, 3, 90])).toEqual([]);
  });

  it("leaves out a child with a payment due this month that its savings do not cover", () => {
    const plan = monthly(500, 300);
    const insights = { changes: [], currency: "AED" as const, modelVersion: "embedded-2" };
    const inSeptember = familyInsightBlocks(plan, shortOf([3, 3, 90]), insights, EN, {
      year: 2027,
      month: 9,
    });
    expect(blockOfKind(inSeptember, "changes").changes).toEqual([]);
  });

  it("does not raise what goes to retirement for a child from one pot", () => {
    const more = raising(3, {
      kind: "monthlyInvestment",
      set: { pension: { ...pension, investmentPercentageOfSalary: 23 } },
    });
    const raised = { ...more, onePurse: { ...more.onePurse, children: [100, 99.9] } };
    const result = { ...RESULT, allTogether: 2, onePurse: { ...RESULT.onePurse, children: [100, 60] } };
    const insights = { changes: [raised], currency: "AED" as const, modelVersion: "embedded-2" };
    const blocks = familyInsightBlocks(ENGINEER, result, insights, EN, FIXTURE_START);
    expect(blockOfKind(blocks, "changes").changes).toEqual([]);
    // It takes no place of another.
    const later = [2038, 2039, 2040, 2041, 2042].map((startYear) => ({
      ...raised,
      ...ofEducation(1, "startYear", { startYear }),
    }));
    const all = { ...insights, changes: [raised, ...later] };
    const offered = familyInsightBlocks(ENGINEER, result, all, EN, FIXTURE_START);
    expect(blockOfKind(offered, "changes").changes).toHaveLength(5);
  });

  it("leaves room for two other changes, and names no second amount for retirement", () => {
    const more = raising(60, {
      kind: "monthlyInvestment",
      set: { pension: { ...pension, investmentPercentageOfSalary: 6 } },
    });
    const others = [61, 62].map((age) => retiringAt(age, 60 + age - 60));
    const ofChildren = [0, 1].map((child) =>
      raising(65, ofEducation(child, "startYear", { startYear: 2040 })),
    );
    const texts = plainTexts(told(monthly(500, 300), [3, 4, 5], [more, ...others, ...ofChildren]));
    expect(texts).toHaveLength(5);
    expect(texts.filter((text) => /^Retirement: Invest/.test(text))).toHaveLength(1);
    expect(texts.slice(3).some((text) => /^(?:First|Second) child, Education/.test(text))).toBe(true);
  });

  it("says so in Arabic", () => {
    const [proposal] = told(monthly(500, 300), [3, 90, 90], [], AR);
    expect(proposal?.text).toContain(AR.family.children.first);
    expect(proposal?.effect).toContain("مدخرات منفصلة");
  });
});

it("takes from no part what its target requires, although all of it would be likelier", () => {
  const division = raising(60, {
    kind: "monthlyDivision",
    set: {
      children: children.map((child, index) => ({ ...child, monthlyInvestment: index ? 4_000 : 2_500 })),
    },
  });
  // The first child has 4,183 a month, the second 2,516.
  const offered = (...amounts: readonly number[]) =>
    proposalsOf([division], EN, ENGINEER, requiring(...amounts)).length;
  expect([offered(2_500, 4_500), offered(2_501, 4_500), offered(4_184, 2_500)]).toEqual([1, 0, 1]);
});

it("offers first a division of the monthly savings with which every part reaches its target, if there is one", () => {
  const short = requiring(5_000, 2_000, 5_000);
  const [first] = short.purses.children;
  const purses = { ...short.purses, children: [{ ...first, chance: 20 }, ...short.purses.children.slice(1)] };
  const other = raising(60, {
    kind: "monthlyDivision",
    set: { children: children.map((child) => ({ ...child, monthlyInvestment: 4_000 })) },
  });
  const result = { ...short, purses } as FamilyResult;
  // 12,835 a month for what takes 12,000.
  expect(proposalsOf([other], EN, ENGINEER, result).map(({ text, effect }) => [text, effect])).toEqual(
    [
      [
        "Divide your monthly savings differently: AED 5,360 for the first child, AED 2,140 for the second child, and AED 5,320 for your retirement.",
        "The least certain part, from its own savings: chance 20 → at least 75 in 100. Parts that get less keep at least 75 in 100.",
      ],
    ].map((texts) => texts.map((text) => text.replaceAll("AED ", "AED\u00a0"))),
  );
  // 12,836 would be more than there is.
  const beyond = { ...result, purses: { ...purses, pension: requiring(0, 0, 5_836).purses.pension } };
  expect(proposalsOf([], EN, ENGINEER, beyond as FamilyResult).map(({ effect }) => effect)).toEqual([
    "First child, from its own savings: chance 20 → at least 75 in 100.",
  ]);
});

it("gives every part what it requires, for more in all, where what others do not need has to pay for it", () => {
  // Of a salary of 28,000, half is 14,000. The children have 4,183 and 2,516 a month, retirement 5,600.
  const plan = { ...ENGINEER, pension: { ...pension, investmentPercentageOfSalary: 20 } };
  const offered = (first: number, retirement: number, changes: readonly FamilyChange[] = []) => {
    const { purses } = requiring(first, 2_000, retirement);
    const [child, ...others] = purses.children;
    const short = { ...RESULT, purses: { ...purses, children: [{ ...child, chance: 20 }, ...others] } };
    return proposalsOf(changes, EN, plan, short as FamilyResult).map(({ text }) =>
      text.replaceAll("\u00a0", " "),
    );
  };
  const inAll =
    "Save AED 14,000 a month in all instead of AED 12,299: AED 12,000 for the first child, AED 2,000 for the second child, and AED 0 for your retirement.";
  expect(offered(12_000, 0)).toEqual([inAll]);
  expect(offered(12_010, 0)).toEqual([]);
  expect(offered(12_000, 0, [retiringAt(61, 60), retiringAt(62, 80)])).toEqual([
    expect.stringMatching(/^Retire at 62/),
    inAll,
  ]);
  // What the others get may stay theirs.
  expect(offered(5_000, 5_600)).toEqual([expect.stringMatching(/^First child: Invest AED 5,000/)]);
});

it("says that later retirements were not looked at where work permits end", () => {
  const noneAt = (retirementAge: number) => {
    const plan = { ...ENGINEER, pension: { ...pension, retirementAge } };
    const insights = { changes: [], currency: "AED" as const, modelVersion: "embedded-2" };
    return blockOfKind(familyInsightBlocks(plan, RESULT, insights, EN, FIXTURE_START), "changes").none;
  };
  expect(noneAt(64)).toBe(EN.insights.changes.none);
  expect(noneAt(65)).toBe(`${EN.insights.changes.none} ${EN.insights.changes.notLater({ age: 65 })}`);
});

it("says that no single change is enough where a part is short of its target", () => {
  const noneOf = (result: FamilyResult, monthlySalary: number) => {
    const plan = { ...ENGINEER, pension: { ...pension, monthlySalary } };
    const insights = { changes: [], currency: "AED" as const, modelVersion: "embedded-2" };
    return blockOfKind(familyInsightBlocks(plan, result, insights, EN, FIXTURE_START), "changes").none;
  };
  const short = {
    ...RESULT,
    purses: { ...RESULT.purses, pension: { ...RESULT.purses.pension, chance: 20 } },
  };
  // 6,136, 4,183 and 2,516 a month are required.
  expect(noneOf(short, 12_000)).toBe(EN.family.changes.noneBeyondSalary);
  expect(noneOf(short, 13_000)).toBe(EN.family.changes.noneTogether);
  const late = {
    ...short,
    purses: { ...short.purses, pension: { ...short.purses.pension, required: NO_MONTH } },
  };
  expect(noneOf(late, 28_000)).toBe(EN.family.changes.none);
  expect(noneOf(short, 0)).toBe(EN.insights.changes.none);
  expect(noneOf(requiring(0, 0, 0), 4_000)).toBe(EN.insights.changes.none);
});

describe("a division of the savings that takes from a part", () => {
  const divided = (to: number, chance: number, onePot: readonly number[] = [100, 100, 76]) => {
    const [first = 0, second = 0, retirement = 0] = onePot;
    return {
      ...raising(to, {
        kind: "savings" as const,
        set: { children: children.map((child) => ({ ...child, savingsShare: 0.1 })) },
      }),
      onePurse: { children: [first, second], retirement },
      withLess: [{ part: 2, chance }],
    };
  };
  const told = (changes: readonly FamilyChange[], result: FamilyResult = requiring(0, 0, 0)) =>
    proposalsOf(changes, EN, ENGINEER, result).map(({ text, effect }) => [text.slice(0, 15), effect]);

  it("says which chance it lowers, and comes last", () => {
    const later = retiringAt(61, 60);
    expect(told([divided(64, 69.3), later])).toEqual([
      ["Retire at 61 in", "All of it: chance 57 → 60 in 100."],
      [
        "Divide your sav",
        "All of it: chance 57 → 64 in 100. Retirement, from its own savings: chance 75 → 69 in 100.",
      ],
    ]);
    expect(told([divided(64, 74.4), later])).toEqual([
      ["Divide your sav", "All of it: chance 57 → 64 in 100."],
      ["Retire at 61 in", "All of it: chance 57 → 60 in 100."],
    ]);
  });

  it("is not offered if it takes more from a part than it gives to all of it", () => {
    expect(told([divided(60, 73)]).map(([, effect]) => effect)).toEqual([
      "All of it: chance 57 → 60 in 100. Retirement, from its own savings: chance 75 → 73 in 100.",
    ]);
    expect(told([divided(60, 71)])).toEqual([]);
  });

  it("names a child that is left with nothing, but none that has nothing anyway", () => {
    const of = (...shares: readonly number[]) =>
      children.map((child, index) => ({ ...child, savingsShare: shares[index] ?? 0 }));
    const textOf = (...shares: readonly number[]) => {
      const change = raising(60, { kind: "savings", set: { children: of(0.5, 0) } });
      const plan = { ...ENGINEER, children: of(...shares) };
      return proposalsOf([change], EN, plan, requiring(0, 0, 0))[0]?.text.replaceAll("\u00a0", " ");
    };
    expect(textOf(0, 0.2)).toBe(
      "Divide your savings differently: AED 150,000 for the first child, AED 0 for the second child, and AED 150,000 for your retirement.",
    );
    expect(textOf(0, 0)).toBe(
      "Divide your savings differently: AED 150,000 for the first child and AED 150,000 for your retirement.",
    );
  });

  it("comes first where all of it then reaches the target, before each part alone does", () => {
    const { purses } = requiring(5_360, 2_140, 5_320);
    const [first, ...others] = purses.children;
    const short = { ...RESULT, purses: { ...purses, children: [{ ...first, chance: 20 }, ...others] } };
    const texts = (to: number) => told([divided(to, 75)], short as FamilyResult).map(([text]) => text);
    expect(texts(76)).toEqual(["Divide your sav", "Divide your mon"]);
    expect(texts(74)).toEqual(["Divide your mon", "Divide your sav"]);
  });

  it("is not offered for a part from one pot, which pays whoever has the savings", () => {
    const result = { ...requiring(0, 0, 0), allTogether: 1, chanceToReachLifestyleGoal: 1 };
    const poor = { ...result, onePurse: { ...result.onePurse, children: [100, 100], retirement: 30 } };
    expect(told([divided(1, 56, [100, 100, 32])], poor)).toEqual([]);
    expect(told([divided(1, 75, [100, 100, 32])], poor)).toEqual([
      ["Divide your sav", "Retirement, from one pot: chance 30 → 32 in 100."],
    ]);
  });
});

it("tells what part of the salary it takes to save more in all", () => {
  const plan = { ...ENGINEER, pension: { ...pension, investmentPercentageOfSalary: 20 } };
  const { purses } = requiring(12_000, 2_000, 0);
  const [child, ...others] = purses.children;
  const short = { ...RESULT, purses: { ...purses, children: [{ ...child, chance: 20 }, ...others] } };
  const [offer] = proposalsOf([], EN, plan, short as FamilyResult);
  expect(offer?.effect).toMatch(/That takes 50\.0\u00a0?% of your salary\.$/);
});

it("offers the earliest retirement that reaches the target, else the most effective", () => {
  const later = [retiringAt(63, 93), retiringAt(62, 88), retiringAt(61, 82)];
  const agesOf = (plan = ENGINEER) =>
    proposalsOf(later, EN, plan).flatMap(({ text }) => /^Retire at \d+/.exec(text) ?? []);
  expect(agesOf()).toEqual(["Retire at 61"]);
  expect(agesOf({ ...ENGINEER, targetChance: 90 })).toEqual(["Retire at 63"]);
  expect(proposalsOf([retiringAt(62, 70), retiringAt(61, 65)])[0]?.text).toMatch(/^Retire at 62/);
});

it("offers at most five changes, something for everybody among them, and first what reaches the target", () => {
  const kinds = ["startYear", "numberOfYears", "annualExpense"] as const;
  const ofElder = [2033, 2034].flatMap((startYear) =>
    kinds.map((kind) => raising(66, ofEducation(0, kind, { startYear }))),
  );
  const last = raising(58.5, ofEducation(1, "startYear", { startYear: 2038 }));
  const texts = proposalsOf([...ofElder, retiringAt(61, 82), last]).map(({ text }) => text);
  expect(texts).toHaveLength(5);
  expect(texts[0]).toMatch(/^Retire at 61/);
  expect(texts.slice(1, 4).every((text) => text.startsWith("First child"))).toBe(true);
  expect(texts.at(-1)).toMatch(/^Second child/);
});

describe("of a family whose plan reaches its target", () => {
  const reached = { ...RESULT, allTogether: 76, chanceToReachLifestyleGoal: 76 };
  const shorter = raising(82, ofEducation(1, "numberOfYears", { numberOfYears: 3 }));
  const sharing = raising(80, {
    kind: "savings",
    set: { children: children.map((child) => ({ ...child, savingsShare: 0.1 })) },
  });

  it("nobody is asked to give up anything, and another division is offered", () => {
    const texts = proposalsOf([shorter, sharing, retiringAt(61, 90)], EN, ENGINEER, reached);
    expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/^Divide your savings/)]);
  });

  it("is told so", () => {
    const insights = { changes: [shorter], currency: "AED" as const, modelVersion: "embedded-2" };
    const [block] = familyInsightBlocks(ENGINEER, reached, insights, EN, FIXTURE_START);
    expect(block).toMatchObject({ changes: [], none: EN.family.changes.noneNeeded });
  });
});

it("what reaches the target comes before what a part requires, and that before the rest", () => {
  const short = {
    ...RESULT,
    purses: {
      ...RESULT.purses,
      pension: { ...RESULT.purses.pension, chance: 40, required: { 50: 6_200, 75: 6_300, 90: 7_872 } },
    },
  };
  const least = raising(60, ofEducation(0, "startYear", { startYear: 2033 }));
  const texts = proposalsOf([least, retiringAt(61, 80)], EN, ENGINEER, short).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^Retire at 61/),
    expect.stringMatching(/^Retirement: Invest/),
    expect.stringMatching(/^First child/),
  ]);
});

it("says so if nothing raises a chance", () => {
  const insights = { changes: [], currency: "AED" as const, modelVersion: "embedded-2" };
  const [block] = familyInsightBlocks(ENGINEER, RESULT, insights, EN, FIXTURE_START);
  expect(block).toMatchObject({ changes: [], none: EN.insights.changes.none });
});
