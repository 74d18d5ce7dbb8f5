import * as validators from "#shared/contract/generated/validators.js";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import { postPatiently } from "./post-patiently.ts";
import { readJson } from "./read-answer.ts";

/** How long a visitor is kept waiting for a report. Unit: milliseconds. */
const DEADLINE_MS = 30_000;

/**
 * Sends the request, which makes one report however often it is sent, to one of the functions that make reports.
 * @throws {Error} if it does not answer in time or answers with a failure; the cause is the problem, if it tells one
 */
export async function postReportRequest(
  name: "EmailPdf" | "DownloadPdf",
  request: ReportRequest,
): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await postPatiently(name, request, signal);
  if (response.ok) return response;
  const answer = await readJson(response, signal);
  // Source of the message: specification section 8.
  throw new Error(`HTTP error! Status: ${response.status}`, {
    cause: validators.Problem(answer) ? answer : undefined,
  });
}
