import { CALCULATORS, type Calculator, type CalculatorEntry, forChildGoals } from "#shared/calculators.ts";
import { forecastChildGoal } from "#shared/child-goal/forecast.ts";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import { monthOf, type PlanDay, type PlanMonth } from "#shared/domain/plan-month.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast.ts";
import { validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { forecastPension } from "#shared/pension/forecast.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

/** A calculator with its forecast: what the server makes of plans and forms that it was sent. */
interface ServedCalculator {
  /**
   * Checks a plan that starts in the context's month, and calculates it.
   * @throws {PlanningError} if the planning service fails
   */
  readonly calculate: (input: unknown, context: PlanningContext) => Promise<Validated<object>>;
  /** Checks the state of a form, for a report that is made on a day. */
  readonly checkForm: (state: unknown, day: PlanDay) => Promise<Validated<CheckedForm>>;
}

/** A form that was checked, and the way to its report. */
export interface CheckedForm {
  readonly form: Contact;
  /** @throws {PlanningError} if the planning service fails */
  readonly makeReport: (dependencies: ReportDependencies, language: Language) => Promise<ReportDocument>;
}

/** What a report takes beside its form and day. */
export interface ReportDependencies extends Omit<PlanningContext, "start"> {
  /** The provider as it is called in each language. */
  readonly brands: Readonly<Record<Language, Brand>>;
}

const NOTHING_TO_CALCULATE: Fault = {
  path: "",
  rule: "noGoal",
  message: "must have a goal with years still ahead",
};

/** Every calculator, joined with its forecast. */
export const SERVED_CALCULATORS: Readonly<Record<Calculator, ServedCalculator>> = {
  pension: served(CALCULATORS.pension, validatePensionPlan, forecastPension),
  ...forChildGoals((type) =>
    served(CALCULATORS[CHILD_GOALS[type].calculator], validateChildGoalPlan, forecastChildGoal),
  ),
  kidsSaver: served(CALCULATORS.kidsSaver, validateKidsSaverPlan, forecastKidsSaver),
};

function served<Form extends Contact, Plan, Result extends object>(
  { load }: CalculatorEntry<Form, Plan, Result>,
  validatePlan: (input: unknown, start: PlanMonth) => Validated<Plan>,
  forecast: (plan: Plan, context: PlanningContext) => Promise<Result>,
): ServedCalculator {
  return {
    calculate: async (input, context) => {
      const plan = validatePlan(input, context.start);
      return plan.ok ? { ok: true, value: await forecast(plan.value, context) } : plan;
    },
    checkForm: async (state, day) => {
      const { validateForm, planOf, build } = await load();
      const validated = validateForm(state);
      if (!validated.ok) return validated;
      const form = validated.value;
      const start = monthOf(day);
      const plan = planOf(form, start);
      if (plan === undefined) return { ok: false, faults: [NOTHING_TO_CALCULATE] };
      const makeReport = async ({ planning, funds, brands }: ReportDependencies, language: Language) => {
        const result = await forecast(plan, { planning, funds, start });
        return build(form, result, { today: day, brand: brands[language], wording: WORDINGS[language] });
      };
      return { ok: true, value: { form, makeReport } };
    },
  };
}
