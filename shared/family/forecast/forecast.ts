import type { ExpenseCashFlows } from "#shared/child-goal/forecast/accounts.ts";
import { requirementsForExpenses } from "#shared/child-goal/forecast/expense-forecast.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CERTAINTY_LEVELS } from "#shared/domain/insights.ts";
import { requiredOfCashFlows } from "#shared/pension/forecast/insight-questions.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { FamilyPlan, FamilyResult, Purse } from "../schemas.ts";
import { familyCashFlows } from "./accounts.ts";
import { askAllTogether, askOnePurse, askOwnChance, askWithoutChild } from "./chances.ts";
import { largestShareOfSalary } from "./share-of-salary.ts";

/**
 * Forecasts a family. Each purse takes a gap call for its chance and one for each requirement, two if a child's savings
 * do not cover a payment that is due now; one purse takes a call, and one for each child that it is asked without.
 * @param plan valid by the contract
 * @throws {PlanningError} if the planning service fails
 */
export async function forecastFamily(plan: FamilyPlan, context: PlanningContext): Promise<FamilyResult> {
  const { currency } = plan;
  const cashFlows = familyCashFlows(plan, context.start);
  const [pensionAlone, childrenAlone, onePurse, retirementWithoutChild, allTogether] = await Promise.all([
    askPurse(
      askOwnChance(cashFlows, cashFlows.children.length, context),
      requiredOfCashFlows(cashFlows.pension, currency, context),
    ),
    Promise.all(
      cashFlows.children.map((child, index) =>
        askPurse(askOwnChance(cashFlows, index, context), requiredOfChild(child, currency, context)),
      ),
    ),
    askOnePurse(cashFlows, context),
    Promise.all(cashFlows.children.map((_, child) => askWithoutChild(cashFlows, child, context))),
    askAllTogether(cashFlows, context),
  ]);
  return {
    currency,
    modelVersion: context.planning.modelVersion,
    largestShareOfSalary: largestShareOfSalary(plan, cashFlows),
    purses: { pension: pensionAlone, children: childrenAlone },
    onePurse: { ...onePurse, retirementWithoutChild },
    allTogether,
    chanceToReachLifestyleGoal:
      allTogether ?? Math.min(...[pensionAlone, ...childrenAlone].map(({ chance }) => chance)),
  };
}

/** Joins the chance of a purse and its requirement at every level of certainty. */
async function askPurse(
  chance: Promise<number>,
  requirements: Promise<readonly (number | null)[]>,
): Promise<Purse> {
  const [asked, amounts] = await Promise.all([chance, requirements]);
  const required = CERTAINTY_LEVELS.map((level, index) => [level, amounts[index]]);
  return { chance: asked, required: Object.fromEntries(required) as Purse["required"] };
}

async function requiredOfChild(
  child: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
): Promise<readonly (number | null)[]> {
  const required = await requirementsForExpenses(child, currency, context, CERTAINTY_LEVELS);
  return required.map(({ requiredMonthlyInvestment }) => requiredMonthlyInvestment);
}
