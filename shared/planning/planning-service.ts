import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Fund } from "#shared/domain/risk-strategies.ts";
import type { ForecastAnswer, GapAnswer, GapRequest, PlanningRequest } from "./planning-schemas.ts";

/** The planning service, which forecasts plans: the embedded engine, or one behind HTTP. */
export interface PlanningService {
  /** Name of assumptions, seed and scenarios, so that a result can be reproduced. */
  readonly modelVersion: string;
  /** Returns percentiles of the plan's total value at each observed time step. */
  forecast(request: PlanningRequest): Promise<ForecastAnswer>;
  /**
   * Returns the chances that `gap` returns, without its factors. A service that calculates them faster alone offers it:
   * ask by `askChances`.
   */
  chances?(request: GapRequest): Promise<ChanceAnswer>;
  /**
   * Returns the factor on one account's transactions that reaches the target, and the chance of the plan as sent.
   * @param factorTimeSteps time steps whose factors are read; a service may leave out the others. Default: all
   */
  gap(request: GapRequest, factorTimeSteps?: readonly number[]): Promise<GapAnswer>;
  /** Returns the answers of gap calls that differ in their target percentile alone. Offered likewise: ask by `askGaps`. */
  gaps?(request: GapRequest, percentiles: readonly number[]): Promise<readonly GapAnswer[]>;
  /**
   * Returns the share of scenarios in which no plan's total is below zero at any of its observed time steps. Only a
   * service whose plans share their scenarios can tell.
   */
  shareOfNoneFailing?(plans: readonly PlanningRequest[]): Promise<number>;
  /**
   * Returns the plan's total in every scenario, USD, at each observed time step. Only a service that runs the scenarios
   * here can tell: elsewhere they would be megabytes on the wire.
   */
  totals?(request: PlanningRequest): Promise<readonly Float64Array[]>;
}

/** For each observed time step, the chance of the plan as sent. */
export interface ChanceAnswer {
  readonly gapFactors: readonly Omit<GapAnswer["gapFactors"][number], "factor">[];
}

/** Reason why a plan could not be forecast: the service sent an invalid answer, is unavailable, or took too long. */
export type PlanningErrorCode = "invalid-answer" | "unavailable" | "timeout";

/** A failure of the planning service. The message is for logs and contains no data of the plan. */
export class PlanningError extends Error {
  override readonly name = "PlanningError";
  readonly code: PlanningErrorCode;

  constructor(code: PlanningErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** The inputs of a calculation beside the plan: today's month, the planning service and its funds. */
export interface PlanningContext {
  readonly start: PlanMonth;
  readonly planning: PlanningService;
  readonly funds: FundCodes;
}

/** ISIN (ISO 6166) of the fund behind each strategy. */
export type FundCodes = Readonly<Record<Fund, string>>;
