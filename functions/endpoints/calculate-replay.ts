import { US_HISTORY, US_INFLATION } from "#functions/history/market-history.ts";
import { replay } from "#functions/history/replay.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { monthOfText } from "#shared/domain/months.ts";
import { MONTHS_PER_YEAR, textOfMonth } from "#shared/domain/plan-month.ts";
import { embeddedFundMixes } from "#shared/engine/embedded-engine.ts";
import { pensionToReplay } from "#shared/pension/forecast/replay.ts";
import { validateReplayRequest } from "#shared/pension/form.ts";
import type { Replay } from "#shared/pension/replay-schemas.ts";
import { type CalculationDependencies, MAXIMUM_PLAN_BYTES, meantCalculator } from "./calculate.ts";

/** `POST CalculateReplay`: a pension in the history of the US markets, begun in every month that leaves enough years. */
export function calculateReplay({
  funds,
  currentMonth,
  inTurn,
}: Omit<CalculationDependencies, "planning">): Endpoint {
  const fundMixes = embeddedFundMixes(funds);
  return {
    name: "CalculateReplay",
    route: "CalculateReplay",
    methods: ["POST"],
    handle: async (request, call) => {
      const validated = await inTurn.read(call, async () => {
        const input = await readJsonBody(request, MAXIMUM_PLAN_BYTES);
        const meant = isRecord(input) ? meantCalculator(input["plan"]) : undefined;
        if (meant !== undefined && meant !== "pension") {
          throw invalidInput([{ path: "/plan", rule: "pension", message: "must be a pension" }]);
        }
        return validateReplayRequest(input);
      });
      if (!validated.ok) throw invalidInput(validated.faults);
      call.note({ calculator: "pension" });
      return inTurn.work(call, async () => {
        const { plan, start } = validated.value;
        const replayed = replay(
          pensionToReplay(plan, { funds, start: currentMonth() }),
          US_HISTORY,
          fundMixes,
        );
        if (replayed === undefined) throw new RangeError("the history is shorter than the longest plan");
        const { first, last, starts, worked, worst, pathFrom } = replayed;
        const month = start === undefined ? worst : monthOfText(start);
        const path = month && pathFrom(month);
        if (path === undefined) {
          const message = `must be from ${textOfMonth(first)} to ${textOfMonth(last)}`;
          throw invalidInput([{ path: "/start", rule: "inHistory", message }]);
        }
        const answer: Replay = {
          currency: plan.currency,
          first: textOfMonth(first),
          last: textOfMonth(last),
          starts,
          worked,
          inflation: US_INFLATION,
          worst: textOfMonth(worst),
          path: {
            start: textOfMonth(path.start),
            worked: path.worked,
            outcomes: path.values.map(({ timeStep, value }) => ({
              age: plan.age + timeStep / MONTHS_PER_YEAR,
              value: fromUsd(value, plan.currency),
            })),
          },
        };
        return jsonResponse(answer);
      });
    },
  };
}
