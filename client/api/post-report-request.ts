import type { ReportRequest } from "#shared/contract/schemas/report.ts";
import { post } from "./post.ts";

/** How long a visitor is kept waiting for a report. Unit: milliseconds. */
const DEADLINE_MS = 30_000;

/**
 * Sends the request to one of the functions that make reports.
 * @throws {Error} if it does not answer in time or answers with a failure
 */
export async function postReportRequest(
  name: "EmailPdf" | "DownloadPdf",
  request: ReportRequest,
): Promise<Response> {
  const response = await post(name, request, AbortSignal.timeout(DEADLINE_MS));
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
  return response;
}
