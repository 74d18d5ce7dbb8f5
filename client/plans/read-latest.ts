import { CALCULATOR_NAMES, CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { type Contact, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { movedOn } from "#shared/contract/moved-on.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { PlanOfMoment } from "./kept-plans.ts";

/** A plan of another calculator, with what it takes from the household. */
export interface OtherPlan {
  readonly calculator: Calculator;
  readonly plan: unknown;
  readonly outlay: Outlay;
}

/** Reads the last plan of each other calculator in a list of kept plans; one with nothing left to calculate is left out. */
export async function readLatest(
  plans: readonly PlanOfMoment[],
  own: Calculator,
  start: PlanMonth,
): Promise<readonly OtherPlan[]> {
  const all = CALCULATOR_NAMES.filter((name) => name !== own).map(async (calculator) => {
    const latest = plans.findLast(({ plan }) => plan.calculator === calculator);
    return latest === undefined ? [] : readKept(latest.plan, start);
  });
  return (await Promise.all(all)).flat();
}

/** Reads a kept plan as it is today; nothing if it cannot be read, or has nothing left to calculate. */
export async function readKept(kept: KeptPlan, start: PlanMonth): Promise<readonly OtherPlan[]> {
  const calculator = CALCULATOR_NAMES.find((name) => name === kept.calculator);
  if (calculator === undefined) return [];
  const { blankContact, validateForm, planOf, outlayOf } = (await CALCULATORS[
    calculator
  ].load()) as unknown as CalculatorDefinition<Contact, unknown, unknown, unknown>;
  const form = validateForm({ ...blankContact, ...VALID_CONTACT, ...movedOn(kept, start).form });
  const plan = form.ok ? planOf(form.value, start) : undefined;
  return plan === undefined ? [] : [{ calculator, plan, outlay: outlayOf(plan) }];
}
