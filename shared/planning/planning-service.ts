import type { ForecastAnswer, GapAnswer, GapRequest, PlanningRequest } from "./planning-schemas.ts";

/** The service that forecasts. Adapters: the embedded engine, and the planning service's HTTP interface. */
export interface PlanningService {
  /** Names assumptions, seed and scenarios, so that a result can be reproduced. */
  readonly modelVersion: string;
  /** Percentiles of the plan's total value at each observed time step. */
  forecast(request: PlanningRequest): Promise<ForecastAnswer>;
  /** The factor on one account's transactions that reaches the target, and the chance of the plan as sent. */
  gap(request: GapRequest): Promise<GapAnswer>;
}

/** Why a plan could not be forecast: the service answered wrongly, cannot be reached, or took too long. */
export type PlanningErrorCode = "invalid-answer" | "unavailable" | "timeout";

/** A failure of the planning service. The message is for logs and holds nothing of the plan. */
export class PlanningError extends Error {
  override readonly name = "PlanningError";
  readonly code: PlanningErrorCode;

  constructor(code: PlanningErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.code = code;
  }
}
