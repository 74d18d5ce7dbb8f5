/** A report that was asked for, as it is kept until 30 days after. */
interface KnownReport {
  /** Names the row; see `reportId`. */
  readonly id: string;
  /** Of the request, for the log of all that becomes of it. */
  readonly correlationId: string;
  readonly requestedAt: Date;
}

/** The part of a row that stays the same in every state. */
export function knownPart({ id, correlationId, requestedAt }: KnownReport): KnownReport {
  return { id, correlationId, requestedAt };
}

/** To be sent. */
export interface QueuedReport extends KnownReport {
  readonly state: "queued";
  /** The order, as JSON: personal data. */
  readonly order: string;
  /** How often the mail provider has put it off. */
  readonly attempts: number;
  /** How often it was found stranded. */
  readonly sweeps: number;
  /** When its message is to be seen on the queue. */
  readonly dueAt: Date;
}

/** Being sent by one process, which has a lease on it. */
export interface SendingReport extends KnownReport {
  readonly state: "sending";
  readonly order: string;
  readonly attempts: number;
  /** When that process has surely finished or died. */
  readonly claimedUntil: Date;
}

/** Taken by the mail provider. */
interface SentReport extends KnownReport {
  readonly state: "sent";
}

/** Not sent, or nobody knows; sent again if the visitor asks again, and never by itself. */
interface UnsentReport extends KnownReport {
  readonly state: "failed" | "unknown";
  /** Kept for 24 hours. */
  readonly order?: string;
}

export type ReportRow = QueuedReport | SendingReport | SentReport | UnsentReport;

/** A failed report, or one of unknown outcome, of one that was to be sent. */
export function unsent(state: UnsentReport["state"], report: QueuedReport | SendingReport): UnsentReport {
  return { ...knownPart(report), state, order: report.order };
}

/** A report without the personal data of what was ordered. */
export function withoutOrder<State extends "sent" | UnsentReport["state"]>(
  state: State,
  report: ReportRow,
): KnownReport & { readonly state: State } {
  return { ...knownPart(report), state };
}
