/** Maximum number of requests by a subject within a period. */
export interface RateLimit {
  /** The kind of subject, as `recipient`: each name counts for itself. */
  readonly name: string;
  readonly maximum: number;
  /** Length of the sliding window, milliseconds: any period of this length, regardless of the calendar. */
  readonly windowMs: number;
}

/** The answer to one who asks. */
export type Count =
  /** It counts, since the given time (milliseconds since 1970-01-01T00:00Z): the same may have been asked for before. */
  | { readonly isCounted: true; readonly since: number }
  /** It would be one too many, and will not be after so many milliseconds. */
  | { readonly isCounted: false; readonly waitMs: number };

/** Counts what is asked for, by all instances together. Every call ends within 2 s. */
export interface RateLimiter {
  /**
   * Counts one more for a subject, unless that would be one too many. The same again counts once.
   * @param subject a keyed hash, in base64url: whom it is for is nobody's business
   * @param what a keyed hash of what is asked for
   * @throws {StorageError} if the storage fails, or too many count at once
   */
  take(limit: RateLimit, subject: string, what: string): Promise<Count>;
  /** Forgets the subjects of whom nothing counts any more. */
  forgetOld(): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}
