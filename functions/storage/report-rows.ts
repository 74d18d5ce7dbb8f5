import type { RowKeys } from "./report-entity.ts";
import type { ReportRow } from "./report-row.ts";

/** A row as it was read: a change of it is made only if nobody changed it meanwhile. */
export interface StoredReport<Row extends ReportRow = ReportRow> {
  readonly row: Row;
  readonly etag: string;
  /** Names the change that made it what it is. */
  readonly revision: string;
}

/** A row that holds personal data and that another version wrote in another shape. */
export interface UnreadableReport {
  /** Where it lies, and how it was when it was read. */
  readonly keys: RowKeys;
  readonly etag: string;
  /** When the report was asked for; when the row was changed last, if it does not say so. */
  readonly since: Date;
}

/**
 * The reports that were asked for. Every call that a visitor waits for ends within 2 s, a change within 4 s, and rejects
 * with a `StorageError` if it fails.
 */
export interface ReportRows {
  /** @returns false if there is a row with its id */
  insert(row: ReportRow): Promise<boolean>;
  /** @throws {RangeError} if this is no id */
  find(id: string): Promise<StoredReport | undefined>;
  /**
   * @param revision names the change, for whom it is worth looking later whether it was made; a new name if it is unset
   * @returns what is stored now, also where the storage has answered too late; undefined if the row was changed or
   * deleted since it was read
   * @throws {StorageError} if it is not known to be made: it may be, now or in a while
   */
  replace<Row extends ReportRow>(
    stored: Pick<StoredReport, "etag">,
    row: Row,
    revision?: string,
  ): Promise<StoredReport<Row> | undefined>;
  /** The rows that hold personal data, of reports asked for on the given day (as 2026-11-21) or later. */
  listOpen(firstDay: string): AsyncIterable<StoredReport | UnreadableReport>;
  /** @returns whether it was deleted; if not, it was changed or deleted since it was read */
  delete(unreadable: UnreadableReport): Promise<boolean>;
  /** Deletes the rows of reports asked for before the given day; of very many some, and the others the next time. */
  deleteBefore(day: string): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}
