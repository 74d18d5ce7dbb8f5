import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { validateWith } from "#shared/contract/validation.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { monthAfter } from "#shared/domain/months.ts";
import { checkIn } from "#shared/planning/check-in.ts";
import { type CalculationDependencies, calculatorOfAny, MAXIMUM_PLAN_BYTES } from "./calculate.ts";

/** `POST CalculateCheckIn`: where savings lie among the scenarios of a plan of any kind that was made some months ago. */
export function calculateCheckIn({
  planning,
  funds,
  currentMonth,
  inTurn,
}: CalculationDependencies): Endpoint {
  return {
    name: "CalculateCheckIn",
    route: "CalculateCheckIn",
    methods: ["POST"],
    handle: async (request, call) => {
      const start = currentMonth();
      const { held, months, savedUsd } = await inTurn.read(call, async () => {
        const asked = validateWith(
          validators.CheckInRequest,
          await readJsonBody(request, MAXIMUM_PLAN_BYTES),
        );
        if (!asked.ok) throw invalidInput(asked.faults);
        const { plan, months, saved } = asked.value;
        const calculator = calculatorOfAny(plan, "/plan");
        call.note({ calculator });
        const checked = SERVED_CALCULATORS[calculator].checkPlan(plan, monthAfter(start, -months));
        if (!checked.ok) {
          throw invalidInput(checked.faults.map((fault) => ({ ...fault, path: `/plan${fault.path}` })));
        }
        const held = checked.value.held();
        if (months > held.lastStep) {
          const message = "must not be after retirement or, without one, the last payment";
          throw invalidInput([{ path: "/months", rule: "notAfterPlan", message }]);
        }
        return { held, months, savedUsd: toUsd(saved, checked.value.currency) };
      });
      return inTurn.work(call, async () =>
        jsonResponse(await checkIn(held, { months, savedUsd }, { planning, funds, start })),
      );
    },
  };
}
