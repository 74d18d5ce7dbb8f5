import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { requireOwnPage, type ToolAccess } from "#functions/http/require-own-page.ts";
import { unavailable } from "#functions/http/unavailable.ts";
import { readReportRequest } from "#functions/reports/read-report-request.ts";
import type { ReportOrder } from "#functions/reports/report-order.ts";
import type { ReportHashes } from "#functions/storage/report-id.ts";
import type { ReportQueue } from "#functions/storage/report-queue.ts";
import type { QueuedReport } from "#functions/storage/report-row.ts";
import type { ReportRows, StoredReport } from "#functions/storage/report-rows.ts";
import type { ReportReceipt } from "#shared/contract/schemas/report.ts";
import type { PlanDay } from "#shared/domain/plan-month.ts";
import { calculatedPart } from "./calculated-part.ts";
import { countReport, type ReportLimitOptions } from "./report-limits.ts";

interface EmailPdfDependencies extends ReportLimitOptions {
  readonly allowedOrigins: ReadonlySet<string>;
  readonly today: () => PlanDay;
  /** Which callers that are no browser may ask. */
  readonly tools: ToolAccess;
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly hashes: ReportHashes;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** `GET` and `POST EmailPdf`: stores the report of a form for sending, once for a recipient, a plan and a day. */
export function emailPdf(dependencies: EmailPdfDependencies): Endpoint {
  const { rows, queue, hashes, now, tools } = dependencies;
  return {
    name: "EmailPdf",
    route: "EmailPdf",
    methods: ["GET", "POST"],
    handle: async (request, { correlationId }) => {
      requireOwnPage(request, tools);
      const order = await readReportRequest(request, dependencies);
      const report = queuedReport(order, correlationId, hashes, new Date(now()));
      const stored = await findSame(report, rows);
      if (stored !== undefined && !needsAnotherTry(stored)) return accepted(report.id);
      // Asking for another try is asking once more; a double click is not.
      const what = `${report.id} ${stored?.row.requestedAt.toISOString()}`;
      await countReport(request, order.form.email, what, dependencies);
      if (await store(report, rows)) {
        // The report is stored, so it is not lost: a sweep finds it where there is no message of it.
        await queue.put(report.id).catch(() => {});
      }
      return accepted(report.id);
    },
  };
}

function queuedReport(
  order: ReportOrder,
  correlationId: string,
  hashes: ReportHashes,
  requestedAt: Date,
): QueuedReport {
  const { form, day } = order;
  return {
    id: hashes.id({ recipient: form.email, plan: calculatedPart(order), day }),
    fingerprint: hashes.fingerprint(order),
    correlationId,
    state: "queued",
    order: JSON.stringify(order),
    attempts: 0,
    sweeps: 0,
    requestedAt,
    dueAt: requestedAt,
  };
}

/**
 * Stores a report unless it is stored already; one that was not sent is queued again.
 * @returns whether it needs a message
 * @throws {HttpProblem} 409 if its id was used for another order, 503
 */
async function store(report: QueuedReport, rows: ReportRows): Promise<boolean> {
  if (await rows.insert(report)) return true;
  const stored = await findSame(report, rows);
  // It was deleted in between, which happens 30 days after its day.
  if (stored === undefined) throw unavailable();
  return needsAnotherTry(stored) && (await rows.replace(stored, report)) !== undefined;
}

/** @throws {HttpProblem} 409 if its id was used for another order */
async function findSame(report: QueuedReport, rows: ReportRows): Promise<StoredReport | undefined> {
  const stored = await rows.find(report.id);
  if (stored !== undefined && stored.row.fingerprint !== report.fingerprint)
    throw new HttpProblem("conflict");
  return stored;
}

function needsAnotherTry({ row }: StoredReport): boolean {
  return row.state === "failed" || row.state === "unknown";
}

function accepted(reportId: string) {
  const receipt: ReportReceipt = { reportId };
  return { ...jsonResponse(receipt), status: 202 };
}
