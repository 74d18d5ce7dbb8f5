/** The storage cannot do what is asked of it now. The message may be shown to anyone: it holds nothing of what is stored. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code = "unavailable";
}
