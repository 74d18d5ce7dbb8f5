/**
 * Ages of employment in the UAE. Unit: years. Date: November 2026.
 * - From 15: Federal Decree-Law 33 of 2021 on labour relations, article 5.
 * - Until 60; from then until 65 with the approval of the Ministry of Human Resources and Emiratisation: Ministerial
 *   Resolution 52 of 1989, article 3, as explained by Gulf News ("I'm turning 60 but do not want to retire", 2020) and
 *   Khaleej Times ("Do employees have to retire at the age of 60 or 65?", 18 June 2023).
 */
export const EARLIEST_WORKING_AGE = 15;
export const WORK_PERMIT_APPROVAL_AGE = 60;
export const LATEST_WORK_PERMIT_AGE = 65;
