/**
 * Payments that an employer owes at the end of service: the gratuity or, if the employer has joined it, the savings
 * scheme. Source: Federal Decree-Law 33 of 2021, article 51; Cabinet Resolution 96 of 2023.
 */
export const END_OF_SERVICE_KINDS = ["Gratuity", "SavingsScheme"] as const;

export type EndOfService = (typeof END_OF_SERVICE_KINDS)[number];

/** The use of the gratuities from employers before the last one. */
export const BENEFIT_USES = ["Invested", "Spent"] as const;

export type BenefitUse = (typeof BENEFIT_USES)[number];
