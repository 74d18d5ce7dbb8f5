import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { childGoalInsights } from "#shared/child-goal/forecast/insights.ts";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { familyInsights } from "#shared/family/forecast/insights.ts";
import { validateFamilyPlan } from "#shared/family/form.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { kidsSaverInsights } from "#shared/kids-saver/forecast/insights.ts";
import { validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionInsights } from "#shared/pension/forecast/insights.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import type { FundCodes, PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";
import type { Question } from "./questions.ts";

/** The engine only looks them up, so any codes do. */
export const PREVIEW_FUNDS: FundCodes = {
  Conservative: "Conservative",
  Balanced: "Balanced",
  Aggressive: "Aggressive",
};

type Answer = (question: Question, context: PlanningContext) => Promise<unknown>;

const pension = calculator(validatePensionPlan, forecastPension, pensionInsights);
const childGoal = calculator(validateChildGoalPlan, forecastChildGoal, childGoalInsights);
const family = calculator(validateFamilyPlan, forecastFamily, familyInsights);
const kidsSaver = calculator(validateKidsSaverPlan, forecastKidsSaver, kidsSaverInsights);

/**
 * Answers a question as the server would, by the same functions.
 * @throws {Error} if the plan is invalid
 */
export function answerQuestion(question: Question, planning: PlanningService): Promise<unknown> {
  const context = { planning, funds: PREVIEW_FUNDS, start: question.start };
  if (question.calculator === "pension") return pension(question, context);
  if (question.calculator === "family") return family(question, context);
  return question.calculator === "kidsSaver" ? kidsSaver(question, context) : childGoal(question, context);
}

function calculator<Plan>(
  validatePlan: (input: unknown, start: PlanMonth) => Validated<Plan>,
  forecast: (plan: Plan, context: PlanningContext) => Promise<object>,
  insights: (plan: Plan, context: PlanningContext) => Promise<object>,
): Answer {
  return async ({ kind, plan }, context) => {
    const validated = validatePlan(plan, context.start);
    if (!validated.ok) throw new Error("the plan is invalid");
    return kind === "insights" ? insights(validated.value, context) : forecast(validated.value, context);
  };
}
