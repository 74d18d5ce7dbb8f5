import Type from "typebox";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { unavailable } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { forecastRequest, type Plan } from "#shared/planning/plan-request.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";
import type { PlanningDependencies } from "./calculate.ts";

export const HealthSchema = Type.Object(
  {
    status: Type.Literal("ok"),
    modelVersion: Type.String({ description: "The model that plans are forecast with." }),
  },
  { additionalProperties: false },
);

interface HealthDependencies extends PlanningDependencies {
  /** The storage that an order needs; each rejects if it does not answer. */
  readonly storage: readonly { readonly ping: () => Promise<void> }[];
}

/** `GET Health`: whether a forecast can be made and a report be stored now. */
export function health({ planning, funds, currentMonth, storage }: HealthDependencies): Endpoint {
  return {
    name: "Health",
    route: "Health",
    methods: ["GET", "HEAD"],
    handle: async () => {
      const [isPlanning, isStoring] = await Promise.all([
        canForecast(planning, smallestPlan({ planning, funds, start: currentMonth() })),
        isReachable(storage),
      ]);
      const silent = [...(isPlanning ? [] : ["planning service"]), ...(isStoring ? [] : ["storage"])];
      if (silent.length > 0) throw unavailable(`Without an answer: ${silent.join(", ")}`);
      const answer: Type.Static<typeof HealthSchema> = { status: "ok", modelVersion: planning.modelVersion };
      return jsonResponse(answer);
    },
  };
}

async function canForecast(planning: PlanningService, request: PlanningRequest): Promise<boolean> {
  try {
    const { percentileForecast } = await planning.forecast(request);
    return Number.isFinite(percentileForecast[0]?.outcomes[0]?.value);
  } catch {
    return false;
  }
}

async function isReachable(storage: HealthDependencies["storage"]): Promise<boolean> {
  const pings = await Promise.allSettled(storage.map(({ ping }) => ping()));
  return pings.every(({ status }) => status === "fulfilled");
}

/** One account, one fund, one month. */
function smallestPlan(context: PlanningContext): PlanningRequest {
  const plan: Plan = {
    accounts: [{ id: "health", currentValueUsd: 1 }],
    glidePath: [{ fromTimeStep: 0, weights: { Balanced: 1 } }],
  };
  const { simulationSettings, ...request } = forecastRequest(plan, [1], context);
  return { ...request, simulationSettings: { ...simulationSettings, percentiles: [0.5] } };
}
