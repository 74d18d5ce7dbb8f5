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
