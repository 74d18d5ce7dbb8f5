import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import { checkInPension } from "#shared/pension/forecast/check-in.ts";
import { validateCheckInRequest } from "#shared/pension/form.ts";
import { type CalculationDependencies, MAXIMUM_PLAN_BYTES } from "./calculate.ts";

/** `POST CalculateCheckIn`: where savings lie among the scenarios of a pension that was made some months ago. */
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
      const validated = await inTurn.read(call, async () =>
        validateCheckInRequest(await readJsonBody(request, MAXIMUM_PLAN_BYTES)),
      );
      if (!validated.ok) throw invalidInput(validated.faults);
      call.note({ calculator: "pension" });
      return inTurn.work(call, async () =>
        jsonResponse(await checkInPension(validated.value, { planning, funds, start: currentMonth() })),
      );
    },
  };
}
