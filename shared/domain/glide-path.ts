import { MONTHS_PER_YEAR } from "./plan-month.ts";
import { FUND_OF_RISK, type Fund, type PensionRisk } from "./risk-strategies.ts";

/** Years before retirement in which Lifestyling reduces risk. Source: specification section 4. Unit: years. */
export const LIFESTYLING_SWITCH_YEARS = 10;

/** Weights of the funds of a strategy from a time step (months from the start of the plan) on; they sum to 1. */
export interface GlidePathStep {
  readonly fromTimeStep: number;
  readonly weights: Readonly<Partial<Record<Fund, number>>>;
  /** Yearly fee from then on, as a fraction of the savings; default: none. */
  readonly annualFee?: number;
}

/**
 * Returns the share of the riskier fund that a pension holds in a plan year, 0 to 1; the rest is Conservative.
 * @param yearsToRetirement whole years from the start of the plan, as `planYear`
 */
export function riskyWeight(risk: PensionRisk, planYear: number, yearsToRetirement: number): number {
  const yearsLeft = yearsToRetirement - planYear;
  if (yearsLeft <= 0) return 0;
  if (risk !== "Lifestyling") return 1;
  return Math.min(1, yearsLeft / Math.min(yearsToRetirement, LIFESTYLING_SWITCH_YEARS));
}

/**
 * Returns the glide path of a pension: the chosen fund (Lifestyling: less of it in each year of the switch period), and
 * Conservative from retirement on. Merges steps with the same weights.
 * @param yearsToRetirement whole years from the start of the plan, 0 or more
 */
export function pensionGlidePath(risk: PensionRisk, yearsToRetirement: number): readonly GlidePathStep[] {
  const riskyFund = FUND_OF_RISK[risk];
  if (riskyFund === "Conservative") return [{ fromTimeStep: 0, weights: { Conservative: 1 } }];
  const steps: GlidePathStep[] = [];
  let lastWeight = Number.NaN;
  for (let planYear = 0; planYear <= yearsToRetirement; planYear++) {
    const weight = riskyWeight(risk, planYear, yearsToRetirement);
    if (weight === lastWeight) continue;
    lastWeight = weight;
    steps.push({
      fromTimeStep: planYear * MONTHS_PER_YEAR,
      weights: { [riskyFund]: weight, Conservative: 1 - weight },
    });
  }
  return steps;
}

/**
 * Returns the glide path of a savings scheme: one fund with its fee until retirement, then Conservative without one.
 * @param annualFee as a fraction
 */
export function schemeGlidePath(
  fund: Fund,
  annualFee: number,
  yearsToRetirement: number,
): readonly GlidePathStep[] {
  const paidOut = { fromTimeStep: yearsToRetirement * MONTHS_PER_YEAR, weights: { Conservative: 1 } };
  return yearsToRetirement === 0
    ? [paidOut]
    : [{ fromTimeStep: 0, weights: { [fund]: 1 }, annualFee }, paidOut];
}
