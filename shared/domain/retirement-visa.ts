/**
 * The residence permit of retired foreigners. Applicants of at least this age, or with this many years of work before
 * retirement, in the UAE or elsewhere, qualify by one of three routes: savings, property or income. The visa is valid
 * for this many years and renewed on the same terms. There are further conditions, and they change.
 * Units: AED; AED a month; years. Source and date: docs/facts.md.
 */
export const RETIREMENT_VISA_SAVINGS_AED = 1_000_000;
export const RETIREMENT_VISA_PROPERTY_AED = 1_000_000;
export const RETIREMENT_VISA_INCOME_AED = 20_000;
export const RETIREMENT_VISA_INCOME_DUBAI_AED = 15_000;
export const RETIREMENT_VISA_AGE = 55;
export const RETIREMENT_VISA_WORK_YEARS = 15;
export const RETIREMENT_VISA_VALID_YEARS = 5;
