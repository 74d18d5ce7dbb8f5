import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import type { Fault } from "#shared/contract/validation.ts";

type ProblemFault = Pick<Fault, "path" | "message">;

interface ProblemOptions {
  /** Advice to the caller; the title where there is no more to say. */
  readonly detail?: string;
  /** All faults of the input. */
  readonly faults?: readonly ProblemFault[];
  /** Headers that belong to this answer, as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the caller is told about as it stands: nothing in it may be confidential. */
export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly code: ProblemCode;
  readonly faults: readonly ProblemFault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    { detail = PROBLEMS[code].title, faults, headers = {} }: ProblemOptions = {},
  ) {
    super(detail);
    this.code = code;
    this.faults = faults;
    this.headers = headers;
  }
}

/** When a caller may try again, seconds: a restart of the planning service takes about that long. */
const RETRY_AFTER_SECONDS = 5;

/** When a caller may try again who was refused because too many were there, seconds: all of them are served by then. */
const RETRY_AFTER_OVERLOAD_SECONDS = 2;

/** The problem that so many ask that the answer would come too late. */
export function overloaded(): HttpProblem {
  return new HttpProblem("overloaded", { headers: { "Retry-After": String(RETRY_AFTER_OVERLOAD_SECONDS) } });
}

/** The problem that something needed for an answer does not work at the moment. */
export function unavailable(detail?: string): HttpProblem {
  return new HttpProblem("unavailable", {
    ...(detail !== undefined && { detail }),
    headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  });
}
