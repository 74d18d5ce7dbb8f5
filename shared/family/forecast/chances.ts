import { expensePlan, expenseTimeSteps } from "#shared/child-goal/forecast/accounts.ts";
import { chanceOfExpenses } from "#shared/child-goal/forecast/expense-forecast.ts";
import { DEFAULT_TARGET_CHANCE, percentileOf } from "#shared/domain/insights.ts";
import { decisiveSteps, MONTHLY_INVESTMENT } from "#shared/pension/forecast/accounts.ts";
import { chanceOfCashFlows } from "#shared/pension/forecast/insight-questions.ts";
import { forecastRequest, gapRequest } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget, requirement } from "#shared/planning/planning-answers.ts";
import { askChances } from "#shared/planning/planning-calls.ts";
import type { GapAnswer } from "#shared/planning/planning-schemas.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { FamilyResult } from "../schemas.ts";
import { type FamilyCashFlows, onePurse, ownPurses } from "./accounts.ts";

/** What one purse pays for: chances in percent, and the factor on the pension's contribution for 75. */
export type OnePurseChances = Omit<FamilyResult["onePurse"], "retirementWithoutChild">;

/**
 * Asks by a gap call for the chance of a part from its own savings, in percent.
 * @param part its index: the children in their order, then retirement
 * @throws {PlanningError} if the planning service fails
 */
export async function askOwnChance(
  { pension, children }: FamilyCashFlows,
  part: number,
  context: PlanningContext,
): Promise<number> {
  const child = children[part];
  return child === undefined
    ? chanceOfCashFlows(pension, context)
    : chanceOfExpenses(expensePlan(child, MONTHLY_INVESTMENT), expenseTimeSteps(child), context);
}

/**
 * Asks by one gap call what one purse pays for. Payments come first, as they fall due, and retirement takes what is left:
 * a child's chance is the smallest over its payments, that of retirement the smallest over its own decisive steps.
 * @throws {PlanningError} if the planning service fails
 */
export async function askOnePurse(
  cashFlows: FamilyCashFlows,
  context: PlanningContext,
): Promise<OnePurseChances> {
  const stepsOfChildren = cashFlows.children.map(expenseTimeSteps);
  const stepsOfRetirement = decisiveSteps(cashFlows.pension);
  const steps = [...new Set([...stepsOfChildren.flat(), ...stepsOfRetirement])];
  const request = gapRequest(onePurse(cashFlows), MONTHLY_INVESTMENT, steps, context, {
    percentile: percentileOf(DEFAULT_TARGET_CHANCE),
  });
  const { gapFactors } = await context.planning.gap(request);
  const at = (isAsked: (timeStep: number) => boolean): GapAnswer => ({
    gapFactors: gapFactors.filter(({ timeStep }) => isAsked(timeStep)),
  });
  const chanceAt = (asked: readonly number[]) =>
    chanceOfReachingTarget(at((timeStep) => asked.includes(timeStep)));
  // No monthly saving helps a payment that is due this month.
  const later = at((timeStep) => timeStep > 0);
  const { requiredSavingsFactor: factor } = requirement(later, request);
  return {
    children: stepsOfChildren.map(chanceAt),
    retirement: chanceAt(stepsOfRetirement),
    // Of next to nothing no multiple is enough.
    pensionFactorFor75: factor !== null && Number.isFinite(factor) ? factor : null,
  };
}

/**
 * Asks for the chance of retirement from one purse if a child had no goals, in percent.
 * @param child its index
 * @throws {PlanningError} if the planning service fails
 */
export async function askWithoutChild(
  cashFlows: FamilyCashFlows,
  child: number,
  context: PlanningContext,
): Promise<number> {
  const steps = decisiveSteps(cashFlows.pension);
  return chanceOfReachingTarget(
    await askChances(
      context.planning,
      gapRequest(onePurse(cashFlows, child), MONTHLY_INVESTMENT, steps, context),
    ),
  );
}

/**
 * Asks for the share of scenarios in which no purse of its own fails, in percent; null if the planning service cannot
 * tell.
 * @throws {PlanningError} if the planning service fails
 */
export async function askAllTogether(
  cashFlows: FamilyCashFlows,
  context: PlanningContext,
): Promise<number | null> {
  const requests = ownPurses(cashFlows).map(({ plan, steps }) => forecastRequest(plan, steps, context));
  const share = await context.planning.shareOfNoneFailing?.(requests);
  return share === undefined ? null : 100 * share;
}
