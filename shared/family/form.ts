import { isOver } from "#shared/child-goal/over-rules.ts";
import type { Calculation } from "#shared/contract/calculation.ts";
import { withoutContact } from "#shared/contract/contact.ts";
import * as validators from "#shared/contract/generated/validators.js";
import {
  type Fault,
  faultsAt,
  type Rules,
  type Validated,
  validateWith,
} from "#shared/contract/validation.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { goalRules, typeRules } from "#shared/kids-saver/form.ts";
import { pensionRules } from "#shared/pension/form.ts";
import type { FamilyChild, FamilyForm, FamilyPlan, FamilyResult } from "./schemas.ts";

/** Checks the request of `CalculateFamily`, for a plan that starts in the given month. */
export function validateFamilyPlan(input: unknown, start: PlanMonth): Validated<FamilyPlan> {
  return inWords(
    validateWith(validators.FamilyPlan, input, (plan, isSound) => [
      ...faultsAt("/pension", () => plan.pension, pensionRules, isSound),
      ...faultsAt("/children", () => plan.children, childrenRules(goalRules(start)), isSound),
    ]),
  );
}

/** The calculation of a family. */
export const FAMILY_CALCULATION: Calculation<FamilyResult> = {
  endpoint: "CalculateFamily",
  loadResultGuard: async () => (await import("#shared/contract/generated/FamilyResult.js")).FamilyResult,
};

/** Checks the whole state of a family's form, which may hold goals that are over. */
export function validateFamilyForm(input: unknown): Validated<FamilyForm> {
  return inWords(
    validateWith(validators.FamilyForm, input, (form, isSound) => [
      ...faultsAt("/pension", () => form.pension, pensionRules, isSound),
      ...faultsAt("/children", () => form.children, childrenRules(typeRules), isSound),
    ]),
  );
}

/**
 * Returns the plan of a form from the given month on, without contact data: goals that are over, and children whose
 * goals all are, are left out with their contributions; undefined if no child is left.
 */
export function familyPlanOf(form: FamilyForm, start: PlanMonth): FamilyPlan | undefined {
  const children = form.children
    .map((child) => ({ ...child, goals: child.goals.filter((goal) => !isOver(goal, start)) }))
    .filter(({ goals }) => goals.length > 0);
  return children.length === 0 ? undefined : { ...withoutContact(form), children };
}

/** Sums of shares miss whole numbers by rounding: 0.7 + 0.2 + 0.1 is 0.9999999999999999. */
const SHARE_ALLOWANCE = 1e-9;

/** @param rulesOfGoals the rules of each child's goals */
function childrenRules(rulesOfGoals: Rules<FamilyChild["goals"]>): Rules<FamilyPlan["children"]> {
  return (children, isSound) => {
    const goals = children.flatMap((child, index) =>
      faultsAt(`/${index}/goals`, () => child.goals, rulesOfGoals, isSound),
    );
    const areSharesSound = children.every((_, index) => isSound(`/${index}/savingsShare`));
    if (
      !areSharesSound ||
      children.reduce((sum, child) => sum + child.savingsShare, 0) <= 1 + SHARE_ALLOWANCE
    )
      return goals;
    return [
      ...goals,
      { path: "", rule: "sharesAboveOne", message: "must not have shares of the savings above 1 in all" },
    ];
  };
}

/** Messages for faults that a schema names in its own terms. */
const WORDS: readonly (Pick<Fault, "rule" | "message"> & { readonly path: RegExp })[] = [
  { path: /^\/children$/, rule: "minItems", message: "must have a child" },
  { path: /^\/children$/, rule: "maxItems", message: `must have at most ${MOST_CHILDREN} children` },
  { path: /^\/children\/\d+\/goals$/, rule: "minItems", message: "must have a goal" },
  ...["minimum", "maximum"].map((rule) => ({
    path: /^\/children\/\d+\/savingsShare$/,
    rule,
    message: "must be a fraction from 0 to 1",
  })),
];

/** Returns a validation with its faults in words. */
function inWords<T>(validated: Validated<T>): Validated<T> {
  return validated.ok ? validated : { ok: false, faults: validated.faults.map(faultInWords) };
}

function faultInWords(fault: Fault): Fault {
  const found = WORDS.find(({ path, rule }) => rule === fault.rule && path.test(fault.path));
  return found === undefined ? fault : { ...fault, message: found.message };
}
