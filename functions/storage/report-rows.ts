import type { ReportRow } from "./report-row.ts";

/** A row as it was read: a change of it is made only if nobody changed it meanwhile. */
export interface StoredReport<Row extends ReportRow = ReportRow> {
  readonly row: Row;
  readonly etag: string;
}

/**
 * The reports that were asked for. Every call ends within 2 s, a change within 4 s, and rejects with the problem
 * `unavailable` if it fails.
 */
export interface ReportRows {
  /** @returns false if there is a row with its id */
  insert(row: ReportRow): Promise<boolean>;
  /** @throws {RangeError} if this is no id */
  find(id: string): Promise<StoredReport | undefined>;
  /**
   * @returns what is stored now, also where the storage has answered too late; undefined if the row was changed or
   * deleted since it was read
   */
  replace<Row extends ReportRow>(stored: StoredReport, row: Row): Promise<StoredReport<Row> | undefined>;
  /**
   * The rows that hold personal data, of reports asked for on the given day (as 2026-11-21) or later, but for those
   * that another version wrote in another shape.
   */
  listOpen(firstDay: string): AsyncIterable<StoredReport>;
  /** Deletes the rows of reports asked for before the given day. */
  deleteBefore(day: string): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}
