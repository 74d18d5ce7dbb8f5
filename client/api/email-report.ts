import type { ReportRequest } from "#shared/contract/schemas/report.ts";
import { postReportRequest } from "./post-report-request.ts";
import { isProblem } from "./read-answer.ts";

/**
 * Has a report mailed to the address in its form. It is stored for sending once this returns.
 * @throws {Error} if it was refused
 */
export async function emailReport(request: ReportRequest): Promise<void> {
  await postReportRequest("EmailPdf", request);
}

/** Whether a report was refused because as many as its recipient gets in a day were sent. */
export function isBeyondLimit(error: unknown): boolean {
  return error instanceof Error && isProblem(error.cause) && error.cause.code === "too-many-reports";
}
