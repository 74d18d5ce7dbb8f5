import type { RateLimiter } from "#functions/storage/azure-rate-limiter.ts";
import type { ReportQueue } from "#functions/storage/azure-report-queue.ts";
import { isoDay } from "#functions/storage/report-id.ts";
import type { ReportRow, ReportRows, StoredReport } from "#functions/storage/report-rows.ts";
import { KEEP_ORDER_MS, swept } from "#functions/storage/report-states.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import type { WorkResult } from "./log-work.ts";

const DAY_MS = 24 * 60 * 60_000;

const KEEP_ROW_DAYS = 30;

/** Older reports hold no personal data: a failed one may be asked for again a day later, and keeps its order a day. */
const OPEN_DAYS = 3;

interface SweepReportsDependencies {
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly rateLimiter: Pick<RateLimiter, "forgetOld">;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** The outcome of a sweep: no other log line reports those that it gave up, or that wait. */
type Swept = Required<Pick<WorkResult, "status" | "failed" | "unknown" | "oldestWaitMs">>;

/**
 * `SweepReports`: requeues stranded reports and deletes old data; after missed sweeps (`isLate`) it checks older days.
 * @throws {StorageError} if the storage fails; the next sweep continues
 */
export async function sweepReports(isLate: boolean, dependencies: SweepReportsDependencies): Promise<Swept> {
  const { rows, rateLimiter, now } = dependencies;
  const dayBefore = (days: number) => isoDay(dubaiDay(now() - days * DAY_MS));
  const ends = { failed: 0, unknown: 0 };
  let oldestWaitMs = 0;
  for await (const stored of rows.listOpen(dayBefore(isLate ? KEEP_ROW_DAYS : OPEN_DAYS))) {
    if (!("row" in stored)) {
      if (stored.since.getTime() + KEEP_ORDER_MS < now() && (await rows.delete(stored))) ends.unknown++;
      continue;
    }
    const { state, requestedAt } = stored.row;
    const next = (await sweep(stored, dependencies)) ?? state;
    if ((next === "failed" || next === "unknown") && state !== next) ends[next]++;
    if (next === "queued" || next === "sending") {
      oldestWaitMs = Math.max(oldestWaitMs, now() - requestedAt.getTime());
    }
  }
  // Last: stranded reports and personal data must not wait for a deletion that takes long if there are many rows.
  await rows.deleteBefore(dayBefore(KEEP_ROW_DAYS));
  await rateLimiter.forgetOld();
  return { status: "swept", ...ends, oldestWaitMs };
}

/** @returns the state that the row is put into; undefined if it stays as it is */
async function sweep(
  stored: StoredReport,
  { rows, queue, now }: SweepReportsDependencies,
): Promise<ReportRow["state"] | undefined> {
  const next = swept(stored.row, now());
  if (next === undefined || (await rows.replace(stored, next)) === undefined) return undefined;
  if (next.state === "queued") await queue.put(next.id);
  return next.state;
}
