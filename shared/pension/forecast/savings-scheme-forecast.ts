import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { forecastRequest, gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget, valueAt } from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { statutoryGratuity, yearsUntilEmployersChange } from "../end-of-service.ts";
import type { PensionPlan, RetirementResult } from "../schemas.ts";
import { endOfServicePlan, SAVINGS_SCHEME } from "./accounts.ts";

/**
 * Forecasts the payment of a savings scheme at retirement, including the frozen gratuity, and compares it with the
 * statutory gratuity. With changes of employer there is no comparison, because each employer would pay its own gratuity
 * in another year.
 * @param accounts of the plan, including the scheme's
 * @param retirement time step of retirement
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastSavingsScheme(
  plan: PensionPlan,
  accounts: Plan,
  retirement: number,
  context: PlanningContext,
): Promise<NonNullable<RetirementResult["savingsScheme"]>> {
  const { planning } = context;
  const { currency } = plan;
  const gratuity = yearsUntilEmployersChange(plan) === undefined ? statutoryGratuity(plan) : null;
  const paid = endOfServicePlan(accounts);
  const isPaidIn = retirement > 0 && plan.monthlySalary > 0;
  const [forecast, chanceToBeatGratuity] = await Promise.all([
    planning.forecast(forecastRequest(paid, [retirement], context)),
    gratuity === null || !isPaidIn
      ? null
      : planning
          .gap(gapRequest(paid, SAVINGS_SCHEME, [retirement], context, { value: toUsd(gratuity, currency) }))
          .then(chanceOfReachingTarget),
  ]);
  const value = (percentile: number) => fromUsd(valueAt(forecast, percentile, retirement), currency);
  return {
    valueAt10th: value(0.1),
    valueAt50th: value(0.5),
    valueAt90th: value(0.9),
    gratuity,
    chanceToBeatGratuity,
  };
}
