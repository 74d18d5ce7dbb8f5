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

/** A row as it was read: it is changed only if nobody else changed it meanwhile. */
export interface StoredReport<Row extends ReportRow = ReportRow> {
  readonly row: Row;
  readonly etag: string;
  /** ID of the change that put the row into this state. */
  readonly revision: string;
}

/** Table keys of a row. Those of a report are its day, so that a sweep reads only a few days, and its hash. */
export interface RowKeys {
  readonly partitionKey: string;
  readonly rowKey: string;
}

/** A row that holds personal data and that another version wrote in another shape. */
export interface UnreadableReport {
  /** Keys of the row, and its version when it was read. */
  readonly keys: RowKeys;
  readonly etag: string;
  /** Time at which the report was requested; if the row does not contain it, time of its last change. */
  readonly since: Date;
}

/** The reports. Calls that visitors wait for end within 2 s, changes within 4 s; failures are a `StorageError`. */
export interface ReportRows {
  /** @returns false if there is a row with its id */
  insert(row: ReportRow): Promise<boolean>;
  /** @throws {RangeError} if this is no id */
  find(id: string): Promise<StoredReport | undefined>;
  /**
   * @param revision ID for this change, with which a caller can check later whether it was applied; a new one if unset
   * @returns the stored row, even if the storage answered too late; undefined if the row was changed or deleted since
   * it was read
   * @throws {StorageError} if the change is not known to be applied: it may be, now or later
   */
  replace<Row extends ReportRow>(
    stored: Pick<StoredReport, "etag">,
    row: Row,
    revision?: string,
  ): Promise<StoredReport<Row> | undefined>;
  /** The rows with personal data, of reports requested on the given day (for example 2026-11-21) or later. */
  listOpen(firstDay: string): AsyncIterable<StoredReport | UnreadableReport>;
  /** @returns whether it was deleted; if not, it was changed or deleted since it was read */
  delete(unreadable: UnreadableReport): Promise<boolean>;
  /** Deletes the rows of reports requested before the given day; of very many only some, and the others next time. */
  deleteBefore(day: string): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}
