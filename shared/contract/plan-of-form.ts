import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { isOver } from "./over-rules.ts";
import type { ChildGoalForm, ChildGoalPlan } from "./schemas/child-goal.ts";
import type { KidsSaverForm, KidsSaverPlan } from "./schemas/kids-saver.ts";
import type { PensionForm, PensionPlan } from "./schemas/pension.ts";

/** What is calculated of a pension form: all but the contact data. */
export function pensionPlanOf(form: PensionForm): PensionPlan {
  const { name, email, phoneNumberCountryCode, phoneNumber, companyName, livingWorkingIn, ...plan } = form;
  return { type: "Pension", ...plan };
}

/** What is calculated of a child goal's form: all but the contact data; unset where all its years are over. */
export function childGoalPlanOf(form: ChildGoalForm, start: PlanMonth): ChildGoalPlan | undefined {
  const { name, email, phoneNumberCountryCode, phoneNumber, ...plan } = form;
  return isOver(plan, start) ? undefined : plan;
}

/** The goals of the Kids Saver that are enabled, in the order they are shown. */
export function enabledGoalsOf(form: KidsSaverForm): KidsSaverPlan["goals"] {
  return KIDS_SAVER_GOALS.filter((type) => form[enabledKeyOf(type)]).map(
    (type) => form[CHILD_GOALS[type].kidsSaver.key],
  );
}

/**
 * What is calculated of the Kids Saver: the enabled goals with years still ahead, and nothing of the contact data; unset
 * without such a goal.
 */
export function kidsSaverPlanOf(form: KidsSaverForm, start: PlanMonth): KidsSaverPlan | undefined {
  const { age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional } = form;
  const goals = enabledGoalsOf(form).filter((goal) => !isOver(goal, start));
  if (goals.length === 0) return undefined;
  return { age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional, goals };
}
