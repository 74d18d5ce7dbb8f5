import type { ReportDependencies } from "#functions/calculators.ts";
import type { MailMessage } from "#functions/mail/mail-transport.ts";
import { reportMail } from "#functions/mail/report-mail.ts";
import type { PdfRenderer } from "#functions/pdf/pdf-renderer.ts";
import { parseReportOrder } from "#functions/reports/report-order.ts";
import type { QueuedReport } from "#functions/storage/report-rows.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

interface ComposeDependencies extends ReportDependencies {
  readonly pdf: Pick<PdfRenderer, "render">;
}

/**
 * Makes the mail of a row's report. @throws {RangeError} if its order is not valid, {PlanningError} if the planning
 * service fails, {PdfError} if it cannot be drawn now
 */
export async function composeReportMail(
  { id, order: stored }: QueuedReport,
  { pdf, ...dependencies }: ComposeDependencies,
): Promise<MailMessage> {
  const { order, language, makeReport } = await parseReportOrder(JSON.parse(stored));
  const document = await makeReport(dependencies);
  return reportMail(
    {
      reportId: id,
      calculator: order.calculator,
      recipient: order.form,
      document,
      pdf: await pdf.render(document),
    },
    WORDINGS[language],
  );
}
