import { app, type HttpMethod } from "@azure/functions";
import { calculate } from "#functions/endpoints/calculate.ts";
import { calculateMultiGoal } from "#functions/endpoints/calculate-multi-goal.ts";
import { health } from "#functions/endpoints/health.ts";
import { openApi } from "#functions/endpoints/open-api.ts";
import { createHandler } from "#functions/http/create-handler.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { dubaiMonth } from "#shared/domain/plan-month.ts";
import { readConfig } from "./config.ts";

/** All that the library can take, so that a wrong method is answered by us and not by the host. */
const ALL_METHODS: HttpMethod[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const { funds, allowedOrigins } = readConfig();
const planning = {
  planning: createEmbeddedPlanningService(funds),
  funds,
  currentMonth: () => dubaiMonth(Date.now()),
};

for (const endpoint of [calculate(planning), calculateMultiGoal(planning), health(planning), openApi()]) {
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: ALL_METHODS,
    authLevel: "anonymous",
    handler: createHandler(endpoint, { allowedOrigins, elapsed: () => performance.now() }),
  });
}
