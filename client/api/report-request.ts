import { post } from "./post.ts";

/** Asks for the report of a form. */
export interface ReportRequest {
  /** Where the form's calculator lives; it tells which report is made. */
  readonly baseUrl: string;
  /** The whole form, encoded. */
  readonly payload: string;
}

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
