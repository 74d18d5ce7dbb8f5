import type { Limits } from "#functions/storage/limits.ts";
import { isoDay } from "#functions/storage/report-id.ts";
import type { ReportQueue } from "#functions/storage/report-queue.ts";
import { type ReportRow, unsent, withoutOrder } from "#functions/storage/report-row.ts";
import type { ReportRows, StoredReport } from "#functions/storage/report-rows.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A queued report without a message for so long is stranded: a send takes less than a minute. */
const STRANDED_AFTER_MS = 10 * MINUTE_MS;

const MAXIMUM_SWEEPS = 5;

/** How long a report that was not sent keeps what was ordered. */
const KEEP_ORDER_MS = DAY_MS;

const KEEP_ROW_DAYS = 30;

/**
 * Reports of earlier days hold no personal data any more, as long as sweeps went on: one that failed may be asked for
 * again on the day after its own, and keeps its order for a day from then on.
 */
const OPEN_DAYS = 3;

interface SweepReportsDependencies {
  readonly rows: ReportRows;
  readonly queue: ReportQueue;
  readonly limits: Pick<Limits, "forgetOld">;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** The outcome of a sweep. */
interface Swept {
  readonly status: "swept";
  /** Reports that were given up by it: no other line of the log tells of them. */
  readonly failed: number;
  readonly unknown: number;
}

/**
 * `SweepReports`: brings what got stuck back on its way, and deletes what is kept no longer.
 * @param isLate whether sweeps have been missed: then older days are looked at as well
 * @throws {StorageError} if the storage fails; the next sweep goes on
 */
export async function sweepReports(isLate: boolean, dependencies: SweepReportsDependencies): Promise<Swept> {
  const { rows, limits, now } = dependencies;
  const dayBefore = (days: number) => isoDay(dubaiDay(now() - days * DAY_MS));
  const ends = { failed: 0, unknown: 0 };
  for await (const stored of rows.listOpen(dayBefore(isLate ? KEEP_ROW_DAYS : OPEN_DAYS))) {
    if (!("row" in stored)) {
      if (stored.since.getTime() + KEEP_ORDER_MS < now() && (await rows.delete(stored))) ends.unknown++;
      continue;
    }
    const next = await sweep(stored, dependencies);
    if ((next === "failed" || next === "unknown") && stored.row.state !== next) ends[next]++;
  }
  // Last: what is stuck, and personal data, must not wait for what takes long where there is much of it.
  await rows.deleteBefore(dayBefore(KEEP_ROW_DAYS));
  await limits.forgetOld();
  return { status: "swept", ...ends };
}

/** @returns the state that the row is put into; undefined if it stays as it is */
async function sweep(
  stored: StoredReport,
  { rows, queue, now }: SweepReportsDependencies,
): Promise<ReportRow["state"] | undefined> {
  const next = sweptRow(stored.row, now());
  if (next === undefined || (await rows.replace(stored, next)) === undefined) return undefined;
  if (next.state === "queued") await queue.put(next.id);
  return next.state;
}

/** The row in its next state; undefined if it stays as it is. A send at work is left alone as long as its lease lasts. */
function sweptRow(row: ReportRow, now: number): ReportRow | undefined {
  if (row.state === "sent") return undefined;
  if (row.state === "sending") {
    return row.claimedUntil.getTime() < now ? unsent("unknown", row) : undefined;
  }
  const isOld = row.requestedAt.getTime() + KEEP_ORDER_MS < now;
  if (row.state !== "queued") return isOld ? withoutOrder(row.state, row) : undefined;
  if (isOld) return withoutOrder("failed", row);
  if (row.dueAt.getTime() + STRANDED_AFTER_MS >= now) return undefined;
  if (row.sweeps >= MAXIMUM_SWEEPS) return unsent("failed", row);
  return { ...row, sweeps: row.sweeps + 1, dueAt: new Date(now) };
}
