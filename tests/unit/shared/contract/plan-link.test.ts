import { deflateRawSync, inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutContact } from "#shared/contract/contact.ts";
import { type KeptPlan, keptPlan, readKeptPlan } from "#shared/contract/kept-plan.ts";
import { PLAN_FRAGMENT } from "#shared/contract/plan-fragment.ts";
import { planLink, readPlanFragment } from "#shared/contract/plan-link.ts";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { CHILD_GOAL_FORM, CONTACT, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const MODEL = "embedded-2/ltcma-2026/seed-52/scenarios-10000";
const FORM_URL = "https://plans.example.com/ar/kids-saver";
const RESULT = { modelVersion: MODEL, chanceToReachLifestyleGoal: 51.2345 };
const MONTH = { year: 2026, month: 11 };

const PLAN = keptPlan("education", CHILD_GOAL_FORM, RESULT, MONTH);

const fragmentOf = (plan: KeptPlan) => new URL(planLink(FORM_URL, plan)).hash;

/** A fragment as somebody else may write it. */
const fragment = (content: string | Uint8Array, format = "1.") =>
  `${PLAN_FRAGMENT}${format}${deflateRawSync(content).toString("base64url")}`;

test.each([
  ["education", CHILD_GOAL_FORM],
  ["kidsSaver", KIDS_SAVER_FORM],
  ["pension", { ...PENSION_FORM, companyName: "Oryx Trading" }],
])("a link of %s returns its plan, without contact data", (calculator, form) => {
  const link = planLink(FORM_URL, keptPlan(calculator, form, RESULT, MONTH));
  expect(link.startsWith(`${FORM_URL}#plan=1.`)).toBe(true);
  const plan = readPlanFragment(new URL(link).hash);
  expect(plan).toMatchObject({ calculator, modelVersion: MODEL, chance: 51.23 });
  const { name, email, phoneNumber, phoneNumberCountryCode, companyName, ...entered } = {
    companyName: "",
    ...form,
  };
  expect(plan?.form).toEqual(entered);
  for (const personal of [...Object.values(CONTACT), "Oryx"]) {
    expect(JSON.stringify(plan)).not.toContain(`"${personal}`);
  }
});

test("the form that savings are of goes along, without contact data, and makes a link little longer", () => {
  const then = { ...PENSION_FORM, retirementAge: 58 };
  const plan = { ...keptPlan("pension", PENSION_FORM, RESULT, MONTH), savedMonth: "2025-10" };
  const sent = { ...plan, savedForm: then };
  expect(readPlanFragment(fragmentOf(sent))).toEqual({ ...plan, savedForm: withoutContact(then) });
  const length = (each: KeptPlan) => fragmentOf(each).length;
  expect(length({ ...sent, savedForm: withoutContact(then) })).toBeLessThan(1.2 * length(plan));
});

test("a link has the documented format: raw deflate, base64url, JSON", () => {
  const encoded = fragmentOf(PLAN).slice("#plan=1.".length);
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(JSON.parse(inflateRawSync(Buffer.from(encoded, "base64url")).toString())).toEqual(PLAN);
});

test("a link of the first format can always be read", () => {
  const kept =
    "#plan=1.Fcs9CoNAEIDRu3z1EmIhgemE5Ar2wziJgf2B0S2CePfg69-BabaedW-B4Es33b-tkni3KMiBfhwZ7gnrEV7thzC9npyJ0hbPs8d2DaGQsFWrOfK4jecf";
  expect(readPlanFragment(kept)).toEqual({
    calculator: "education",
    form: { age: 10, currency: "AED" },
    modelVersion: "m",
    chance: 7.5,
  });
});

test("a link of the largest plan fits into a QR code that phones can read from paper", () => {
  const numbers = { currentAnnualExpense: 123_456.75, numberOfYears: 12, startYear: 2034 };
  const goal = (index: number) => ({
    currentAnnualExpense: numbers.currentAnnualExpense + index,
    numberOfYears: numbers.numberOfYears + index,
    startYear: numbers.startYear + index,
    countryOfExpense: COUNTRIES[index] ?? "UAE",
  });
  const form = {
    ...KIDS_SAVER_FORM,
    risk: "Conservative",
    monthlyInvestment: 98_765.25,
    currentAdditional: 7_654_321.5,
    expectedAdditional: 4_567_891.25,
    helpKidsGoalEnabled: true,
    healthcareGoalEnabled: true,
    activitiesGoalEnabled: true,
    educationGoal: { type: "Education", ...goal(3) },
    helpKidsGoal: { type: "HelpKids", ...goal(2) },
    healthcareGoal: { type: "Healthcare", ...goal(1) },
    activitiesGoal: { type: "Activities", ...goal(0) },
  };
  expect(planLink(FORM_URL, keptPlan("kidsSaver", form, RESULT, MONTH)).length).toBeLessThan(600);
});

test.each([
  ["in other letters", (hash: string) => hash.replace("plan", "Plan")],
  ["escaped", (hash: string) => hash.replace("=1.", "%3D1%2E")],
  ["behind something else", (hash: string) => hash.replace("#", "#utm_source=mail&")],
  ["before something else", (hash: string) => `${hash}&utm_source=mail`],
  ["at the end of a sentence", (hash: string) => `${hash}).`],
])("a fragment that was passed on %s still holds its plan", (_, passOn) => {
  expect(readPlanFragment(passOn(fragmentOf(PLAN)))).toEqual(PLAN);
});

describe("a damaged or hostile fragment holds nothing", () => {
  const whole = JSON.stringify(PLAN);

  test.each([
    ["nothing", "#plan="],
    ["another fragment", "#content"],
    ["another format", fragment(whole, "2.")],
    ["no format", fragment(whole, "")],
    ["no base64", "#plan=1.%%%"],
    ["base64 of nothing deflated", "#plan=1.AAAA"],
    ["no JSON", fragment("{")],
    ["no UTF-8", fragment(Uint8Array.of(0x22, 0xc3, 0x28, 0x22))],
    ["no object", fragment("[1]")],
    ["null", fragment("null")],
    ["a bomb", fragment(" ".repeat(2_000_000))],
    ["a plan behind a bomb", fragment(`${" ".repeat(9_000)}${whole}`)],
    ["more than is read", `${fragmentOf(PLAN)}${"A".repeat(4_000)}`],
    ["a form that is none", fragment(JSON.stringify({ ...PLAN, form: [1] }))],
    ["a chance beyond all", fragment(JSON.stringify({ ...PLAN, chance: 101 }))],
    ["a chance in words", fragment(JSON.stringify({ ...PLAN, chance: "51" }))],
    ["a model that is none", fragment(JSON.stringify({ ...PLAN, modelVersion: 7 }))],
    ["a model without end", fragment(JSON.stringify({ ...PLAN, modelVersion: "m".repeat(500) }))],
    ["no calculator", fragment(JSON.stringify({ ...PLAN, calculator: undefined }))],
  ])("%s", (_, hash) => {
    expect(readPlanFragment(hash)).toBeUndefined();
  });

  test("a fragment that is cut or altered anywhere is read or reported as damaged, without an exception", () => {
    const hash = fragmentOf(PLAN);
    fc.assert(
      fc.property(fc.nat(hash.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, put) => {
        readPlanFragment(hash.slice(0, at));
        readPlanFragment(`${hash.slice(0, at)}${put}${hash.slice(at + 1)}`);
      }),
    );
    for (let length = 0; length < hash.length - 1; length++) {
      expect(readPlanFragment(hash.slice(0, length))).toBeUndefined();
    }
  });

  test("keys of prototypes are treated like any other", () => {
    const json = `{"__proto__":{"polluted":1},${whole.slice(1, -1)},"form":{"__proto__":{"age":1},"name":"Eve","age":9}}`;
    const plan = readPlanFragment(fragment(json));
    expect(Object.getPrototypeOf(plan)).toBe(Object.prototype);
    expect(Object.keys(plan?.form ?? {}).sort()).toEqual(["__proto__", "age"]);
    expect({}).not.toHaveProperty("polluted");
  });
});

test.each(["form", "savedForm", "made"])("a plan whose %s is nested deeper than any form is none", (part) => {
  const nested = JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`);
  expect(readKeptPlan({ ...PLAN, [part]: { age: nested } })).toBeUndefined();
  expect(readKeptPlan({ ...PLAN, [part]: { age: [[34]] } })).toBeDefined();
});
