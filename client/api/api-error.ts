/**
 * Why a call failed: the service was not reached, refused or failed with a status, or answered something unknown; or its
 * answer is there, and what would read it could not be loaded, as a new version of the site has come.
 */
type ApiFailure =
  | { readonly kind: "unreachable" }
  | { readonly kind: "refused"; readonly status: number }
  | { readonly kind: "unexpected-answer" }
  | { readonly kind: "not-loaded" };

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
