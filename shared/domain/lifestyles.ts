/** Standards of living in retirement, cheapest first. Source: specification section 3. */
export const LIFESTYLES = ["Basic", "Moderate", "Affluent"] as const;

export type Lifestyle = (typeof LIFESTYLES)[number];
