import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/invalid-input.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import { calculateChildGoal } from "#shared/child-goal/forecast.ts";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { calculatePension } from "#shared/pension/forecast.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import {
  type Calculation,
  calculation,
  MAXIMUM_PLAN_BYTES,
  type PlanningDependencies,
} from "./calculation.ts";

const CHILD_GOAL = calculation(validateChildGoalPlan, calculateChildGoal);

/** The calculations by the `type` of their plan. */
const CALCULATIONS: ReadonlyMap<unknown, Calculation> = new Map([
  ["Pension", calculation(validatePensionPlan, calculatePension)],
  ...GOAL_TYPES.map((type) => [type, CHILD_GOAL] as const),
]);

/** `POST Calculate`: the forecast of one plan. */
export function calculate(dependencies: PlanningDependencies): Endpoint {
  return {
    name: "Calculate",
    route: "Calculate",
    methods: ["POST"],
    handle: async (request) => {
      const input = await readJsonBody(request, MAXIMUM_PLAN_BYTES);
      return jsonResponse(await calculationOf(input)(input, dependencies));
    },
  };
}

function calculationOf(input: unknown): Calculation {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw invalidInput([{ path: "", rule: "type", message: "must be an object" }]);
  }
  const known = [...CALCULATIONS.keys()].join(", ");
  if (!("type" in input)) {
    throw invalidInput([{ path: "/type", rule: "required", message: `is required, one of ${known}` }]);
  }
  const found = CALCULATIONS.get(input.type);
  if (found === undefined) {
    throw invalidInput([{ path: "/type", rule: "enum", message: `must be one of ${known}` }]);
  }
  return found;
}
