/**
 * The savings route of the residence visa for retired expatriates: savings of at least this much, and this age at the
 * time of retirement. There are other routes and further conditions, and they change.
 * Source: the UAE government's portal, https://u.ae, "Residence visa for retired expatriates". Date: November 2026.
 * Units: AED; years.
 */
export const RETIREMENT_VISA_SAVINGS_AED = 1_000_000;
export const RETIREMENT_VISA_AGE = 55;
