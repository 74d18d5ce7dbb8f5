import type { Certainty, Change, Insights, Trade, Worse } from "#shared/contract/insights.ts";
import {
  CERTAINTY_LEVELS,
  type CertaintyLevel,
  CHANCE_TO_KEEP,
  COMPARED_ANNUAL_FEE,
  FASTER_FEES,
  FASTER_PRICES,
  friendliestRises,
  LOWER_RETURNS,
  MORE_A_MONTH,
  MORE_NOW,
  roundedUp,
  STRAIN_OF_A_YEAR,
  targetOf,
} from "#shared/domain/insights.ts";
import { MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
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
import { type ChangeableGoal, costOf } from "./goal-changes.ts";

/** A change of a goal: its kind, the goal, and the fields that it sets. */
export type GoalChange<P> = Pick<Change, "kind" | "goal"> & { readonly set: Partial<P> };

interface ExpenseQuestion<P extends SavedPlan> {
  readonly plan: P;
  readonly cashFlowsOf: (plan: P) => ExpenseCashFlows;
  /** Returns true if the contract and the form accept a plan. */
  readonly isTaken: (plan: P) => boolean;
  readonly goalsOf: (plan: P) => readonly ChangeableGoal[];
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
    partsThatCame(CERTAINTY_LEVELS.map((level) => askCertainty(level, question, context))),
    partsThatCame(
      CHILD_RISKS.filter((risk) => risk !== plan.risk).map((risk) => askTrade(risk, question, context)),
    ),
    partsThatCame(worseFutures(question, context)),
  ]);
  const requiredFor = (level: Certainty["chance"]) =>
    certainty.find(({ chance }) => chance === level)?.requiredMonthlyInvestment ?? undefined;
  const changes =
    chance > CHANCE_TO_KEEP
      ? await lessAMonth(question, context)
      : await ways(question, chance, requiredFor(targetOf(plan)), context);
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
  const target = targetOf(plan);
  const more = plan.monthlyInvestment + MORE_A_MONTH[plan.currency];
  const enough = required === undefined || chance >= target ? more : enteredAs(required, plan);
  const changes: readonly GoalChange<SavedPlan>[] = [
    ...[...new Set([more, enough])].map(
      (monthlyInvestment) => ({ kind: "monthlyInvestment", set: { monthlyInvestment } }) as const,
    ),
    {
      kind: "savingsNow",
      set: { currentAdditional: plan.currentAdditional + MORE_NOW[plan.currency] },
    },
  ];
  const asked = [...changes, ...goalChanges].map((change) => askChange(change, question, context));
  const both = chance < target ? askCheaperAndMore(question, context) : undefined;
  const rises = (await Promise.all([...asked, both]))
    .filter(isGiven)
    .map((change) => ({ change, strain: strainOf(question, { ...plan, ...change.set }) }));
  return friendliestRises(rises, chance, target);
}

/** Requests the first cheaper goal together with the contribution with which it reaches the plan's target. */
async function askCheaperAndMore<P extends SavedPlan>(
  question: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<Change | undefined> {
  const { plan, cashFlowsOf, goalChanges } = question;
  const cheaper = goalChanges.find(({ kind }) => kind === "annualExpense");
  if (cheaper === undefined) return undefined;
  const level = targetOf(plan);
  const required = await unlessItFailed(
    requiredForExpenses(cashFlowsOf({ ...plan, ...cheaper.set }), plan.currency, context, { level }),
  );
  const monthlyInvestment = enteredAs(required?.requiredMonthlyInvestment ?? 0, plan);
  if (monthlyInvestment <= plan.monthlyInvestment) return undefined;
  const set = { ...cheaper.set, monthlyInvestment };
  return askChange({ ...cheaper, kind: "combination", set }, question, context);
}

/**
 * Returns what a changed plan asks of the visitor, as a part of a year's cost of all goals: what is paid more in the
 * first year, the years of delay, and the cost that is given up.
 */
function strainOf<P extends SavedPlan>({ plan, goalsOf }: ExpenseQuestion<P>, changed: P): number {
  const sumOf = (goals: readonly ChangeableGoal[], part: (goal: ChangeableGoal) => number) =>
    goals.reduce((sum, goal) => sum + part(goal), 0);
  const [before, after] = [goalsOf(plan), goalsOf(changed)];
  const startYear = (goal: ChangeableGoal) => goal.startYear;
  const more = MONTHS_PER_YEAR * (changed.monthlyInvestment - plan.monthlyInvestment);
  const now = changed.currentAdditional - plan.currentAdditional;
  return (
    (more + now) / sumOf(before, ({ currentAnnualExpense }) => currentAnnualExpense) +
    (sumOf(after, startYear) - sumOf(before, startYear)) * STRAIN_OF_A_YEAR +
    1 -
    sumOf(after, costOf) / sumOf(before, costOf)
  );
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

async function askCertainty<P extends SavedPlan>(
  chance: CertaintyLevel,
  { plan, cashFlowsOf, isTaken }: ExpenseQuestion<P>,
  context: PlanningContext,
): Promise<Certainty> {
  const { requiredMonthlyInvestment } = await requiredForExpenses(cashFlowsOf(plan), plan.currency, context, {
    level: chance,
  });
  const set = { monthlyInvestment: enteredAs(requiredMonthlyInvestment ?? 0, plan) };
  // One press never invests less: fewer futures would be the price.
  const isMore = set.monthlyInvestment > plan.monthlyInvestment;
  return {
    chance,
    requiredMonthlyInvestment,
    ...(isMore && isTaken({ ...plan, ...set }) && { set }),
  };
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
function worseFutures<P extends SavedPlan>(
  { plan, cashFlowsOf, goalsOf }: ExpenseQuestion<P>,
  context: PlanningContext,
): readonly Promise<Worse>[] {
  const cashFlows = cashFlowsOf(plan);
  const accounts = expensePlan(cashFlows, MONTHLY_INVESTMENT);
  // Only the expenses change: contributions stay as planned.
  const dearer = (faster: number) => {
    const expenses = cashFlows.expenses.map((expense) => ({
      ...expense,
      inflationRate: expense.inflationRate + faster,
    }));
    return expensePlan({ ...cashFlows, expenses }, MONTHLY_INVESTMENT);
  };
  const isEducation = goalsOf(plan).every(({ type }) => type === "Education");
  const one = async (kind: Worse["kind"], ofPlan: Plan): Promise<Worse> => ({
    kind,
    chanceToReachLifestyleGoal: await chanceOfExpenses(ofPlan, expenseTimeSteps(cashFlows), context),
  });
  return [
    one("fee", { ...accounts, annualFee: COMPARED_ANNUAL_FEE }),
    one("returns", { ...accounts, outperformance: -LOWER_RETURNS }),
    one("inflation", dearer(FASTER_PRICES)),
    ...(isEducation ? [one("fasterFees", dearer(FASTER_FEES))] : []),
  ];
}

function chanceOf(cashFlows: ExpenseCashFlows, context: PlanningContext): Promise<number> {
  return chanceOfExpenses(expensePlan(cashFlows, MONTHLY_INVESTMENT), expenseTimeSteps(cashFlows), context);
}
