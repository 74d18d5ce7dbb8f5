import * as validators from "#shared/contract/generated/validators.js";
import type { ProblemCode } from "#shared/contract/problem-codes.ts";
import type { ReportRequest } from "#shared/contract/report-request.ts";
import { postReportRequest } from "./post-report-request.ts";

/**
 * Has a report mailed to the address in its form. It is stored for sending once this returns.
 * @throws {Error} if it was refused
 */
export async function emailReport(request: ReportRequest): Promise<void> {
  await postReportRequest("EmailPdf", request);
}

/** Why a report was refused: the code of the problem that was answered; undefined where it was none. */
export function refusalOf(error: unknown): ProblemCode | undefined {
  return error instanceof Error && validators.Problem(error.cause) ? error.cause.code : undefined;
}
