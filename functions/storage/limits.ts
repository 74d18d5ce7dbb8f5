/** How much a subject may ask for in a time. */
export interface Limit {
  /** What is limited, as `recipient`: each name counts for itself. */
  readonly name: string;
  readonly maximum: number;
  /** Windows begin at multiples of this since 1970-01-01T00:00Z, milliseconds. */
  readonly windowMs: number;
}

/** What is asked for, counted for all instances together. Every call ends within 2 s. */
export interface Limits {
  /**
   * Counts one more for a subject, unless that would be one too many. The same again counts once.
   * @param subject a keyed hash: whom it is for is nobody's business
   * @param what a keyed hash of what is asked for
   * @returns how long the subject has to wait, milliseconds; 0 if it was counted
   * @throws {HttpProblem} 503 if the storage fails, or too many count at once
   */
  take(limit: Limit, subject: string, what: string): Promise<number>;
  /** Forgets the counts of windows that began before the day before yesterday. */
  forgetOld(): Promise<void>;
  /** Resolves if the storage answers. */
  ping(): Promise<void>;
}
