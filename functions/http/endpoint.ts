import type { HttpMethod, HttpRequest } from "@azure/functions";
import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import type { ScriptFault } from "#shared/contract/script-fault.ts";

/** The part of a request that endpoints read; a `Request` of the web platform fits as well. */
export type IncomingRequest = Pick<HttpRequest, "method" | "url" | "headers" | "arrayBuffer">;

/** The answer of an endpoint, in the shape of `@azure/functions`. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Text, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Details of a call besides its request. */
export interface Call {
  /** Identifies the call, and everything that follows from it, in the log. */
  readonly correlationId: string;
  /** Time of a clock that never goes back, milliseconds. */
  readonly arrivedAt: number;
  /** The address or network it came from; undefined where none is known. */
  readonly client: string | undefined;
  /** Adds details to the call's log line. */
  readonly note: (more: CallNotes) => void;
}

/** Details of a call for the log that only the endpoint knows: nothing about a visitor. */
export interface CallNotes {
  /** Time spent waiting for its turn, milliseconds. */
  readonly waitedMs?: number;
  /** Name of the requested calculator. */
  readonly calculator?: string;
  /** Name of the tool that an assistant called, and the code of the problem that it was told of. */
  readonly tool?: string;
  readonly refusal?: ProblemCode;
  /** Code of the partner in whose page a report was ordered. */
  readonly partner?: string;
  /** False if an order named a partner that is not in the provider's list. */
  readonly isPartnerKnown?: false;
  /** False if an order was stored that could not be queued, so that a sweep has to find it. */
  readonly isQueued?: false;
  /** An error of a page's scripts that the call told. */
  readonly fault?: ScriptFault;
}

/** One function of the API. */
export interface Endpoint {
  /** Its name in the Function App. */
  readonly name: string;
  /** Its path below the route prefix. */
  readonly route: string;
  /** The methods it answers to; every other method is refused. */
  readonly methods: readonly HttpMethod[];
  /** @throws {HttpProblem} to refuse; any other exception becomes an error without details */
  readonly handle: (request: IncomingRequest, call: Call) => Promise<HttpAnswer>;
}
