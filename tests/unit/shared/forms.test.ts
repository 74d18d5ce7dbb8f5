import { describe, expect, it } from "vitest";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { validateKidsSaverForm, validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { validatePensionForm, validatePensionPlan } from "#shared/pension/form.ts";
import {
  CHILD_GOAL_PLAN,
  CONTACT,
  KIDS_SAVER_FORM,
  KIDS_SAVER_PLAN,
  PENSION_FORM,
  PENSION_PLAN,
} from "../../fixtures/forms.ts";
import { CHILD_GOAL_PLANS } from "../../fixtures/plans/child-goal-plans.ts";
import { FIXTURE_START as START } from "../../fixtures/plans/fixture.ts";
import { KIDS_SAVER_PLANS } from "../../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../../fixtures/plans/pension-plans.ts";

const faultsOf = (validated: Validated<unknown>): readonly Fault[] => (validated.ok ? [] : validated.faults);
const pathsOf = (validated: Validated<unknown>) => faultsOf(validated).map(({ path }) => path);

const pension = (changes: object) => validatePensionPlan({ ...PENSION_PLAN, ...changes });
const childGoal = (changes: object) => validateChildGoalPlan({ ...CHILD_GOAL_PLAN, ...changes }, START);
const kidsSaver = (changes: object) => validateKidsSaverPlan({ ...KIDS_SAVER_PLAN, ...changes }, START);

interface LimitCase {
  readonly field: string;
  readonly inside: readonly unknown[];
  readonly outside: readonly unknown[];
  /** Other values that the plan needs so that only the named field is in question. */
  readonly besides?: object;
}

/** Just in and just out of every limit of a validator. */
function itHoldsLimits(validate: (changes: object) => Validated<unknown>, cases: readonly LimitCase[]): void {
  describe.each(cases)("$field", ({ field, inside, outside, besides = {} }) => {
    it.each(inside.map((value) => ({ value })))("may be $value", ({ value }) => {
      expect(validate({ ...besides, [field]: value }).ok).toBe(true);
    });

    it.each(outside.map((value) => ({ value })))("may not be $value", ({ value }) => {
      const paths = new Set(pathsOf(validate({ ...besides, [field]: value })));
      expect([...paths]).toEqual([`/${field}`]);
    });
  });
}

const NOT_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  "5",
  "",
  null,
  true,
  [5],
  {},
];
const NOT_BOOLEANS = ["true", 1, 0, null];

/** The fields every plan has. Specification section 5; the upper end of saved amounts is this project's. */
const SAVINGS_LIMITS: readonly LimitCase[] = [
  { field: "currency", inside: ["AED", "USD"], outside: ["EUR", "aed", "", null, 1] },
  {
    field: "monthlyInvestment",
    inside: [0, 0.5, 505, 50_000],
    outside: [-0.01, -10, 50_000.01, 50_010, ...NOT_NUMBERS],
  },
  {
    field: "monthlyInvestment",
    besides: { currency: "USD" },
    inside: [0, 10_000],
    outside: [-10, 10_000.01, 10_010, 50_000, ...NOT_NUMBERS],
  },
  {
    field: "currentAdditional",
    inside: [0, 50, 1e9],
    outside: [-0.01, -100, 1e9 + 1, ...NOT_NUMBERS],
  },
  {
    field: "expectedAdditional",
    inside: [0, 50, 1e9],
    outside: [-0.01, -100, 1e9 + 1, ...NOT_NUMBERS],
  },
];

/** Specification section 5. */
const CHILD_AGE_LIMITS: LimitCase = {
  field: "age",
  inside: [0, 1, 30],
  outside: [-1, 31, 10.5, ...NOT_NUMBERS],
};

const CHILD_RISK_LIMITS: LimitCase = {
  field: "risk",
  inside: ["Conservative", "Balanced", "Aggressive"],
  outside: ["Lifestyling", "balanced", "", null, undefined],
};

