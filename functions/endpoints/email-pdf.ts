import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
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

interface EmailPdfDependencies {
  readonly allowedOrigins: ReadonlySet<string>;
  readonly today: () => PlanDay;
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly hashes: ReportHashes;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** `GET` and `POST EmailPdf`: stores the report of a form for sending, once for a recipient, a plan and a day. */
export function emailPdf({ rows, queue, hashes, now, ...reading }: EmailPdfDependencies): Endpoint {
  return {
    name: "EmailPdf",
    route: "EmailPdf",
    methods: ["GET", "POST"],
    handle: async (request) => {
      const report = queuedReport(await readReportRequest(request, reading), hashes, new Date(now()));
      if (await store(report, rows)) {
        // The report is stored, so it is not lost: a sweep finds it where there is no message of it.
        await queue.put(report.id).catch(() => {});
      }
      return accepted(report.id);
    },
  };
}

function queuedReport(order: ReportOrder, hashes: ReportHashes, requestedAt: Date): QueuedReport {
  const { form, day } = order;
  return {
    id: hashes.id({ recipient: form.email, plan: calculatedPart(order), day }),
    fingerprint: hashes.fingerprint(order),
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
  const stored = await rows.find(report.id);
  // It was deleted in between, which happens 30 days after its day.
  if (stored === undefined) throw unavailable();
  if (stored.row.fingerprint !== report.fingerprint) throw new HttpProblem("conflict");
  return needsAnotherTry(stored) && (await rows.replace(stored, report)) !== undefined;
}

function needsAnotherTry({ row }: StoredReport): boolean {
  return row.state === "failed" || row.state === "unknown";
}

function accepted(reportId: string) {
  const receipt: ReportReceipt = { reportId };
  return { ...jsonResponse(receipt), status: 202 };
}
