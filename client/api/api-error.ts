import type { Problem } from "#shared/contract/problem.ts";

/** Why a call failed: the service was not reached, answered something unknown, or answered with a problem. */
type ApiFailure =
  | { readonly kind: "unreachable" }
  | { readonly kind: "unexpected-answer"; readonly status: number }
  | { readonly kind: "problem"; readonly problem: Problem };

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind === "problem" ? failure.problem.title : failure.kind, options);
    this.failure = failure;
  }
}
