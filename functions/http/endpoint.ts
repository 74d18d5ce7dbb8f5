import type { HttpMethod, HttpRequest } from "@azure/functions";

/** The part of a request that endpoints read; a `Request` of the web platform fits as well. */
export type IncomingRequest = Pick<HttpRequest, "method" | "url" | "headers" | "arrayBuffer">;

/** The answer of an endpoint; `@azure/functions` takes it as it is. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Text, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A call beside its request. */
export interface Call {
  /** Names the call in the log, and in the log of all that comes of it. */
  readonly correlationId: string;
  /** By a clock that never goes back, milliseconds. */
  readonly arrivedAt: number;
  /** Has the log tell more of the call. */
  readonly note: (more: CallNotes) => void;
}

/** What only the endpoint knows of a call: nothing of a visitor. */
export interface CallNotes {
  /** How long it has waited for its turn, milliseconds. */
  readonly waitedMs?: number;
  /** The name of the one that it asks. */
  readonly calculator?: string;
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
