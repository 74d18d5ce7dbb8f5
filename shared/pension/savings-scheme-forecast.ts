import { fromUsd, toUsd } from "#shared/domain/currencies.ts";
import { forecastRequest, gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget, valueAt } from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { endOfServicePlan, SAVINGS_SCHEME } from "./accounts.ts";
import { statutoryGratuity } from "./end-of-service.ts";
import type { PensionPlan, RetirementResult } from "./schemas.ts";

/**
 * What a savings scheme pays at retirement, with the frozen gratuity, beside the gratuity by the law.
 * @param accounts of the plan, the scheme's among them
 * @param retirement its time step
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
  const gratuity = statutoryGratuity(plan);
  const paid = endOfServicePlan(accounts);
  const target = toUsd(gratuity, currency);
  const [forecast, chanceToBeatGratuity] = await Promise.all([
    planning.forecast(forecastRequest(paid, [retirement], context)),
    retirement === 0 || plan.monthlySalary === 0
      ? null
      : planning
          .gap(gapRequest(paid, SAVINGS_SCHEME, [retirement], context, { value: target }))
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
