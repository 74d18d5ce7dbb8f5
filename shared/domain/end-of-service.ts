/** What an employer owes at the end of service: the gratuity or, if the employer has joined one, a savings scheme. */
export const END_OF_SERVICE_KINDS = ["Gratuity", "SavingsScheme"] as const;

export type EndOfService = (typeof END_OF_SERVICE_KINDS)[number];

/** The use of the gratuities from employers before the last one. */
export const BENEFIT_USES = ["Invested", "Spent"] as const;

export type BenefitUse = (typeof BENEFIT_USES)[number];
