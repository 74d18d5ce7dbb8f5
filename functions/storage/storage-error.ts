/** The storage cannot do what is asked of it now. The message may be shown to anyone: it holds nothing of what is stored. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code = "unavailable";
  /** What the storage answered, as 403 to an identity without rights; undefined where it did not answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** What a line of the log tells of an error that the storage answered: an HTTP status, which says what to mend. */
export function storageStatusOf(error: unknown): { storageStatus?: number } {
  return error instanceof StorageError && error.status !== undefined ? { storageStatus: error.status } : {};
}
