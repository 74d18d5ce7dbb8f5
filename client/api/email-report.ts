import type { ReportRequest } from "#shared/contract/schemas/report.ts";
import { postReportRequest } from "./post-report-request.ts";

/**
 * Has a report mailed to the address in its form. It is stored for sending once this returns.
 * @throws {Error} if it was refused
 */
export async function emailReport(request: ReportRequest): Promise<void> {
  await postReportRequest("EmailPdf", request);
}
