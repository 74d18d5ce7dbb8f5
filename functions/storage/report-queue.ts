/**
 * Queue of the IDs of reports to be sent. Every call ends within 2 s, and rejects with a `StorageError` if it fails.
 */
export interface ReportQueue {
  /** @param delayMs how long nobody sees it, milliseconds; none if it is unset */
  put(id: string, delayMs?: number): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}

/** The queue that triggers `SendReport`. */
export const REPORT_QUEUE = "report-emails";

/** Queue of reports that could not be sent, filled by the host and by us. */
export const REPORT_POISON_QUEUE = `${REPORT_QUEUE}-poison`;
