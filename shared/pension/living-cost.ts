import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import type { PensionPlan } from "./schemas.ts";

/**
 * Returns the cost of retirement, in USD a year and today's money: the plan's own budget or, without one, the cost of
 * the lifestyle.
 */
export function livingCostUsd({
  annualLivingCost,
  country,
  lifestyle,
  currency,
}: Pick<PensionPlan, "annualLivingCost" | "country" | "lifestyle" | "currency">): number {
  return annualLivingCost === undefined
    ? COUNTRY_REFERENCES[country].livingCostUsd[lifestyle]
    : toUsd(annualLivingCost, currency);
}

/** Returns the same cost in the plan's currency. */
export function annualLivingCost(plan: Parameters<typeof livingCostUsd>[0]): number {
  return fromUsd(livingCostUsd(plan), plan.currency);
}
