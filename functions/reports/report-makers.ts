import type { Calculator } from "#shared/calculators.ts";
import { calculateChildGoal } from "#shared/child-goal/forecast.ts";
import { childGoalReport } from "#shared/child-goal/report.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { CHILD_GOALS, GOAL_TYPES, type GoalType } from "#shared/domain/child-goals.ts";
import { monthOf, type PlanDay } from "#shared/domain/plan-month.ts";
import { calculateKidsSaver } from "#shared/kids-saver/forecast.ts";
import { KIDS_SAVER_REPORT } from "#shared/kids-saver/report.ts";
import { calculatePension } from "#shared/pension/forecast.ts";
import { PENSION_REPORT } from "#shared/pension/report.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { ReportContext, ReportKind } from "#shared/report/report-kind.ts";
import type { ReportForm } from "./report-order.ts";

/** What a report takes beside its order. */
export interface ReportDependencies
  extends Omit<PlanningContext, "start">,
    Pick<ReportContext, "brand" | "wording"> {}

/** A form that was checked, and the way to its report. */
export interface CheckedForm {
  readonly form: ReportForm;
  /** @throws {PlanningError} if the planning service fails */
  readonly makeReport: (dependencies: ReportDependencies) => Promise<ReportDocument>;
}

/** Checks the state of a calculator's form, for a report that is made on a day. */
export type CheckForm = (state: unknown, day: PlanDay) => Validated<CheckedForm>;

const NOTHING_TO_CALCULATE: Fault = {
  path: "",
  rule: "noGoal",
  message: "must have a goal with years still ahead",
};

/** Every calculator's form, from its state to its report. */
export const REPORT_MAKERS: Readonly<Record<Calculator, CheckForm>> = {
  pension: checkForm(PENSION_REPORT, calculatePension),
  kidsSaver: checkForm(KIDS_SAVER_REPORT, calculateKidsSaver),
  ...(Object.fromEntries(
    GOAL_TYPES.map((type) => [
      CHILD_GOALS[type].calculator,
      checkForm(childGoalReport(type), calculateChildGoal),
    ]),
  ) as Record<(typeof CHILD_GOALS)[GoalType]["calculator"], CheckForm>),
};

function checkForm<Form extends ReportForm, Plan, Result>(
  kind: ReportKind<Form, Plan, Result>,
  calculate: (plan: Plan, context: PlanningContext) => Promise<Result>,
): CheckForm {
  return (state, day) => {
    const start = monthOf(day);
    const validated = kind.validateForm(state);
    if (!validated.ok) return validated;
    const form = validated.value;
    const plan = kind.planOf(form, start);
    if (plan === undefined) return { ok: false, faults: [NOTHING_TO_CALCULATE] };
    const makeReport = async ({ planning, funds, brand, wording }: ReportDependencies) => {
      const result = await calculate(plan, { planning, funds, start });
      return kind.build(form, result, { today: day, brand, wording });
    };
    return { ok: true, value: { form, makeReport } };
  };
}