/** Specification section 5. */
const EXPENSE_LIMITS: readonly LimitCase[] = [
  { field: "startYear", inside: [2026, 2060], outside: [2061, 2030.5, ...NOT_NUMBERS] },
  { field: "startYear", besides: { numberOfYears: 10 }, inside: [2025], outside: [2024, 0, -2030] },
  { field: "numberOfYears", inside: [1, 10], outside: [0, 11, -1, 1.5, ...NOT_NUMBERS] },
  {
    field: "currentAnnualExpense",
    inside: [0, 150.25, 200_000],
    outside: [-0.01, 200_000.01, 200_100, ...NOT_NUMBERS],
  },
  {
    field: "countryOfExpense",
    inside: ["UAE", "UK", "USA", "India", "Philippines", "Egypt"],
    outside: ["France", "uk", "", null, "constructor", "__proto__"],
  },
];

describe("a pension plan", () => {
  it.each(PENSION_PLANS)("in the fixtures is valid: $name", ({ plan }) => {
    expect(validatePensionPlan(plan)).toEqual({ ok: true, value: plan });
  });

  // Specification sections 3, 5 and 9.
  itHoldsLimits(pension, [
    { field: "type", inside: ["Pension"], outside: ["Education", "pension", null] },
    { field: "age", inside: [18, 19, 65], outside: [17, 17.9, -30, 30.5, 1e9 + 0.5, ...NOT_NUMBERS] },
    { field: "age", besides: { retirementAge: 77 }, inside: [77], outside: [18.5] },
    { field: "retirementAge", inside: [50, 77], outside: [49, 78, 64.5, ...NOT_NUMBERS] },
    {
      field: "country",
      inside: ["UAE", "UK", "USA", "India", "Philippines", "Egypt"],
      outside: ["France", "uk", "", null, "constructor", "__proto__", "toString"],
    },
    { field: "lifestyle", inside: ["Basic", "Moderate", "Affluent"], outside: ["Lavish", "basic", null] },
    { field: "monthlySalary", inside: [0, 200_000], outside: [-0.01, 200_000.01, ...NOT_NUMBERS] },
    {
      field: "yearsOfService",
      besides: { age: 60 },
      inside: [0, 4.5, 30],
      outside: [-1, 30.1, 31, ...NOT_NUMBERS],
    },
    { field: "salaryIncreasePercentage", inside: [0, 3, 5], outside: [1, 4, 3.1, -3, ...NOT_NUMBERS] },
    {
      field: "investmentPercentageOfSalary",
      inside: [0, 0.5, 7.25, 30],
      outside: [-0.5, 30.01, 30.5, ...NOT_NUMBERS],
    },
    {
      field: "risk",
      inside: ["Conservative", "Balanced", "Aggressive", "Lifestyling"],
      outside: ["lifestyling", "", null, undefined],
    },
    { field: "isSalaryBasedContribution", inside: [true, false], outside: NOT_BOOLEANS },
    { field: "applyEosbLimit", inside: [true, false], outside: NOT_BOOLEANS },
    ...SAVINGS_LIMITS,
    // Design of the pension form (docs/model.md).
    { field: "annualLivingCost", inside: [1_000, 5e6], outside: [999.99, 5e6 + 1, ...NOT_NUMBERS] },
    { field: "basicSalaryPercentage", inside: [1, 62.5, 100], outside: [0.9, 0, 101, ...NOT_NUMBERS] },
    { field: "endOfService", inside: ["Gratuity", "SavingsScheme"], outside: ["Pension", "", null, 1] },
    {
      field: "schemeFund",
      inside: ["Conservative", "Balanced", "Aggressive"],
      outside: ["Lifestyling", "", null],
    },
    { field: "schemeFeePercentage", inside: [0, 0.75, 5], outside: [-0.1, 5.1, ...NOT_NUMBERS] },
    { field: "yearsPerEmployer", inside: [1, 20], outside: [0, 21, 2.5, ...NOT_NUMBERS] },
    { field: "benefitUse", inside: ["Invested", "Spent"], outside: ["Saved", "", null] },
    { field: "otherIncome", inside: [0, 5e6], outside: [-1, 5e6 + 1, ...NOT_NUMBERS] },
    { field: "otherIncomeAge", inside: [50, 80], outside: [49, 81, 66.5, ...NOT_NUMBERS] },
    { field: "otherIncomeRises", inside: [true, false], outside: NOT_BOOLEANS },
    { field: "checksRetirementVisa", inside: [true, false], outside: NOT_BOOLEANS },
    { field: "sex", inside: ["female", "male"], outside: ["unsaid", "", "Female", null, 1] },
    { field: "partnerAge", inside: [18, 100], outside: [17, 101, 34.5, ...NOT_NUMBERS] },
  ]);

  it("may retire today, but not in the past", () => {
    expect(pension({ age: 60, retirementAge: 60 }).ok).toBe(true);
    expect(faultsOf(pension({ age: 61, retirementAge: 60 }))).toMatchObject([
      { path: "/age", rule: "notAboveRetirementAge" },
      { path: "/retirementAge", rule: "notBelowAge" },
    ]);
  });

  it("with a savings scheme carries nothing from one employer to the next", () => {
    const scheme = { endOfService: "SavingsScheme" };
    expect(pension(scheme).ok).toBe(true);
    expect(pension({ ...scheme, yearsPerEmployer: 5 }).ok).toBe(true);
    expect(faultsOf(pension({ ...scheme, yearsPerEmployer: 5, benefitUse: "Spent" }))).toMatchObject([
      { path: "/benefitUse", rule: "onlyWithGratuity" },
    ]);
    expect(faultsOf(pension({ ...scheme, benefitUse: "Saved" }))).toMatchObject([
      { path: "/benefitUse", rule: "enum" },
    ]);
    expect(pension({ endOfService: "Gratuity", yearsPerEmployer: 5, benefitUse: "Spent" }).ok).toBe(true);
  });

  it("has at most served since the age of 15", () => {
    expect(pension({ age: 40, yearsOfService: 25 }).ok).toBe(true);
    expect(faultsOf(pension({ age: 40, yearsOfService: 25.5 }))).toMatchObject([
      { path: "/yearsOfService", rule: "sinceWorkingAge" },
    ]);
    expect(pathsOf(pension({ age: 17, yearsOfService: 25 }))).toEqual(["/age"]);
  });

  it("reports every fault at once", () => {
    const validated = pension({
      age: 17,
      retirementAge: 78,
      country: "Mars",
      monthlySalary: "many",
      yearsOfService: -1,
      unheardOf: 1,
      risk: undefined,
    });
    expect(pathsOf(validated).sort()).toEqual(
      [
        "/age",
        "/country",
        "/monthlySalary",
        "/retirementAge",
        "/risk",
        "/unheardOf",
        "/yearsOfService",
      ].sort(),
    );
  });

  it("reports an age above retirement along with other faults", () => {
    const validated = pension({ age: 61, retirementAge: 60, country: "Mars" });
    expect(pathsOf(validated).sort()).toEqual(["/age", "/country", "/retirementAge"]);
  });

  it("reports each missing field", () => {
    expect(pathsOf(validatePensionPlan({})).sort()).toEqual(
      Object.keys(PENSION_PLAN)
        .map((field) => `/${field}`)
        .sort(),
    );
    expect(faultsOf(validatePensionPlan({})).every(({ rule }) => rule === "required")).toBe(true);
  });

  it("names the limit that was exceeded", () => {
    expect(faultsOf(pension({ age: 17 }))).toMatchObject([{ path: "/age", rule: "minimum", limit: 18 }]);
    for (const monthlyInvestment of [10_001, 60_000]) {
      expect(faultsOf(pension({ currency: "USD", monthlyInvestment }))).toMatchObject([
        { path: "/monthlyInvestment", rule: "maximum", limit: 10_000 },
      ]);
    }
    expect(faultsOf(pension({ monthlyInvestment: 50_001 }))).toMatchObject([
      { path: "/monthlyInvestment", rule: "maximum", limit: 50_000 },
    ]);
  });

  it.each([null, undefined, 1, "plan", [], [PENSION_PLAN], true, Number.NaN])("is not %j", (input) => {
    expect(validatePensionPlan(input).ok).toBe(false);
    expect(faultsOf(validatePensionPlan(input))).toMatchObject([{ path: "", rule: "type" }]);
  });

  it.each(["__proto__", "constructor", "prototype", "toString", "name", "email", "a/b~c"])(
    "has no property %s",
    (property) => {
      const json = JSON.stringify(PENSION_PLAN).replace("{", `{${JSON.stringify(property)}:{"age":30},`);
      const path = `/${property.replace("~", "~0").replace("/", "~1")}`; // RFC 6901
      expect(faultsOf(validatePensionPlan(JSON.parse(json)))).toMatchObject([
        { path, rule: "additionalProperties" },
      ]);
    },
  );

  it("takes no fields from __proto__", () => {
    const { age: _, ...rest } = PENSION_PLAN;
    const json = JSON.stringify(rest).replace("{", '{"__proto__":{"age":30},');
    expect(pathsOf(validatePensionPlan(JSON.parse(json))).sort()).toEqual(["/__proto__", "/age"]);
  });

  it("is returned unchanged", () => {
    const validated = validatePensionPlan(PENSION_PLAN);
    expect(validated.ok && validated.value).toBe(PENSION_PLAN);
  });
});

