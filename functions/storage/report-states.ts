import type { KnownReport, QueuedReport, ReportRow, SendingReport, UnsentReport } from "./report-rows.ts";

const MINUTE_MS = 60_000;

/** Maximum number of times that the provider may defer a report, and that the host delivers a message. */
export const MAXIMUM_ATTEMPTS = 5;

/** Maximum number of times that a stranded report is requeued. */
const MAXIMUM_SWEEPS = 5;

/** Time for which the order of an unsent report is kept, milliseconds. */
export const KEEP_ORDER_MS = 24 * 60 * MINUTE_MS;

/** A queued report without a message for so long is stranded: a send takes less than a minute. */
const STRANDED_AFTER_MS = 10 * MINUTE_MS;

/** Time in which a process must send a report and record the result; the host ends it after a minute. */
const LEASE_MS = 2 * MINUTE_MS;

/** The provider may ask for more time, but not for this much. */
const MAXIMUM_DELAY_MS = 10 * MINUTE_MS;

/** The outcome of one attempt to send; see `SendOutcome`. */
interface Attempt {
  readonly kind: "accepted" | "retryable" | "unauthorized" | "rejected" | "unknown";
  /** Time that the provider asks us to wait, milliseconds. */
  readonly retryAfterMs?: number;
}

// The states of a report: queued → sending → sent, failed or unknown. Exported functions return the row after an event, or
// undefined if the event changes nothing. `now` is in milliseconds since 1970-01-01T00:00Z.

/** A visitor orders the report for the first time, or again. */
export function ordered(known: KnownReport, order: string): QueuedReport {
  return { ...known, state: "queued", order, attempts: 0, sweeps: 0, dueAt: known.requestedAt };
}

/** Returns whether an order of the same report replaces it: it was not sent, or nobody knows whether it was. */
export function isOrderedAgain({ state }: ReportRow): boolean {
  return state === "failed" || state === "unknown";
}

/** A process claims the report in order to send it. No other one does so until its lease is over. */
export function claimed(row: QueuedReport, now: number): SendingReport {
  const { order, attempts } = row;
  return { ...knownPart(row), state: "sending", order, attempts, claimedUntil: new Date(now + LEASE_MS) };
}

/** An attempt ended. @param firstDelayMs before the second attempt, milliseconds; doubled for each further one */
export function attempted(
  row: SendingReport,
  { kind, retryAfterMs = 0 }: Attempt,
  now: number,
  firstDelayMs: number,
): ReportRow {
  const attempts = row.attempts + 1;
  switch (kind) {
    case "accepted":
      return { ...knownPart(row), state: "sent" };
    case "rejected":
      return unsent("failed", row);
    case "unknown":
      return unsent("unknown", row);
    case "unauthorized":
      // No fault of this report: it waits for an operator, as long as orders are kept.
      return requeued(row, row.attempts, now + MAXIMUM_DELAY_MS);
    case "retryable": {
      if (attempts >= MAXIMUM_ATTEMPTS) return unsent("failed", row);
      const delayMs = Math.max(firstDelayMs * 2 ** row.attempts, retryAfterMs);
      return requeued(row, attempts, now + Math.min(delayMs, MAXIMUM_DELAY_MS));
    }
  }
}

/** The report could not be made, and its message is used up. */
export function givenUp(row: ReportRow): UnsentReport | undefined {
  return row.state === "queued" ? unsent("failed", row) : undefined;
}

/** The sweep looks at the report. It leaves a report that is being sent alone until the lease is over. */
export function swept(row: ReportRow, now: number): ReportRow | undefined {
  if (row.state === "sent") return undefined;
  if (row.state === "sending") {
    return row.claimedUntil.getTime() < now ? unsent("unknown", row) : undefined;
  }
  const isOld = row.requestedAt.getTime() + KEEP_ORDER_MS < now;
  if (row.state !== "queued") return isOld ? { ...knownPart(row), state: row.state } : undefined;
  if (isOld) return { ...knownPart(row), state: "failed" };
  if (row.dueAt.getTime() + STRANDED_AFTER_MS >= now) return undefined;
  if (row.sweeps >= MAXIMUM_SWEEPS) return unsent("failed", row);
  return { ...row, sweeps: row.sweeps + 1, dueAt: new Date(now) };
}

/** The part of a row that stays the same in every state: none of it is personal data. */
function knownPart({ id, correlationId, requestedAt }: KnownReport): KnownReport {
  return { id, correlationId, requestedAt };
}

function requeued({ order, ...row }: SendingReport, attempts: number, dueAt: number): QueuedReport {
  return { ...ordered(knownPart(row), order), attempts, dueAt: new Date(dueAt) };
}

function unsent(state: UnsentReport["state"], report: QueuedReport | SendingReport): UnsentReport {
  return { ...knownPart(report), state, order: report.order };
}
