import type { ReportRequest } from "#shared/contract/report-request.ts";
import { postReportRequest } from "./post-report-request.ts";

/**
 * Has a report made as a PDF.
 * @throws {Error} if it was refused, or the connection broke
 */
export async function downloadReport(request: ReportRequest): Promise<Blob> {
  const response = await postReportRequest("DownloadPdf", request);
  return response.blob();
}
