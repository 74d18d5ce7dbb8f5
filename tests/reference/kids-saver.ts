import type { KidsSaverPlan, MultiGoalResult } from "#shared/kids-saver/schemas.ts";
import { INFLATION } from "./assumptions.ts";
import { calculateExpensePlan, type Expense, type ExpensePlan, expenseSchedule } from "./expense-plan.ts";
import type { ReferenceOptions } from "./options.ts";

type Goal = KidsSaverPlan["goals"][number];

/** The Kids Saver by brute force: all goals together, and each alone. All amounts in the plan's currency. */
export function referenceKidsSaver(plan: KidsSaverPlan, options: ReferenceOptions): MultiGoalResult {
  const combined = kidsSaverExpensePlan(plan, options);
  const aloneOf = (type: Goal["type"]) => {
    const goal = plan.goals.find((candidate) => candidate.type === type);
    if (!goal) return null;
    const alone = planOfGoals(plan, [goal], shareOfExpenses(goal, plan.goals, options), options);
    return calculateExpensePlan(alone, options).requiredMonthlyInvestment;
  };
  return {
    ...calculateExpensePlan(combined, options),
    currency: plan.currency,
    modelVersion: "reference",
    requiredMonthlyInvestmentActivities: aloneOf("Activities"),
    requiredMonthlyInvestmentEducation: aloneOf("Education"),
    requiredMonthlyInvestmentHelpKids: aloneOf("HelpKids"),
    requiredMonthlyInvestmentHealthcare: aloneOf("Healthcare"),
  };
}

/** A goal's share in the expenses of all goals, in today's money, of the years still to pay; 0 if there are none. */
export function shareOfExpenses(
  goal: Goal,
  goals: readonly Goal[],
  { start }: Pick<ReferenceOptions, "start">,
) {
  const costOf = (of: Goal) => of.currentAnnualExpense * expenseSchedule(of, start).years;
  const cost = goals.reduce((sum, each) => sum + costOf(each), 0);
  return cost === 0 ? 0 : costOf(goal) / cost;
}

/** All goals together as one plan of expenses. */
export function kidsSaverExpensePlan(
  plan: KidsSaverPlan,
  options: Pick<ReferenceOptions, "start">,
): ExpensePlan {
  return planOfGoals(plan, plan.goals, 1, options);
}

function planOfGoals(
  plan: KidsSaverPlan,
  goals: readonly Goal[],
  shareOfSavings: number,
  options: Pick<ReferenceOptions, "start">,
): ExpensePlan {
  return {
    ageYears: plan.age,
    risk: plan.risk,
    currentSavings: shareOfSavings * plan.currentAdditional,
    additionalSavings: shareOfSavings * plan.expectedAdditional,
    monthlyInvestment: plan.monthlyInvestment,
    contributionIncrease: INFLATION.UAE,
    expenses: goals.map(
      (goal): Expense => ({
        schedule: expenseSchedule(goal, options.start),
        annualAmount: goal.currentAnnualExpense,
        inflationRate: INFLATION[goal.countryOfExpense],
      }),
    ),
  };
}
