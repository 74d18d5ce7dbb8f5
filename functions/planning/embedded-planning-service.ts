import type { FundCodes } from "#shared/planning/fund-codes.ts";
import type { PlanningService } from "#shared/planning/planning-service.ts";

export function createEmbeddedPlanningService(_funds: FundCodes): PlanningService {
  throw new Error("coming");
}
