import type { ReportRequest } from "#shared/contract/report-request.ts";
import { postReportRequest } from "./post-report-request.ts";

/**
 * Has a report mailed to the address in its form. It is stored for sending once this returns.
 * @throws {ReportRefusal} if it was refused; another error if that is not known, for no answer came
 */
export async function emailReport(request: ReportRequest): Promise<void> {
  await postReportRequest("EmailPdf", request);
}
