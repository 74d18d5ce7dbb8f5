import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { CALCULATOR_NAMES, CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";

/** Dependencies of a calculation. */
export interface PlanningDependencies extends Omit<PlanningContext, "start"> {
  /** The month in which a plan starts that is calculated now. */
  readonly currentMonth: () => PlanMonth;
}

export interface CalculationDependencies extends PlanningDependencies {
  /** Calculates in turn with all who ask. */
  readonly inTurn: InTurn;
}

/** A plan takes less than 4 KB; this leaves room for every way to write one. */
export const MAXIMUM_PLAN_BYTES = 16 * 1024;

/** The calculators by the `type` of their plan. */
const BY_PLAN_TYPE: ReadonlyMap<unknown, Calculator> = new Map(
  CALCULATOR_NAMES.flatMap((calculator) => {
    const { planType } = CALCULATORS[calculator];
    return planType === undefined ? [] : [[planType, calculator] as const];
  }),
);

const PLAN_TYPES = [...BY_PLAN_TYPE.keys()].join(", ");

/** `POST Calculate`: the forecast of one plan. */
export function calculate(dependencies: CalculationDependencies): Endpoint {
  return calculation("Calculate", dependencies, {
    find: (input) => calculatorOf(input),
    takes: (calculator) => CALCULATORS[calculator].planType !== undefined,
  });
}

/** `POST CalculateMultiGoal`: the forecast of several child goals saved for together. */
export function calculateMultiGoal(dependencies: CalculationDependencies): Endpoint {
  return calculation("CalculateMultiGoal", dependencies, only("kidsSaver"));
}

/** `POST CalculateFamily`: a pension and the goals of children from one income. */
export function calculateFamily(dependencies: CalculationDependencies): Endpoint {
  return calculation("CalculateFamily", dependencies, only("family"));
}

/** `POST CalculateInsights`: what would change the answer to one plan, of whichever kind. */
export function calculateInsights(dependencies: CalculationDependencies): Endpoint {
  return calculation("CalculateInsights", dependencies, ANY_PLAN, "insights");
}

/** `POST CalculateFutures`: ten scenarios of a plan of one purse, from the worst to the best. */
export function calculateFutures(dependencies: CalculationDependencies): Endpoint {
  return calculation("CalculateFutures", dependencies, ANY_PLAN, "futures");
}

/** The plans that a function answers. */
interface TakenPlans {
  /** Returns the calculator of a body's plan; throws an {HttpProblem} if it has none. */
  readonly find: (input: unknown) => Calculator;
  /** Returns whether plans of a calculator are answered here. */
  readonly takes: (calculator: Calculator) => boolean;
}

const ANY_PLAN: TakenPlans = { find: (input) => calculatorOfAny(input), takes: () => true };

function only(calculator: Calculator): TakenPlans {
  return { find: () => calculator, takes: (other) => other === calculator };
}

function calculation(
  name: string,
  { planning, funds, currentMonth, inTurn }: CalculationDependencies,
  { find, takes }: TakenPlans,
  question: "calculate" | "insights" | "futures" = "calculate",
): Endpoint {
  return {
    name,
    route: name,
    methods: ["POST"],
    // What can be refused without calculating takes no place in the line.
    handle: async (request, call) => {
      const plan = await inTurn.read(call, async () => {
        const input = await readJsonBody(request, MAXIMUM_PLAN_BYTES);
        const meant = meantCalculator(input);
        if (meant !== undefined && !takes(meant)) {
          const { endpoint } = await CALCULATORS[meant].load();
          throw invalidInput([{ path: "", rule: "otherEndpoint", message: `must be sent to ${endpoint}` }]);
        }
        const calculator = find(input);
        call.note({ calculator });
        return SERVED_CALCULATORS[calculator].checkPlan(input, currentMonth());
      });
      if (!plan.ok) throw invalidInput(plan.faults);
      const answer = plan.value[question];
      if (answer === undefined) {
        throw invalidInput([{ path: "", rule: "onePurse", message: "must be a plan of one purse" }]);
      }
      return inTurn.work(call, async () => jsonResponse(await answer({ planning, funds })));
    },
  };
}

/**
 * Returns the calculator of any plan: without a `type`, several goals are a list `goals` and a family has a `pension`.
 * @param path JSON Pointer to the plan in a body; by default it is all of it
 * @throws {HttpProblem} if there is none
 */
export function calculatorOfAny(input: unknown, path?: string): Calculator {
  return meantCalculator(input) ?? calculatorOf(input, path);
}

/** Returns the calculator that a plan is evidently for, whatever else is in it; undefined if none is. */
export function meantCalculator(input: unknown): Calculator | undefined {
  if (!isRecord(input)) return undefined;
  if ("pension" in input) return "family";
  if ("type" in input) return BY_PLAN_TYPE.get(input["type"]);
  if ("goals" in input) return "kidsSaver";
  return "children" in input ? "family" : undefined;
}

function calculatorOf(input: unknown, base = ""): Calculator {
  if (!isRecord(input)) {
    throw invalidInput([{ path: base, rule: "type", message: "must be an object" }]);
  }
  const path = `${base}/type`;
  if (!("type" in input)) {
    throw invalidInput([{ path, rule: "required", message: `is required, one of ${PLAN_TYPES}` }]);
  }
  const found = BY_PLAN_TYPE.get(input["type"]);
  if (found === undefined) {
    throw invalidInput([{ path, rule: "enum", message: `must be one of ${PLAN_TYPES}` }]);
  }
  return found;
}
