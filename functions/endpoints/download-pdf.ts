import type { ReportDependencies } from "#functions/calculators.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { overloaded } from "#functions/http/http-problem.ts";
import { requireOwnPage, type ToolAccess } from "#functions/http/require-own-page.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { PdfError, type PdfRenderer } from "#functions/pdf/pdf-renderer.ts";
import {
  checkReportRequest,
  type ReportRequestOptions,
  readReportRequest,
} from "#functions/reports/read-report-request.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";

export interface DownloadDependencies extends ReportDependencies, ReportRequestOptions {
  readonly pdf: Pick<PdfRenderer, "render">;
  /** Access for callers other than browsers. */
  readonly tools: ToolAccess;
  /** Makes and draws reports in turn, so that no report is calculated that cannot be drawn in time. */
  readonly inTurn: InTurn;
  /** Calculates in turn with all who ask. */
  readonly calculateInTurn: InTurn;
}

/** `GET` and `POST DownloadPdf`: the report of a form, made now. */
export function downloadPdf(dependencies: DownloadDependencies): Endpoint {
  return {
    name: "DownloadPdf",
    route: "DownloadPdf",
    methods: ["GET", "POST"],
    handle: async (request, call) => {
      const { tools, pdf, inTurn, calculateInTurn } = dependencies;
      requireOwnPage(request, tools);
      const fields = await inTurn.read(call, () => readReportRequest(request));
      const bytes = await inTurn.work(call, async () => {
        const { makeReport } = await checkReportRequest(fields, call, dependencies);
        const document = await calculateInTurn.work(call, () => makeReport(dependencies));
        return render(document, pdf);
      });
      return {
        status: 200,
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": 'attachment; filename="report.pdf"',
        },
        body: bytes,
      };
    },
  };
}

/** @throws {HttpProblem} 503 when too many reports are rendered at once, or this one took too long */
async function render(
  document: ReportDocument,
  pdf: DownloadDependencies["pdf"],
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await pdf.render(document);
  } catch (error) {
    if (error instanceof PdfError && error.code !== "failed") throw overloaded();
    throw error;
  }
}
