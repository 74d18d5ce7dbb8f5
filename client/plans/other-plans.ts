import { useEffect, useState } from "react";
import { shownOf } from "#client/session/sessions.ts";
import { CALCULATOR_NAMES, CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { type Contact, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import type { Outlay } from "#shared/report/visit-sum.ts";
import type { PlanOfMoment } from "./kept-plans.ts";
import { useKeptPlans } from "./plan-store.ts";

/** A plan of another calculator, with what it takes from the household. */
export interface OtherPlan {
  readonly calculator: Calculator;
  readonly plan: unknown;
  readonly outlay: Outlay;
}

/** Returns one plan of each other calculator: the one that this visit has shown last, else the one that was kept last. */
export function useOtherPlans(own: Calculator, start: PlanMonth): readonly OtherPlan[] {
  const { plans } = useKeptPlans();
  const [kept, setKept] = useState<readonly OtherPlan[]>([]);
  useEffect(() => {
    let isLeft = false;
    readLatest(plans, own, start).then(
      (read) => !isLeft && setKept(read),
      // Without its code, a kept plan is not counted.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [plans, own, start]);
  return CALCULATOR_NAMES.filter((name) => name !== own).flatMap((calculator) => {
    const { outcome, outlay } = shownOf(calculator);
    if (outcome && outlay) return [{ calculator, plan: outcome.plan, outlay }];
    return kept.filter((each) => each.calculator === calculator);
  });
}

/** Reads the latest kept plan of each other calculator. A plan that holds nothing to calculate any more is left out. */
export async function readLatest(
  plans: readonly PlanOfMoment[],
  own: Calculator,
  start: PlanMonth,
): Promise<readonly OtherPlan[]> {
  const all = CALCULATOR_NAMES.filter((name) => name !== own).map(async (calculator) => {
    const latest = plans.findLast(({ plan }) => plan.calculator === calculator);
    if (latest === undefined) return [];
    const { movedOn } = await import("#shared/contract/moved-on.ts");
    const { blankContact, validateForm, planOf, outlayOf } = (await CALCULATORS[
      calculator
    ].load()) as unknown as CalculatorDefinition<Contact, unknown, unknown, unknown>;
    const form = validateForm({ ...blankContact, ...VALID_CONTACT, ...movedOn(latest.plan, start).form });
    const plan = form.ok ? planOf(form.value, start) : undefined;
    return plan === undefined ? [] : [{ calculator, plan, outlay: outlayOf(plan) }];
  });
  return (await Promise.all(all)).flat();
}
