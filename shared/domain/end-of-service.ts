/**
 * What an employer owes at the end of service: the gratuity or, where the employer has joined, the savings scheme in its
 * place. Source: Federal Decree-Law 33 of 2021, article 51; Cabinet Resolution 96 of 2023.
 */
export const END_OF_SERVICE_KINDS = ["Gratuity", "SavingsScheme"] as const;

export type EndOfService = (typeof END_OF_SERVICE_KINDS)[number];

/** What becomes of the gratuities of employers before the last one. */
export const BENEFIT_USES = ["Invested", "Spent"] as const;

export type BenefitUse = (typeof BENEFIT_USES)[number];
