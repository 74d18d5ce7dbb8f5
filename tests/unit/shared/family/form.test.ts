import { describe, expect, it } from "vitest";
import { familyPlanOf, validateFamilyForm, validateFamilyPlan } from "#shared/family/form.ts";
import type { FamilyChild, FamilyForm } from "#shared/family/schemas.ts";
import { CONTACT } from "../../../fixtures/forms.ts";
import { ENGINEER, FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";
import { FIXTURE_START } from "../../../fixtures/plans/fixture.ts";

const faultsOf = (plan: unknown) => {
  const validated = validateFamilyPlan(plan, FIXTURE_START);
  return validated.ok ? [] : validated.faults.map(({ path, message }) => [path, message]);
};

const [ELDER, YOUNGER] = ENGINEER.children as [FamilyChild, FamilyChild];

/** The plan with other first fields of the elder child. */
const withElder = (change: object) => ({ ...ENGINEER, children: [{ ...ELDER, ...change }, YOUNGER] });
const withPension = (change: object) => ({ ...ENGINEER, pension: { ...ENGINEER.pension, ...change } });

describe("validateFamilyPlan", () => {
  it.each(FAMILY_PLANS)("accepts $name", ({ plan }) => {
    expect(faultsOf(plan)).toEqual([]);
  });

  it.each([
    ["no child", { ...ENGINEER, children: [] }, "/children", "must have a child"],
    [
      "five children",
      { ...ENGINEER, children: Array.from({ length: 5 }, () => YOUNGER) },
      "/children",
      "must have at most 4 children",
    ],
    ["a child without goals", withElder({ goals: [] }), "/children/0/goals", "must have a goal"],
    [
      "a goal whose years are over",
      withElder({ goals: [{ ...ELDER.goals[0], startYear: 2025, numberOfYears: 1 }] }),
      "/children/0/goals/0/startYear",
      "all years of this goal are over",
    ],
    [
      "two goals of a type",
      withElder({ goals: [ELDER.goals[0], ELDER.goals[0]] }),
      "/children/0/goals/1/type",
      "must not repeat a type of goal",
    ],
    [
      "a share below 0",
      withElder({ savingsShare: -0.1 }),
      "/children/0/savingsShare",
      "must be a fraction from 0 to 1",
    ],
    [
      "a share above 1",
      withElder({ savingsShare: 1.1 }),
      "/children/0/savingsShare",
      "must be a fraction from 0 to 1",
    ],
    [
      "shares above 1 in all",
      { ...ENGINEER, children: [ELDER, YOUNGER].map((child) => ({ ...child, savingsShare: 0.51 })) },
      "/children",
      "must not have shares of the savings above 1 in all",
    ],
    [
      "service from before the age of 15",
      withPension({ age: 30, yearsOfService: 20 }),
      "/pension/yearsOfService",
      "must not be above age less 15",
    ],
    [
      "savings of the pension's own",
      withPension({ currentAdditional: 1 }),
      "/pension/currentAdditional",
      "is not a known property",
    ],
    [
      "a currency of a child's own",
      withElder({ currency: "USD" }),
      "/children/0/currency",
      "is not a known property",
    ],
    ["no pension", { ...ENGINEER, pension: undefined }, "/pension", "is required"],
  ])("refuses %s in words", (_, plan, path, message) => {
    expect(faultsOf(JSON.parse(JSON.stringify(plan)))).toEqual([[path, message]]);
  });

  it("limits every monthly amount by the currency", () => {
    const rich = { ...withPension({ monthlyInvestment: 10_001 }), currency: "USD" };
    const children = rich.children.map((child) => ({ ...child, monthlyInvestment: 10_001 }));
    expect(faultsOf({ ...rich, children, currency: "AED" })).toEqual([]);
    expect(faultsOf({ ...rich, children }).map(([path]) => path)).toEqual([
      "/pension/monthlyInvestment",
      "/children/0/monthlyInvestment",
      "/children/1/monthlyInvestment",
    ]);
  });

  it("accepts shares that make up a whole but for rounding", () => {
    const children = [0.7, 0.2, 0.1].map((savingsShare) => ({ ...YOUNGER, savingsShare }));
    expect(faultsOf({ ...ENGINEER, children })).toEqual([]);
  });

  it.each([null, [], "family", { children: [null, 1] }, { pension: 3, children: {} }])(
    "reports what is wrong with %j",
    (input) => {
      expect(faultsOf(input).length).toBeGreaterThan(0);
    },
  );
});

/** A goal whose last payment was due in September 2026. */
const OVER = { ...(ELDER.goals[0] ?? expect.fail()), startYear: 2025, numberOfYears: 2 };

const FORM: FamilyForm = { ...CONTACT, ...ENGINEER };

describe("validateFamilyForm", () => {
  const pathsOf = (form: unknown) => {
    const validated = validateFamilyForm(form);
    return validated.ok ? [] : validated.faults.map(({ path, rule }) => `${path} ${rule}`);
  };

  it.each(FAMILY_PLANS)("accepts $name, with any target", ({ plan }) => {
    for (const target of [{}, { targetChance: 50 }, { targetChance: 75 }, { targetChance: 90 }]) {
      expect(pathsOf({ ...CONTACT, ...plan, ...target })).toEqual([]);
    }
  });

  it("accepts goals that are over, which the plan leaves out", () => {
    expect(pathsOf({ ...FORM, children: [{ ...ELDER, goals: [OVER] }] })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ["a name that is missing", { name: "" }, "/name minLength"],
    ["a target that is none", { targetChance: 60 }, "/targetChance enum"],
    ["an age above that of retirement", withPension({ age: 61 }), "/pension/age notAboveRetirementAge"],
    ["two goals of a type", withElder({ goals: [OVER, OVER] }), "/children/0/goals/1/type unique"],
  ])("refuses %s", (_name, change, fault) => {
    expect(pathsOf({ ...FORM, ...change })).toContain(fault);
  });

  it("refuses shares above 1 in all", () => {
    const children = [ELDER, YOUNGER].map((child) => ({ ...child, savingsShare: 0.51 }));
    expect(pathsOf({ ...FORM, children })).toEqual(["/children sharesAboveOne"]);
  });
});

describe("familyPlanOf", () => {
  it("leaves out contact data", () => {
    expect(familyPlanOf(FORM, FIXTURE_START)).toEqual(ENGINEER);
    expect(familyPlanOf({ ...FORM, targetChance: 90 }, FIXTURE_START)?.targetChance).toBe(90);
  });

  it("leaves out goals that are over, then children without goals", () => {
    const children = [
      { ...ELDER, goals: [OVER] },
      { ...YOUNGER, goals: [OVER, ...YOUNGER.goals.slice(1)] },
    ];
    expect(familyPlanOf({ ...FORM, children }, FIXTURE_START)?.children).toEqual([
      { ...YOUNGER, goals: YOUNGER.goals.slice(1) },
    ]);
  });

  it("is undefined if no child is left", () => {
    expect(familyPlanOf({ ...FORM, children: [{ ...ELDER, goals: [OVER] }] }, FIXTURE_START)).toBeUndefined();
  });
});

it("names the faults of a form in the words of the plan's", () => {
  const words = (change: object) => {
    const validated = validateFamilyForm({ ...ENGINEER, ...CONTACT, ...change });
    return validated.ok ? [] : validated.faults.map(({ message }) => message);
  };
  expect(words({ children: Array.from({ length: 5 }, () => YOUNGER) })).toContain(
    "must have at most 4 children",
  );
  expect(words({ children: [{ ...ELDER, savingsShare: 2 }] })).toContain("must be a fraction from 0 to 1");
});
