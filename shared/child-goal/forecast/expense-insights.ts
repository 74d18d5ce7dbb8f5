import type { Certainty, Change, Insights, Trade, Worse } from "#shared/contract/insights.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import {
  CERTAINTY_LEVELS,
  CHANCE_TO_KEEP,
  CHANCE_TO_REACH,
  COMPARED_ANNUAL_FEE,
  FASTER_PRICES,
  LOWER_RETURNS,
  largestRises,
  MORE_A_MONTH,
  MORE_NOW,
  roundedUp,
} from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, type ChildRisk } from "#shared/domain/risk-strategies.ts";
import { isGiven, partsThatCame, unlessItFailed } from "#shared/planning/partial-results.ts";
import { forecastRequest, type Plan } from "#shared/planning/plan-request.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { SavedPlan } from "../schemas.ts";
import {
  type ExpenseCashFlows,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  MONTHLY_INVESTMENT,
} from "./accounts.ts";
import { chanceOfExpenses, requiredForExpenses, valueBeforeFirstPayment } from "./expense-forecast.ts";

/** A change of a goal: its kind, the goal, and the fields that it sets. */
export type GoalChange<P> = Pick<Change, "kind" | "goal"> & { readonly set: Partial<P> };

interface ExpenseQuestion<P extends SavedPlan> {
  readonly plan: P;
  readonly cashFlowsOf: (plan: P) => ExpenseCashFlows;
  /** Returns true if the contract and the form accept a plan. */
  readonly isTaken: (plan: P) => boolean;
  /** Changes of the goals themselves. */
  readonly goalChanges: readonly GoalChange<P>[];
}

/**
 * Calculates the insights of one or several child goals saved for together: one planning call for each chance, three
 * requirements, and a forecast for each other risk level.
 * @returns the insights without the parts whose calls failed
 * @throws {PlanningError} if the call for the plan's own chance fails
 */
