import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/invalid-input.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/read-json-body.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";

/** A plan takes less than 2 KB; this leaves room for every way to write one. */
const MAXIMUM_PLAN_BYTES = 16 * 1024;

/** All that a calculation needs from outside. */
export interface PlanningDependencies extends Omit<PlanningContext, "start"> {
  /** The month in which a plan starts that is calculated now. */
  readonly currentMonth: () => PlanMonth;
}

/**
 * A function that checks a plan and answers with its forecast.
 * @param calculatorOf whose plan a body is; throws an {HttpProblem} where it is none's
 */
export function calculation(
  name: string,
  calculatorOf: (input: unknown) => Calculator,
  { planning, funds, currentMonth }: PlanningDependencies,
): Endpoint {
  return {
    name,
    route: name,
    methods: ["POST"],
    handle: async (request) => {
      const input = await readJsonBody(request, MAXIMUM_PLAN_BYTES);
      const { calculate } = SERVED_CALCULATORS[calculatorOf(input)];
      const result = await calculate(input, { planning, funds, start: currentMonth() });
      if (!result.ok) throw invalidInput(result.faults);
      return jsonResponse(result.value);
    },
  };
}
