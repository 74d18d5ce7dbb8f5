import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import type { PlanningService } from "./planning-service.ts";

/** The inputs of a calculation beside the plan: today's month, the planning service and its funds. */
export interface PlanningContext {
  readonly start: PlanMonth;
  readonly planning: PlanningService;
  readonly funds: FundCodes;
}

/** ISIN (ISO 6166) of the fund behind each strategy. */
export type FundCodes = Readonly<Record<Fund, string>>;
