import Type from "typebox";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { unavailable } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { TOPOLOGIES, type Topology } from "#functions/http/topology.ts";
import { BUILD_COMMIT } from "#functions/log/build-commit.ts";
import { forecastRequest, type Plan } from "#shared/planning/plan-request.ts";
import type { PlanningRequest } from "#shared/planning/planning-schemas.ts";
import type { PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";
import type { PlanningDependencies } from "./calculate.ts";

export const HealthSchema = Type.Object(
  {
    status: Type.Literal("ok"),
    modelVersion: Type.String({ description: "The model that plans are forecast with." }),
    topology: Type.Enum([...TOPOLOGIES], {
      description: "What stands before pages and API: the static site, or Azure Front Door.",
    }),
    commit: Type.String({
      description:
        'First digits of the commit that the functions were built from; "unknown" outside a repository.',
    }),
  },
  { additionalProperties: false },
);

interface HealthDependencies extends PlanningDependencies {
  readonly topology: Topology;
  /** The storage that an order needs; each rejects if it does not answer. */
  readonly storage: readonly { readonly ping: () => Promise<void> }[];
}

/** `GET Health`: whether a forecast can be made and a report be stored now. */
export function health({ planning, funds, currentMonth, storage, topology }: HealthDependencies): Endpoint {
  /** Returns what does not answer. Calls that come together share a check, so that a flood of them costs no forecasts. */
  const findSilent = shared(async () => {
    const [isPlanning, isStoring] = await Promise.all([
      canForecast(planning, smallestPlan({ planning, funds, start: currentMonth() })),
      isReachable(storage),
    ]);
    return [...(isPlanning ? [] : ["planning service"]), ...(isStoring ? [] : ["storage"])];
  });
  return {
    name: "Health",
    route: "Health",
    methods: ["GET", "HEAD"],
    handle: async () => {
      const silent = await findSilent();
      if (silent.length > 0) throw unavailable(`Without an answer: ${silent.join(", ")}`);
      const answer: Type.Static<typeof HealthSchema> = {
        status: "ok",
        modelVersion: planning.modelVersion,
        topology,
        commit: BUILD_COMMIT,
      };
      return jsonResponse(answer);
    },
  };
}

/** Returns a function whose calls share the work that is in progress. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let inProgress: Promise<T> | undefined;
  return () => {
    inProgress ??= work().finally(() => {
      inProgress = undefined;
    });
    return inProgress;
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
