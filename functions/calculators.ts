import { inSmallSteps } from "#functions/planning/in-small-steps.ts";
import { CALCULATORS, type Calculator, type CalculatorEntry, forChildGoals } from "#shared/calculators.ts";
import { heldForExpenses } from "#shared/child-goal/forecast/accounts.ts";
import { childGoalCashFlows, forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { childGoalFutures } from "#shared/child-goal/forecast/futures.ts";
import { childGoalInsights } from "#shared/child-goal/forecast/insights.ts";
import { validateChildGoalPlan } from "#shared/child-goal/form.ts";
import { type Contact, type ContactField, VALID_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import type { Futures } from "#shared/contract/futures.ts";
import { type Answer, keptPlan, type PlanDates } from "#shared/contract/kept-plan.ts";
import { planLink } from "#shared/contract/plan-link.ts";
import type { Fault, Validated } from "#shared/contract/validation.ts";
import { CHILD_GOALS } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { monthOf, type PlanDay, type PlanMonth } from "#shared/domain/plan-month.ts";
import { familyCashFlows, onePurse } from "#shared/family/forecast/accounts.ts";
import { forecastFamily } from "#shared/family/forecast/forecast.ts";
import { familyInsights } from "#shared/family/forecast/insights.ts";
import { validateFamilyPlan } from "#shared/family/form.ts";
import { forecastKidsSaver, kidsSaverCashFlows } from "#shared/kids-saver/forecast/forecast.ts";
import { kidsSaverFutures } from "#shared/kids-saver/forecast/futures.ts";
import { kidsSaverInsights } from "#shared/kids-saver/forecast/insights.ts";
import { validateKidsSaverPlan } from "#shared/kids-saver/form.ts";
import { kidsSaverFormOf } from "#shared/kids-saver/form-of-plan.ts";
import { heldUntilRetirement, pensionPlan } from "#shared/pension/forecast/accounts.ts";
import { pensionCashFlows } from "#shared/pension/forecast/cash-flows.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import { pensionFutures } from "#shared/pension/forecast/futures.ts";
import { pensionInsights } from "#shared/pension/forecast/insights.ts";
import { validatePensionPlan } from "#shared/pension/form.ts";
import type { HeldSavings } from "#shared/planning/check-in.ts";
import { unlessItFailed } from "#shared/planning/partial-results.ts";
import type { PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";

/** A calculator with its forecast: checks and calculates the plans and forms that the server receives. */
interface ServedCalculator {
  /** Checks a plan that starts in a month. */
  readonly checkPlan: (input: unknown, start: PlanMonth) => Validated<CheckedPlan>;
  /** Checks the state of a form, for a report that is made on a day. */
  readonly checkForm: (state: unknown, day: PlanDay, dates?: PlanDates) => Promise<Validated<CheckedForm>>;
}

/** The answers to a plan that was checked. Each rejects with a {PlanningError} if the planning service fails. */
export interface CheckedPlan {
  readonly calculate: (service: PlanningAccess) => Promise<object>;
  readonly currency: Currency;
  /** What is held for the plan from its start on. */
  readonly held: () => HeldSavings;
  /** The changes that would alter the answer. */
  readonly insights: (service: PlanningAccess) => Promise<object>;
  /** Ten of its scenarios; unset for a plan of several purses, which has no one total. */
  readonly futures?: (service: PlanningAccess) => Promise<Futures>;
  /** The result with its report and a link that opens the plan, for readers without the form. */
  readonly tell: (dependencies: TellingDependencies, place: ReportPlace, today: PlanDay) => Promise<ToldPlan>;
}

/** A result in figures and in words. */
interface ToldPlan {
  readonly result: Answer;
  readonly report: ReportDocument;
  /** The address that opens the plan. */
  readonly link: string;
}

/** The planning service, and its names of the funds. */
type PlanningAccess = Omit<PlanningContext, "start">;

/** A form that was checked, and the way to its report. */
export interface CheckedForm {
  readonly form: Contact;
  /** The months of its entries, with the form of then only if it is valid; without contact data. */
  readonly dates: PlanDates;
  /** @throws {PlanningError} if the planning service fails */
  readonly makeReport: (dependencies: ReportDependencies, place: ReportPlace) => Promise<ReportDocument>;
}

/** The calculator page that a report was requested from, in its language: the report links back to it. */
interface ReportPlace {
  readonly language: Language;
  readonly calculator: Calculator;
  /** Address of the calculator's form. */
  readonly calculatorUrl: string;
}

/** Dependencies of a result in words. */
interface TellingDependencies extends PlanningAccess {
  /** The provider as it is called in each language. */
  readonly brands: Readonly<Record<Language, Brand>>;
}

/** Dependencies of a report other than its form and day. */
export interface ReportDependencies extends TellingDependencies {
  /** Planning service for the insights; if it fails, the report is made without them. */
  readonly insightPlanning: PlanningService;
}

const NOTHING_TO_CALCULATE: Fault = {
  path: "",
  rule: "noGoal",
  message: "must have a goal with years still ahead",
};

/** Every calculator, joined with its forecast. */
export const SERVED_CALCULATORS: Readonly<Record<Calculator, ServedCalculator>> = {
  pension: served(
    CALCULATORS.pension,
    validatePensionPlan,
    forecastPension,
    pensionInsights,
    (plan) => {
      const cashFlows = pensionCashFlows(plan);
      return heldUntilRetirement(pensionPlan(cashFlows), cashFlows);
    },
    ({ type: _, ...plan }, contact) => ({
      ...contact,
      ...plan,
      livingWorkingIn: PENSION_DEFAULTS.livingWorkingIn,
    }),
    pensionFutures,
  ),
  ...forChildGoals((type) =>
    served(
      CALCULATORS[CHILD_GOALS[type].calculator],
      validateChildGoalPlan,
      forecastChildGoal,
      childGoalInsights,
      (plan, start) => heldForExpenses(childGoalCashFlows(plan, start)),
      (plan, contact) => ({ ...contact, ...plan }),
      childGoalFutures,
    ),
  ),
  kidsSaver: served(
    CALCULATORS.kidsSaver,
    validateKidsSaverPlan,
    forecastKidsSaver,
    kidsSaverInsights,
    (plan, start) => heldForExpenses(kidsSaverCashFlows(plan, start)),
    (plan, contact, start) => kidsSaverFormOf(plan, start, contact),
    kidsSaverFutures,
  ),
  family: served(
    CALCULATORS.family,
    validateFamilyPlan,
    forecastFamily,
    familyInsights,
    // Visitors know what they hold in all, not for whom.
    (plan, start) => {
      const cashFlows = familyCashFlows(plan, start);
      return heldUntilRetirement(onePurse(cashFlows), cashFlows.pension);
    },
    (plan, contact) => ({ ...contact, ...plan }),
  ),
};

function served<
  Form extends Contact,
  Plan extends { readonly currency: Currency },
  Result extends Answer,
  Found extends object,
>(
  { load }: CalculatorEntry<Form, Plan, Result, Found>,
  validatePlan: (input: unknown, start: PlanMonth) => Validated<Plan>,
  forecast: (plan: Plan, context: PlanningContext) => Promise<Result>,
  insightsOf: (plan: Plan, context: PlanningContext) => Promise<Found>,
  heldFor: (plan: Plan, start: PlanMonth) => HeldSavings,
  formOf: (plan: Plan, contact: Pick<Form, keyof Form & ContactField>, start: PlanMonth) => Form,
  futuresOf?: (plan: Plan, context: PlanningContext) => Promise<Futures>,
): ServedCalculator {
  return {
    checkPlan: (input, start) => {
      const plan = validatePlan(input, start);
      if (!plan.ok) return plan;
      return {
        ok: true,
        value: {
          calculate: (service) => forecast(plan.value, { ...service, start }),
          currency: plan.value.currency,
          held: () => heldFor(plan.value, start),
          // Their many calls go out a few at a time.
          insights: ({ planning, funds }) =>
            inSmallSteps(planning, (inSteps) => insightsOf(plan.value, { planning: inSteps, funds, start })),
          ...(futuresOf && { futures: (service) => futuresOf(plan.value, { ...service, start }) }),
          tell: async ({ planning, funds, brands }, { language, calculator, calculatorUrl }, today) => {
            const { blankContact, build } = await load();
            const result = await forecast(plan.value, { planning, funds, start });
            const form = formOf(plan.value, blankContact, start);
            const link = planLink(calculatorUrl, keptPlan(calculator, form, result, start));
            const wording = WORDINGS[language];
            const context = { today, brand: brands[language], wording, planUrl: link };
            return { result, report: build(form, result, context), link };
          },
        },
      };
    },
    checkForm: async (state, day, { savedForm, ...months } = {}) => {
      const { validateForm, planOf, build, blankContact } = await load();
      const validated = validateForm(state);
      if (!validated.ok) return validated;
      const form = validated.value;
      const start = monthOf(day);
      const plan = planOf(form, start);
      if (plan === undefined) return { ok: false, faults: [NOTHING_TO_CALCULATE] };
      const then =
        savedForm && validateForm({ ...blankContact, ...VALID_CONTACT, ...withoutContact(savedForm) });
      const dates = { ...months, ...(then?.ok && { savedForm: { ...withoutContact(then.value) } }) };
      const makeReport = async (dependencies: ReportDependencies, place: ReportPlace) => {
        const { language, calculator, calculatorUrl } = place;
        const { planning, insightPlanning, funds, brands } = dependencies;
        const result = await forecast(plan, { planning, funds, start });
        const found = await unlessItFailed(
          inSmallSteps(insightPlanning, (planning) => insightsOf(plan, { planning, funds, start })),
        );
        return build(form, result, {
          today: day,
          brand: brands[language],
          wording: WORDINGS[language],
          planUrl: planLink(calculatorUrl, { ...keptPlan(calculator, form, result, start), ...dates }),
          dates,
          ...(found && { insights: found }),
        });
      };
      return { ok: true, value: { form, dates, makeReport } };
    },
  };
}
