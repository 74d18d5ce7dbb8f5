import type { Call, Endpoint, HttpAnswer } from "#functions/http/endpoint.ts";
import { unavailable } from "#functions/http/http-problem.ts";
import { jsonResponse } from "#functions/http/json-response.ts";
import { requireOwnPage, type ToolAccess } from "#functions/http/require-own-page.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { countReport, type ReportLimitOptions } from "#functions/rate-limits/count-report.ts";
import {
  checkReportRequest,
  type ReportRequestOptions,
  readReportRequest,
} from "#functions/reports/read-report-request.ts";
import type { ReportOrder } from "#functions/reports/report-order.ts";
import type { ReportQueue } from "#functions/storage/azure-report-queue.ts";
import { type ReportHashes, reportId } from "#functions/storage/report-id.ts";
import type { QueuedReport, ReportRows, StoredReport } from "#functions/storage/report-rows.ts";
import { isOrderedAgain, ordered } from "#functions/storage/report-states.ts";
import { withOneDeadline } from "#functions/storage/storage-call.ts";
import type { ReportReceipt, ReportRequest } from "#shared/contract/report-request.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";

interface EmailPdfDependencies extends ReportLimitOptions, ReportRequestOptions {
  /** Access for callers other than browsers. */
  readonly tools: ToolAccess;
  /** Stores orders in turn, so that the storage can answer each of them in time. */
  readonly inTurn: InTurn;
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly hashes: ReportHashes;
  /** Codes of the partners that an order may name. */
  readonly partners: ReadonlySet<string>;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** Time within which a repeated order counts as the same report, milliseconds. */
const SAME_FOR_MS = 24 * 60 * 60_000;

/** `GET` and `POST EmailPdf`: stores the report of a form for sending; the same order within a day is one report. */
export function emailPdf(dependencies: EmailPdfDependencies): Endpoint {
  const { rows, queue, hashes, partners, now, tools, inTurn } = dependencies;
  return {
    name: "EmailPdf",
    route: "EmailPdf",
    methods: ["GET", "POST"],
    handle: async (request, call) => {
      requireOwnPage(request, tools);
      const fields = await inTurn.read(call, () => readReportRequest(request));
      // An order that is not stored by the deadline is told so; once it is stored it is accepted, with a message or without.
      return inTurn.work(call, () => withOneDeadline(() => storeOrder(fields, call)));
    },
  };

  async function storeOrder(fields: ReportRequest, call: Call): Promise<HttpAnswer> {
    const { order } = await checkReportRequest(fields, call, dependencies);
    const { correlationId, client } = call;
    const requestedAt = new Date(now());
    const { day: _, ...content } = order;
    const hash = hashes.order({ ...content, copy: fields.copy });
    const stored = await findSame(hash, requestedAt, rows);
    if (stored !== undefined && !isOrderedAgain(stored.row)) return accepted(stored.row.id);
    // A request for another try counts as a new order; a double click does not.
    const what = stored === undefined ? hash : `${hash} ${stored.row.requestedAt.toISOString()}`;
    const since = await countReport(client, order.form.email, what, dependencies);
    // Clicks that come at once, be it around midnight, count as one, and have the id of the first that was counted.
    const id = stored?.row.id ?? reportId(dubaiDay(since), hash);
    const whole: ReportOrder = { ...order, ...knownPartner(fields, call) };
    if (await store(ordered({ id, correlationId, requestedAt }, JSON.stringify(whole)), rows)) {
      // The report is stored, so it is not lost: a sweep finds it if it has no message.
      await queue.put(id).catch(() => call.note({ isQueued: false }));
    }
    return accepted(id);
  }

  /** The partner of an order, which its log line names too. An unknown code is left out: no order is lost by it. */
  function knownPartner({ partner }: ReportRequest, call: Call): Pick<ReportOrder, "partner"> {
    if (partner === undefined) return {};
    const isKnown = partners.has(partner);
    call.note(isKnown ? { partner } : { isPartnerKnown: false });
    return isKnown ? { partner } : {};
  }
}

/** The report of the same order that was asked for less than a day ago: today or yesterday. */
async function findSame(hash: string, now: Date, rows: ReportRows): Promise<StoredReport | undefined> {
  const dayAgo = now.getTime() - SAME_FOR_MS;
  const ids = [now.getTime(), dayAgo].map((time) => reportId(dubaiDay(time), hash));
  const stored = await Promise.all(ids.map((id) => rows.find(id)));
  return stored.find((each) => each !== undefined && each.row.requestedAt.getTime() > dayAgo);
}

/** Stores or requeues a report. @returns whether it needs a message @throws {StorageError} if that is not known */
async function store(report: QueuedReport, rows: ReportRows): Promise<boolean> {
  if (await rows.insert(report)) return true;
  const stored = await rows.find(report.id);
  // It was deleted in between, which happens 30 days after its day.
  if (stored === undefined) throw unavailable();
  return isOrderedAgain(stored.row) && (await rows.replace(stored, report)) !== undefined;
}

function accepted(reportId: string) {
  const receipt: ReportReceipt = { reportId };
  return { ...jsonResponse(receipt), status: 202 };
}
