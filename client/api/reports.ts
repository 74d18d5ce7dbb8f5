import * as validators from "#shared/contract/generated/validators.js";
import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import { correlationIdOf, postPatiently, readJson } from "./transport.ts";

/** Longest wait for a report, including a second try and the file itself. Unit: milliseconds. */
const LONGEST_WAIT_MS = 30_000;

/** Failure answer to a report request: no report is made. */
export class ReportRefusal extends Error {
  override readonly name = "ReportRefusal";
  /** Undefined if the answer holds no problem document. */
  readonly code: ProblemCode | undefined;
  /** Identifies the call in the log; null if the answer is not from one of the functions. */
  readonly correlationId: string | null;

  constructor(response: Response, code: ProblemCode | undefined) {
    // Source of the message: specification section 8.
    super(`HTTP error! Status: ${response.status}`);
    this.code = code;
    this.correlationId = correlationIdOf(response);
  }
}

/**
 * Orders a report by email to the address in its form. The order is stored once this returns.
 * @throws {ReportRefusal} if it was refused; another error if no answer came, so that the outcome is unknown
 */
export async function emailReport(request: ReportRequest): Promise<void> {
  await postReportRequest("EmailPdf", request);
}

/** Returns a report as a PDF. @throws {Error} if it was refused, or the connection broke */
export async function downloadReport(request: ReportRequest): Promise<Blob> {
  const response = await postReportRequest("DownloadPdf", request);
  return response.blob();
}

/**
 * Sends a report request, which makes one report even if it is sent twice.
 * @throws {ReportRefusal} if the answer is a failure; another error if none comes in time: the report may be made
 */
async function postReportRequest(
  name: "EmailPdf" | "DownloadPdf",
  request: ReportRequest,
): Promise<Response> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  const response = await postPatiently(name, request, signal);
  if (response.ok) return response;
  const answer = await readJson(response, signal);
  throw new ReportRefusal(response, validators.Problem(answer) ? answer.code : undefined);
}