describe("a child goal", () => {
  it.each(CHILD_GOAL_PLANS)("in the fixtures is valid: $name", ({ plan, start = START }) => {
    expect(validateChildGoalPlan(plan, start)).toEqual({ ok: true, value: plan });
  });

  itHoldsLimits(childGoal, [
    {
      field: "type",
      inside: ["Education", "HelpKids", "Activities", "Healthcare"],
      outside: ["Pension", "education", "Helping Kids", null],
    },
    CHILD_AGE_LIMITS,
    CHILD_RISK_LIMITS,
    ...EXPENSE_LIMITS,
    ...SAVINGS_LIMITS,
  ]);

  it.each([
    { startYear: 2025, numberOfYears: 2, isOver: true },
    { startYear: 2025, numberOfYears: 3, isOver: false },
    { startYear: 2026, numberOfYears: 1, isOver: true },
    { startYear: 2027, numberOfYears: 1, isOver: false },
  ])("of $numberOfYears years from $startYear is over in November 2026: $isOver", ({ isOver, ...goal }) => {
    const faults = faultsOf(childGoal(goal));
    if (isOver) expect(faults).toMatchObject([{ path: "/startYear", rule: "over" }]);
    else expect(faults).toEqual([]);
  });

  it("is over once its last September is, in the month the plan starts in", () => {
    const goal = { ...CHILD_GOAL_PLAN, startYear: 2026, numberOfYears: 10 };
    expect(validateChildGoalPlan(goal, { year: 2035, month: 9 }).ok).toBe(true);
    expect(faultsOf(validateChildGoalPlan(goal, { year: 2035, month: 10 }))).toMatchObject([
      { path: "/startYear", rule: "over" },
    ]);
  });

  it("reports that it is over along with other faults", () => {
    const validated = childGoal({ startYear: 2025, numberOfYears: 1, age: 31 });
    expect(pathsOf(validated).sort()).toEqual(["/age", "/startYear"]);
  });
});

