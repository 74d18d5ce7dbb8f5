/** Ages of employment in the UAE. Unit: years. Source and date: docs/facts.md. */
export const EARLIEST_WORKING_AGE = 15;
export const WORK_PERMIT_APPROVAL_AGE = 60;
export const LATEST_WORK_PERMIT_AGE = 65;
