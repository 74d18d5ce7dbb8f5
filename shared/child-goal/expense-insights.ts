import type { Certainty, Change, Insights, Trade, Worse } from "#shared/contract/insights.ts";
import { COMPARED_ANNUAL_FEE } from "#shared/domain/annual-fee.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import {
  CERTAINTY_LEVELS,
  CHANCE_TO_KEEP,
  CHANCE_TO_REACH,
  FASTER_PRICES,
  LOWER_RETURNS,
  MORE_A_MONTH,
  MORE_NOW,
} from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS, type ChildRisk } from "#shared/domain/risk-strategies.ts";
import { roundedUp } from "#shared/domain/suggested-amounts.ts";
import { isGiven, partsThatCame, unlessItFailed } from "#shared/planning/parts.ts";
import { forecastRequest, type Plan } from "#shared/planning/plan-request.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { felt, largestRises } from "#shared/planning/telling-changes.ts";
import {
  type ExpenseCashFlows,
  expensePlan,
  expenseTimeSteps,
  firstExpenseStep,
  MONTHLY_INVESTMENT,
} from "./accounts.ts";
import { chanceOfExpenses, requiredForExpenses, valueBeforeFirstPayment } from "./expense-forecast.ts";

/** What the plans of one and of several goals have in common. */
interface ExpensePlan {
  readonly currency: Currency;
  readonly risk: ChildRisk;
  readonly monthlyInvestment: number;
  readonly currentAdditional: number;
}

/** A change of a goal: what it is made to, and what it sets. */
export type GoalChange<P> = Pick<Change, "kind" | "goal"> & { readonly set: Partial<P> };

interface ExpenseQuestion<P extends ExpensePlan> {
  readonly plan: P;
  readonly cashFlowsOf: (plan: P) => ExpenseCashFlows;
  /** Whether the contract and the form take a plan. */
  readonly isTaken: (plan: P) => boolean;
  /** Changes of the goals themselves. */
  readonly goalChanges: readonly GoalChange<P>[];
}

/**
 * What would change the answer of one or several child goals that are saved for together: a planning call a chance, three
 * requirements, and a forecast for each other risk level.
 * @returns without the parts whose calls failed
 * @throws {PlanningError} if not even the plan's own chance could be had
 */
export async function expenseInsights<P extends ExpensePlan>(
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
      ? await lessAMonth(question, chance, requiredFor(CHANCE_TO_KEEP), context)
      : await ways(question, chance, requiredFor(CHANCE_TO_REACH), context);
  return {
    certainty: [...certainty],
    changes: [...changes],
    trades: [...felt(trades, chance)],
    worse: [...worse],
    currency: plan.currency,
    modelVersion: context.planning.modelVersion,
  };
}

async function ways<P extends ExpensePlan>(
  question: ExpenseQuestion<P>,
  chance: number,
  required: number | undefined,
  context: PlanningContext,
): Promise<readonly Change[]> {
  const { plan, goalChanges } = question;
  const more = plan.monthlyInvestment + MORE_A_MONTH[plan.currency];
  const enough = required === undefined || chance >= CHANCE_TO_REACH ? more : enteredAs(required, plan);
  const changes: readonly GoalChange<ExpensePlan>[] = [
    { kind: "monthlyInvestment", set: { monthlyInvestment: more } },
    // The way to a chance to aim for, where the one above does not lead there.
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
 * What a plan that is surer than most could do with less. The requirement is that of later payments; where a smaller
 * contribution leaves one uncovered that is due now, there is no room.
 */
async function lessAMonth<P extends ExpensePlan>(
  question: ExpenseQuestion<P>,
  chance: number,
  required: number | undefined,
  context: PlanningContext,
): Promise<readonly Change[]> {
  const { plan } = question;
  if (required === undefined || enteredAs(required, plan) >= plan.monthlyInvestment) return [];
  const set = { monthlyInvestment: enteredAs(required, plan) };
  const less = await askChange({ kind: "monthlyInvestment", set }, question, context);
  const isKept = less !== undefined && less.chanceToReachLifestyleGoal >= CHANCE_TO_KEEP;
  return isKept ? felt([less], chance) : [];
}

/** An amount a month, rounded up to what is easily entered. */
function enteredAs(amount: number, { currency }: ExpensePlan): number {
  return roundedUp(amount, MONTHLY_INVESTMENT_LIMITS[currency].step);
}

async function askChange<P extends ExpensePlan>(
  change: GoalChange<P> | GoalChange<ExpensePlan>,
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
  const { requiredMonthlyInvestment } = await requiredForExpenses(cashFlows, currency, context, chance);
  return { chance, requiredMonthlyInvestment };
}

/** Another risk level, and the value before the first payment that 9 of 10 scenarios reach with it. */
async function askTrade<P extends ExpensePlan>(
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

/** The chance if things turn out worse than is assumed. */
function worseFutures(cashFlows: ExpenseCashFlows, context: PlanningContext): readonly Promise<Worse>[] {
  const accounts = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  const dearer: ExpenseCashFlows = {
    ...cashFlows,
    // Expenses alone: what is paid in stays as it was planned.
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
