import { isRecord } from "#shared/contract/is-record.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { kidsSaverStartYears, SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { isGoalType } from "./first-values.ts";

/**
 * Returns the faults of a plan that its page does not calculate: a link to it would open a form without a forecast. The
 * plan may be unsound otherwise.
 * Source: the guards of specification section 5.
 */
export function pageFaults(plan: Readonly<Record<string, unknown>>, start: PlanMonth): readonly Fault[] {
  const { type, monthlyInvestment, goals, children } = plan;
  if (Array.isArray(goals)) return goals.flatMap((goal, index) => goalFaults(goal, `/goals/${index}`, start));
  if (Array.isArray(children)) {
    return children.flatMap((child, index) =>
      (isRecord(child) ? pageFaults(child, start) : []).map((fault) => ({
        ...fault,
        path: `/children/${index}${fault.path}`,
      })),
    );
  }
  const limit = SINGLE_GOAL_MONTHLY_INVESTMENT_GUARD;
  if (!isGoalType(type) || typeof monthlyInvestment !== "number" || monthlyInvestment <= limit) return [];
  const message = `must be at most ${limit} for one goal; plan_children, which takes one goal too, takes more`;
  return [{ path: "/monthlyInvestment", rule: "singleGoalMaximum", message, limit }];
}

/** Returns the fault of a goal among several that has begun before this year. */
function goalFaults(goal: unknown, path: string, { year }: PlanMonth): readonly Fault[] {
  const { minimum } = kidsSaverStartYears(year);
  const startYear = isRecord(goal) ? goal["startYear"] : undefined;
  if (typeof startYear !== "number" || startYear >= minimum) return [];
  return [
    {
      path: `${path}/startYear`,
      rule: "startsTooEarly",
      message: `must be ${minimum} or later`,
      limit: minimum,
    },
  ];
}
