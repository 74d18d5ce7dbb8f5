import type { HttpMethod } from "@azure/functions";
import type { HttpAnswer } from "./http-answer.ts";
import type { IncomingRequest } from "./incoming-request.ts";

/** What is known of a call beside the request. */
export interface Call {
  /** Names the call in the log, and in the log of all that comes of it. */
  readonly correlationId: string;
}

/** One function of the API. */
export interface Endpoint {
  /** Its name in the Function App. */
  readonly name: string;
  /** Its path below the route prefix. */
  readonly route: string;
  /** The methods it answers to; every other method is refused. */
  readonly methods: readonly HttpMethod[];
  /** @throws {HttpProblem} to refuse; what else it throws becomes an error without details */
  readonly handle: (request: IncomingRequest, call: Call) => Promise<HttpAnswer>;
}
