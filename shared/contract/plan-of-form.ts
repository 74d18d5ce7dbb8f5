import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { ChildGoalForm, ChildGoalPlan } from "./schemas/child-goal.ts";
import type { KidsSaverForm, KidsSaverPlan } from "./schemas/kids-saver.ts";
import type { PensionForm, PensionPlan } from "./schemas/pension.ts";

/** What is calculated of a pension form: all but the contact data. */
export function pensionPlanOf(form: PensionForm): PensionPlan {
  const { name, email, phoneNumberCountryCode, phoneNumber, companyName, livingWorkingIn, ...plan } = form;
  return { type: "Pension", ...plan };
}

/** What is calculated of a child goal's form: all but the contact data. */
export function childGoalPlanOf(form: ChildGoalForm): ChildGoalPlan {
  const { name, email, phoneNumberCountryCode, phoneNumber, ...plan } = form;
  return plan;
}

/** What is calculated of the Kids Saver: the enabled goals, and nothing of the contact data; unset without a goal. */
export function kidsSaverPlanOf(form: KidsSaverForm): KidsSaverPlan | undefined {
  const { age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional } = form;
  const goals = KIDS_SAVER_GOALS.filter((type) => form[enabledKeyOf(type)]).map(
    (type) => form[CHILD_GOALS[type].kidsSaver.key],
  );
  if (goals.length === 0) return undefined;
  return { age, currency, risk, monthlyInvestment, currentAdditional, expectedAdditional, goals };
}