export async function expenseInsights<P extends SavedPlan>(
  question: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<Insights> {
  const { plan, cashFlowsOf } = question;
  const cashFlows = cashFlowsOf(plan);
  const [chance, certainty, trades, worse] = await Promise.all([
    chanceOf(cashFlows, context),
    partsThatCame(CERTAINTY_LEVELS.map((level) => askCertainty(level, cashFlows, plan.currency, context))),
    partsThatCame(
      CHILD_RISKS.filter((risk) => risk !== plan.risk).map((risk) => askTrade(risk, question, context)),
    ),
    partsThatCame(worseFutures(cashFlows, context)),
  ]);
  const requiredFor = (level: Certainty["chance"]) =>
    certainty.find(({ chance }) => chance === level)?.requiredMonthlyInvestment ?? undefined;
  const changes =
    chance > CHANCE_TO_KEEP
      ? await lessAMonth(question, context)
      : await ways(question, chance, requiredFor(CHANCE_TO_REACH), context);
  return {
    certainty: [...certainty],
    changes: [...changes],
    trades: [...trades],
    worse: [...worse],
    currency: plan.currency,
    modelVersion: context.planning.modelVersion,
  };
}

async function ways<P extends SavedPlan>(
  question: ExpenseQuestion<P>,
  chance: number,
  required: number | undefined,
  context: PlanningContext,
): Promise<readonly Change[]> {
  const { plan, goalChanges } = question;
  const more = plan.monthlyInvestment + MORE_A_MONTH[plan.currency];
  const enough = required === undefined || chance >= CHANCE_TO_REACH ? more : enteredAs(required, plan);
  const changes: readonly GoalChange<SavedPlan>[] = [
    { kind: "monthlyInvestment", set: { monthlyInvestment: more } },
    // The increase that reaches the chance to aim for, if the one above is too small.
    ...(enough > more ? [{ kind: "monthlyInvestment", set: { monthlyInvestment: enough } } as const] : []),
    {
      kind: "savingsNow",
      set: { currentAdditional: plan.currentAdditional + MORE_NOW[plan.currency] },
    },
  ];
  const asked = [...changes, ...goalChanges].map((change) => askChange(change, question, context));
  return largestRises((await Promise.all(asked)).filter(isGiven), chance);
}

/**
 * Returns the smaller contribution that suffices for a very certain plan, at the chance to keep with a fee as well;
 * never 0. The requirement covers later payments only, so there is no room if a smaller contribution would leave a
 * payment due now uncovered.
 */
async function lessAMonth<P extends SavedPlan>(
  question: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<readonly Change[]> {
  const { plan, cashFlowsOf } = question;
  const cautious = { level: CHANCE_TO_KEEP, annualFee: COMPARED_ANNUAL_FEE } as const;
  const required = await unlessItFailed(
    requiredForExpenses(cashFlowsOf(plan), plan.currency, context, cautious),
  );
  const monthlyInvestment = enteredAs(required?.requiredMonthlyInvestment ?? 0, plan);
  if (monthlyInvestment === 0 || monthlyInvestment >= plan.monthlyInvestment) return [];
  const set = { monthlyInvestment };
  const less = await askChange({ kind: "monthlyInvestment", set }, question, context);
  const isKept = less !== undefined && less.chanceToReachLifestyleGoal >= CHANCE_TO_KEEP;
  return isKept ? [less] : [];
}

/** Rounds a monthly amount up to the step of its field. */
function enteredAs(amount: number, { currency }: SavedPlan): number {
  return roundedUp(amount, MONTHLY_INVESTMENT_LIMITS[currency].step);
}

async function askChange<P extends SavedPlan>(
  change: GoalChange<P> | GoalChange<SavedPlan>,
  { plan, cashFlowsOf, isTaken }: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<Change | undefined> {
  const changed = { ...plan, ...change.set };
  if (!isTaken(changed)) return undefined;
  const chance = await unlessItFailed(chanceOf(cashFlowsOf(changed), context));
  return chance === undefined ? undefined : { ...change, chanceToReachLifestyleGoal: chance };
}

async function askCertainty(
  chance: Certainty["chance"],
  cashFlows: ExpenseCashFlows,
  currency: Currency,
  context: PlanningContext,
): Promise<Certainty> {
  const { requiredMonthlyInvestment } = await requiredForExpenses(cashFlows, currency, context, {
    level: chance,
  });
  return { chance, requiredMonthlyInvestment };
}

/** Requests another risk level with the value before the first payment that 9 of 10 scenarios reach. */
async function askTrade<P extends SavedPlan>(
  risk: ChildRisk,
  { plan, cashFlowsOf }: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<Trade> {
  const cashFlows = cashFlowsOf({ ...plan, risk });
  const start = firstExpenseStep(cashFlows);
  const accounts = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const [chance, forecast] = await Promise.all([
    chanceOf(cashFlows, context),
    context.planning.forecast(forecastRequest(accounts, [start], context)),
  ]);
  return {
    kind: "risk",
    set: { risk },
    chanceToReachLifestyleGoal: chance,
    cautiousValue: valueBeforeFirstPayment(forecast, 1 - CHANCE_TO_KEEP / 100, cashFlows, plan.currency),
  };
}

/** Requests the chances under assumptions worse than the plan's. */
function worseFutures(cashFlows: ExpenseCashFlows, context: PlanningContext): readonly Promise<Worse>[] {
  const accounts = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const dearer: ExpenseCashFlows = {
    ...cashFlows,
    // Only the expenses change: contributions stay as planned.
    expenses: cashFlows.expenses.map((expense) => ({
      ...expense,
      inflationRate: expense.inflationRate + FASTER_PRICES,
    })),
  };
  const one = async (kind: Worse["kind"], plan: Plan): Promise<Worse> => ({
    kind,
    chanceToReachLifestyleGoal: await chanceOfExpenses(plan, expenseTimeSteps(cashFlows), context),
  });
  return [
    one("fee", { ...accounts, annualFee: COMPARED_ANNUAL_FEE }),
    one("returns", { ...accounts, outperformance: -LOWER_RETURNS }),
    one("inflation", expensePlan(dearer, MONTHLY_INVESTMENT)),
  ];
}

function chanceOf(cashFlows: ExpenseCashFlows, context: PlanningContext): Promise<number> {
  return chanceOfExpenses(expensePlan(cashFlows, MONTHLY_INVESTMENT), expenseTimeSteps(cashFlows), context);
}