describe("a Kids Saver plan", () => {
  const [goal] = KIDS_SAVER_PLAN.goals;
  const goalWith = (changes: object) => kidsSaver({ goals: [{ ...goal, ...changes }] });

  it.each(KIDS_SAVER_PLANS)("in the fixtures is valid: $name", ({ plan, start = START }) => {
    expect(validateKidsSaverPlan(plan, start)).toEqual({ ok: true, value: plan });
  });

  itHoldsLimits(kidsSaver, [CHILD_AGE_LIMITS, CHILD_RISK_LIMITS, ...SAVINGS_LIMITS]);

  it.each(EXPENSE_LIMITS)(
    "applies the same limits to a goal: $field",
    ({ field, besides, inside, outside }) => {
      for (const value of inside) expect(goalWith({ ...besides, [field]: value }).ok).toBe(true);
      for (const value of outside) {
        const paths = new Set(pathsOf(goalWith({ ...besides, [field]: value })));
        expect([...paths]).toEqual([`/goals/0/${field}`]);
      }
    },
  );

  it("has at least one goal, and at most one of each type", () => {
    expect(pathsOf(kidsSaver({ goals: [] }))).toEqual(["/goals"]);
    expect(faultsOf(kidsSaver({ goals: [goal, goal] }))).toMatchObject([
      { path: "/goals/1/type", rule: "unique" },
    ]);
    const four = (["Education", "HelpKids", "Activities", "Healthcare"] as const).map((type) => ({
      ...goal,
      type,
    }));
    expect(kidsSaver({ goals: four }).ok).toBe(true);
    expect(pathsOf(kidsSaver({ goals: [...four, goal] }))).toContain("/goals");
  });

  it("names each goal that is over", () => {
    const over = { startYear: 2025, numberOfYears: 1 };
    const goals = KIDS_SAVER_PLAN.goals.map((each) => ({ ...each, ...over }));
    expect(faultsOf(kidsSaver({ goals }))).toMatchObject([
      { path: "/goals/0/startYear", rule: "over" },
      { path: "/goals/1/startYear", rule: "over" },
    ]);
  });

  it("reports repeated and ended goals along with other faults", () => {
    const validated = kidsSaver({
      risk: "Lifestyling",
      goals: [goal, { ...goal, startYear: 2025, numberOfYears: 1 }],
    });
    expect(pathsOf(validated).sort()).toEqual(["/goals/1/startYear", "/goals/1/type", "/risk"]);
  });

  it("refuses fields that a goal does not have", () => {
    expect(pathsOf(goalWith({ enabled: true }))).toEqual(["/goals/0/enabled"]);
    expect(pathsOf(kidsSaver({ goals: [null, "Education"] })).sort()).toEqual(["/goals/0", "/goals/1"]);
    expect(pathsOf(kidsSaver({ goals: { 0: goal } }))).toEqual(["/goals"]);
    expect(pathsOf(kidsSaver(CONTACT)).sort()).toEqual([
      "/email",
      "/name",
      "/phoneNumber",
      "/phoneNumberCountryCode",
    ]);
  });
});

