import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import type { PensionPlan } from "./schemas.ts";

/** What the plan's retirement costs, USD a year in today's money: its own budget or, without one, that of the lifestyle. */
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

/** The same in the plan's currency. */
export function annualLivingCost(plan: Parameters<typeof livingCostUsd>[0]): number {
  return fromUsd(livingCostUsd(plan), plan.currency);
}
