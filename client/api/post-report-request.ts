import * as validators from "#shared/contract/generated/validators.js";
import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import { postPatiently } from "./post-patiently.ts";
import { readJson } from "./read-answer.ts";

/**
 * How long a visitor waits for a report at most, for another try and for the file itself. The head of an answer that does
 * not come is given up before that, by `post`. Unit: milliseconds.
 */
const LONGEST_WAIT_MS = 30_000;

/** The answer that no report is made. */
export class ReportRefusal extends Error {
  override readonly name = "ReportRefusal";
  /** Undefined where what answered tells no problem. */
  readonly code: ProblemCode | undefined;

  constructor(status: number, code: ProblemCode | undefined) {
    // Source of the message: specification section 8.
    super(`HTTP error! Status: ${status}`);
    this.code = code;
  }
}

/**
 * Sends the request, which makes one report however often it is sent, to one of the functions that make reports.
 * @throws {ReportRefusal} if the answer is a failure; another error if no answer comes in time, and then the report may
 * be made all the same
 */
export async function postReportRequest(
  name: "EmailPdf" | "DownloadPdf",
  request: ReportRequest,
): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const response = await postPatiently(name, request, signal);
  if (response.ok) return response;
  const answer = await readJson(response, signal);
  throw new ReportRefusal(response.status, validators.Problem(answer) ? answer.code : undefined);
}
