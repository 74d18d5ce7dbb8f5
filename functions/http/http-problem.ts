import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import type { Fault } from "#shared/contract/validation.ts";

type ProblemFault = Pick<Fault, "path" | "message"> & Partial<Pick<Fault, "rule" | "limit">>;

interface ProblemOptions {
  /** Advice for the caller; otherwise the title. */
  readonly detail?: string;
  /** All faults of the input. */
  readonly faults?: readonly ProblemFault[];
  /** Headers of this answer, such as `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that is sent to the caller unchanged, so nothing in it may be confidential. */
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

/** Wait before another try: about the time that the planning service takes to restart. Unit: seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Wait before another try after an overload: all waiting requests are served by then. Unit: seconds. */
const RETRY_AFTER_OVERLOAD_SECONDS = 2;

/** Returns the problem for an overload, in which an answer would come too late. */
export function overloaded(): HttpProblem {
  return new HttpProblem("overloaded", { headers: { "Retry-After": String(RETRY_AFTER_OVERLOAD_SECONDS) } });
}

/** Returns the problem for a required service that is temporarily unavailable. */
export function unavailable(detail?: string): HttpProblem {
  return new HttpProblem("unavailable", {
    ...(detail !== undefined && { detail }),
    headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  });
}

/** Codes for unknown countries, which have their own messages. Source: specification sections 5 and 8. */
const COUNTRY_FIELDS: readonly { readonly path: RegExp; readonly code: ProblemCode }[] = [
  { path: /^(\/payload|(\/plan)?(\/pension)?)\/country$/, code: "invalid-country-of-retirement" },
  {
    path: /^((\/plan)?((\/children\/\d+)?\/goals\/\d+)?|\/payload(\/\w+Goal)?)\/countryOfExpense$/,
    code: "invalid-country",
  },
];

/** Most faults that an answer lists: nobody mends more at once. */
const MOST_FAULTS = 50;

/** Returns the problem that lists the faults of an input, as many as somebody can mend at once. */
export function invalidInput(faults: readonly Fault[]): HttpProblem {
  const code = faults.map(codeOfCountry).find((found) => found !== undefined);
  return new HttpProblem(code ?? "invalid-input", {
    faults: faults.slice(0, MOST_FAULTS).map(inWordsOfTheSpecification),
  });
}

function inWordsOfTheSpecification(fault: Fault): Fault {
  const code = codeOfCountry(fault);
  return code === undefined ? fault : { ...fault, message: PROBLEMS[code].title };
}

function codeOfCountry({ path, rule }: Fault): ProblemCode | undefined {
  return rule === "enum" ? COUNTRY_FIELDS.find((field) => field.path.test(path))?.code : undefined;
}
