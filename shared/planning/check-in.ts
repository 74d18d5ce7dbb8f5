import { cashFlowsByAccount } from "./cash-flows.ts";
import { gapRequest, type Plan } from "./plan-request.ts";
import { chanceOfReachingTarget } from "./planning-answers.ts";
import { askChances } from "./planning-calls.ts";
import type { PlanningContext } from "./planning-service.ts";

/** Where savings lie among the scenarios of a plan. */
interface SavingsAmongScenarios {
  /** Scenarios with less, percent. */
  readonly shareWithLess: number;
  readonly modelVersion: string;
}

/** The savings that somebody holds for a plan. */
export interface HeldSavings {
  readonly plan: Plan;
  /** An account of the plan, which a gap call has to name. */
  readonly item: string;
  /** Until then they are there to be compared. */
  readonly lastStep: number;
}

/**
 * Tells in how many scenarios less is held some months after a plan has begun, by one gap call. What is paid in or out in
 * that month itself is not counted: the plan of today still has it ahead.
 * @param months at most `lastStep`
 * @param savedUsd what is held in their place, USD
 * @throws {PlanningError} if the planning service fails
 */
export async function checkIn(
  { plan, item }: HeldSavings,
  { months, savedUsd }: { readonly months: number; readonly savedUsd: number },
  context: PlanningContext,
): Promise<SavingsAmongScenarios> {
  const { planning } = context;
  const request = gapRequest(plan, item, [months], context);
  const accounts = [...cashFlowsByAccount(request, months).values()];
  const ofThisMonth = accounts.reduce((sum, flows) => sum + (flows[months] as number), 0);
  const answer = await askChances(planning, { ...request, targetValue: savedUsd + ofThisMonth });
  // Rounding errors of the difference are far below one scenario.
  const shareWithLess = Number((100 - chanceOfReachingTarget(answer)).toFixed(6));
  return { shareWithLess, modelVersion: planning.modelVersion };
}
