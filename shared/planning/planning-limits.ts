// Limits of the planning service's requests, apart from their schemas, whose library the engine does not need.

/** Time steps are whole months from the start of the plan; a plan spans at most 100 years. */
export const MAXIMUM_TIME_STEP = 1200;

/** Maximum number of accounts in a plan. */
export const MAXIMUM_ACCOUNTS = 50;
