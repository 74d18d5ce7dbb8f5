/** A requested report, as stored until 30 days later. */
export interface KnownReport {
  /** Names the row; see `reportId`. */
  readonly id: string;
  /** Correlation ID of the request, for every later log line about the report. */
  readonly correlationId: string;
  readonly requestedAt: Date;
}

/** To be sent. */
export interface QueuedReport extends KnownReport {
  readonly state: "queued";
  /** The order, as JSON: personal data. */
  readonly order: string;
  /** Number of times that the mail provider has deferred it. */
  readonly attempts: number;
  /** Number of times that it was found stranded. */
  readonly sweeps: number;
  /** Time at which its message becomes visible on the queue. */
  readonly dueAt: Date;
}

/** Being sent by one process, which has a lease on it. */
export interface SendingReport extends KnownReport {
  readonly state: "sending";
  readonly order: string;
  readonly attempts: number;
  /** Time by which that process has certainly finished or died. */
  readonly claimedUntil: Date;
}

/** Accepted by the mail provider. */
interface SentReport extends KnownReport {
  readonly state: "sent";
}

/** Not sent, or of unknown outcome; sent again only if the visitor asks again. */
export interface UnsentReport extends KnownReport {
  readonly state: "failed" | "unknown";
  /** Kept for 24 hours. */
  readonly order?: string;
}

export type ReportRow = QueuedReport | SendingReport | SentReport | UnsentReport;
