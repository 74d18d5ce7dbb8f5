import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/invalid-input.ts";
import { CALCULATOR_NAMES, CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { calculation, type PlanningDependencies } from "./calculation.ts";

/** The calculators by the `type` of their plan. */
const BY_PLAN_TYPE: ReadonlyMap<unknown, Calculator> = new Map(
  CALCULATOR_NAMES.flatMap((calculator) => {
    const { planType } = CALCULATORS[calculator];
    return planType === undefined ? [] : [[planType, calculator] as const];
  }),
);

const PLAN_TYPES = [...BY_PLAN_TYPE.keys()].join(", ");

/** `POST Calculate`: the forecast of one plan. */
export function calculate(dependencies: PlanningDependencies): Endpoint {
  return calculation("Calculate", calculatorOf, dependencies);
}

function calculatorOf(input: unknown): Calculator {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw invalidInput([{ path: "", rule: "type", message: "must be an object" }]);
  }
  if (!("type" in input)) {
    throw invalidInput([{ path: "/type", rule: "required", message: `is required, one of ${PLAN_TYPES}` }]);
  }
  const found = BY_PLAN_TYPE.get(input.type);
  if (found === undefined) {
    throw invalidInput([{ path: "/type", rule: "enum", message: `must be one of ${PLAN_TYPES}` }]);
  }
  return found;
}
