import type { ProblemCode } from "#shared/contract/problem-codes.ts";
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

/** Why a report was refused: the code of the problem that was answered; undefined where it was none. */
export function refusalOf(error: unknown): ProblemCode | undefined {
  return error instanceof Error && isProblem(error.cause) ? error.cause.code : undefined;
}
