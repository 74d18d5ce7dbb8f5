/** The storage cannot do what is asked of it now. The message may be shown to anyone: it holds nothing of what is stored. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code = "unavailable";
  /** HTTP status of the storage's answer, such as 403 to an identity without rights; undefined if it did not answer. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Returns the HTTP status that a storage error adds to a log line, so that an operator knows what to fix. */
export function storageStatusOf(error: unknown): { storageStatus?: number } {
  return error instanceof StorageError && error.status !== undefined ? { storageStatus: error.status } : {};
}
