import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/invalid-input.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import { calculatePension } from "#shared/calculators/pension.ts";
import { validatePensionPlan } from "#shared/contract/validate-plan.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";

/** A plan takes less than 1 KB; this leaves room for every way to write one. */
const MAXIMUM_BODY_BYTES = 16 * 1024;

type Calculation = (input: unknown, context: PlanningContext) => Promise<object>;

/** The calculations by the `type` of their plan. */
const CALCULATIONS: ReadonlyMap<unknown, Calculation> = new Map([
  ["Pension", calculation(validatePensionPlan, calculatePension)],
]);

interface Dependencies extends Omit<PlanningContext, "start"> {
  /** The month in which a plan starts that is calculated now. */
  readonly currentMonth: () => PlanMonth;
}

/** `POST Calculate`: the forecast of one plan. */
export function calculate({ currentMonth, ...planning }: Dependencies): Endpoint {
  return {
    name: "Calculate",
    route: "Calculate",
    methods: ["POST"],
    handle: async (request) => {
      const input = await readJsonBody(request, MAXIMUM_BODY_BYTES);
      return jsonResponse(await calculationOf(input)(input, { ...planning, start: currentMonth() }));
    },
  };
}

function calculation<Plan>(
  validate: (input: unknown, start: PlanMonth) => Validated<Plan>,
  calculatePlan: (plan: Plan, context: PlanningContext) => Promise<object>,
): Calculation {
  return (input, context) => {
    const plan = validate(input, context.start);
    if (!plan.ok) throw invalidInput(plan.faults);
    return calculatePlan(plan.value, context);
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
