import type { RowKeys } from "./report-entity.ts";
import type { ReportRow } from "./report-row.ts";

/** A row as it was read: it is changed only if nobody else changed it meanwhile. */
export interface StoredReport<Row extends ReportRow = ReportRow> {
  readonly row: Row;
  readonly etag: string;
  /** ID of the change that put the row into this state. */
  readonly revision: string;
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