describe("a pension form", () => {
  it("is a plan with contact data", () => {
    expect(validatePensionForm(PENSION_FORM)).toEqual({ ok: true, value: PENSION_FORM });
  });

  it("keeps age and retirement age in order", () => {
    expect(pathsOf(validatePensionForm({ ...PENSION_FORM, age: 66 }))).toEqual(["/age", "/retirementAge"]);
  });

  it("limits the company's name to 120 characters", () => {
    expect(validatePensionForm({ ...PENSION_FORM, companyName: "x".repeat(120) }).ok).toBe(true);
    expect(pathsOf(validatePensionForm({ ...PENSION_FORM, companyName: "x".repeat(121) }))).toEqual([
      "/companyName",
    ]);
  });
});

describe("the state of the Kids Saver", () => {
  const form = (changes: object) => validateKidsSaverForm({ ...KIDS_SAVER_FORM, ...changes });
  const over = { ...KIDS_SAVER_FORM.activitiesGoal, startYear: 2025, numberOfYears: 1 };

  it("is complete with contact data and all goals, enabled or not", () => {
    expect(form({}).ok).toBe(true);
    expect(pathsOf(form({ name: undefined }))).toEqual(["/name"]);
    expect(pathsOf(form({ activitiesGoal: undefined }))).toEqual(["/activitiesGoal"]);
  });

  it("may have a goal whose years are all over, enabled or not: it is not calculated", () => {
    expect(form({ activitiesGoal: over }).ok).toBe(true);
    expect(form({ activitiesGoal: over, activitiesGoalEnabled: true }).ok).toBe(true);
  });
});
