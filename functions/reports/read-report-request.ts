import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import type { Call, IncomingRequest } from "#functions/http/endpoint.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { excessOf, readJsonBody } from "#functions/http/parse-json.ts";
import * as validators from "#shared/contract/generated/validators.js";
import { decodePayload, PayloadError } from "#shared/contract/payload-codec.ts";
import { QUERY_FIELDS, type ReportRequest } from "#shared/contract/report-request.ts";
import { validateWith } from "#shared/contract/validation.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import { calculatorAddress } from "./calculator-address.ts";
import { type CheckedOrder, checkedOrder } from "./report-order.ts";

const MAXIMUM_REQUEST_BYTES = 16 * 1024;

export interface ReportRequestOptions {
  /** Origins that a `baseUrl` may have. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The day in the UAE. */
  readonly today: () => PlanDay;
}

/** Checks the order of a report that was asked for. @throws {HttpProblem} that names every fault */
export async function checkReportRequest(
  { baseUrl, payload, dates }: ReportRequest,
  call: Pick<Call, "note">,
  { allowedOrigins, today }: ReportRequestOptions,
): Promise<CheckedOrder> {
  const address = calculatorAddress(baseUrl, allowedOrigins);
  call.note({ calculator: address.calculator });
  const day = today();
  const checked = await SERVED_CALCULATORS[address.calculator].checkForm(readState(payload), day, dates);
  if (!checked.ok) {
    throw invalidInput(checked.faults.map((fault) => ({ ...fault, path: `/payload${fault.path}` })));
  }
  return checkedOrder({ ...address, day }, checked.value);
}

/** Reads a request from the query or the body, without a look into its payload. @throws {HttpProblem} that names every fault */
export async function readReportRequest(request: IncomingRequest): Promise<ReportRequest> {
  const input =
    request.method === "POST" ? await readJsonBody(request, MAXIMUM_REQUEST_BYTES) : readQuery(request);
  const fields = validateWith(validators.ReportRequest, input);
  if (!fields.ok) throw invalidInput(fields.faults);
  return fields.value;
}

/** The parameters of this request; others, as an access code, are none of it. */
function readQuery({ url }: IncomingRequest): object {
  const { searchParams } = new URL(url);
  const given = QUERY_FIELDS.filter((name) => searchParams.has(name));
  return Object.fromEntries(given.map((name) => [name, searchParams.get(name)]));
}

function readState(payload: string): unknown {
  const state = decode(payload);
  const excess = excessOf(state);
  if (excess === undefined) return state;
  throw invalidInput([{ path: "/payload", rule: excess.rule, message: excess.advice }]);
}

function decode(payload: string): unknown {
  try {
    return decodePayload(payload);
  } catch (error) {
    if (!(error instanceof PayloadError)) throw error;
    throw invalidInput([{ path: "/payload", rule: "encoding", message: error.message }]);
  }
}
