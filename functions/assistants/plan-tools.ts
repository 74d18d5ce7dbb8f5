import { SERVED_CALCULATORS } from "#functions/calculators.ts";
import { invalidInput } from "#functions/http/http-problem.ts";
import { CALCULATORS, type Calculator } from "#shared/calculators.ts";
import { ChildGoalPlanSchema, GoalResultSchema } from "#shared/child-goal/schemas.ts";
import type { Fault } from "#shared/contract/validation.ts";
import {
  CHILD_GOAL_DEFAULTS,
  KIDS_SAVER_DEFAULTS,
  PENSION_OPTION_DEFAULTS,
} from "#shared/domain/defaults.ts";
import { DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { monthOf, type PlanDay, type PlanMonth } from "#shared/domain/plan-month.ts";
import { FamilyPlanSchema, FamilyResultSchema } from "#shared/family/schemas.ts";
import { KidsSaverPlanSchema, MultiGoalResultSchema } from "#shared/kids-saver/schemas.ts";
import { PensionPlanSchema, RetirementResultSchema } from "#shared/pension/schemas.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { feeNote } from "#shared/report/assumptions-block.ts";
import type { Brand } from "#shared/report/brand.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { type Language, pathIn } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { argumentsSchema, withFields } from "./arguments-schema.ts";
import {
  type Completed,
  calculatorOfGoal,
  completedChildGoal,
  completedChildren,
  completedFamily,
  completedPension,
  PENSION_VALUES,
} from "./first-values.ts";
import { pageFaults } from "./page-limits.ts";
import { linesOf } from "./report-lines.ts";
import type { Arguments, AssistantTool, ToolAnswer } from "./tool.ts";

export interface PlanToolDependencies extends Omit<PlanningContext, "start"> {
  readonly today: () => PlanDay;
  /** The provider as it is called in each language. */
  readonly brands: Readonly<Record<Language, Brand>>;
  /** Origin of the pages that links lead to. */
  readonly siteOrigin: string;
}

/** Amounts whose default depends on the currency, and what depends on other fields. */
const LEFT_OUT = [
  "monthlyInvestment",
  "currentAnnualExpense",
  "isSalaryBasedContribution",
  "startYear",
  "numberOfYears",
];

const TARGET = { targetChance: DEFAULT_TARGET_CHANCE };

const {
  livingWorkingIn: _place,
  isSalaryBasedContribution: _kind,
  ...PENSION
} = withoutAmount(PENSION_VALUES);
const { countryOfExpense, ...KIDS_SAVER } = withoutAmount(KIDS_SAVER_DEFAULTS);
const {
  currentAnnualExpense: _expense,
  startYear: _year,
  numberOfYears: _years,
  ...CHILD_GOAL
} = withoutAmount({ ...CHILD_GOAL_DEFAULTS, countryOfExpense });

const PENSION_ARGUMENTS = argumentsSchema(
  PensionPlanSchema,
  { type: "Pension", ...PENSION, ...PENSION_OPTION_DEFAULTS, ...TARGET },
  LEFT_OUT,
);

const { goals } = KidsSaverPlanSchema.properties;
const { startYear } = goals.items.properties;

const GOALS = {
  ...goals,
  items: argumentsSchema(
    withFields(goals.items, {
      startYear: {
        ...startYear,
        description: "Calendar year of the first payment; this year at the earliest.",
      },
    }),
    { countryOfExpense },
    LEFT_OUT,
  ),
};

const { pension: FAMILY_PENSION, children: FAMILY_CHILDREN } = FamilyPlanSchema.properties;
const { currency: _currency, currentAdditional: _saved, ...FAMILY_PENSION_DEFAULTS } = PENSION;

const FAMILY_ARGUMENTS = argumentsSchema(
  withFields(FamilyPlanSchema, {
    pension: argumentsSchema(
      FAMILY_PENSION,
      { ...FAMILY_PENSION_DEFAULTS, ...PENSION_OPTION_DEFAULTS },
      LEFT_OUT,
    ),
    children: {
      ...FAMILY_CHILDREN,
      items: argumentsSchema(
        withFields(FAMILY_CHILDREN.items, { goals: GOALS }),
        { age: KIDS_SAVER.age, savingsShare: 0 },
        LEFT_OUT,
      ),
    },
  }),
  { currency: PENSION.currency, savings: PENSION.currentAdditional, contributionsGoOn: false, ...TARGET },
);

/** The tools that answer a plan as its calculator does. */
export function planTools(dependencies: PlanToolDependencies): readonly AssistantTool[] {
  const tool = (
    description: AssistantTool["description"],
    complete: (given: Arguments, start: PlanMonth) => Completed,
    calculatorOf: (given: Arguments) => Calculator,
  ): AssistantTool => ({
    description,
    answer: async (given, call, language) => {
      const calculator = calculatorOf(given);
      call.note({ calculator });
      const completed = complete(given, monthOf(dependencies.today()));
      return answerPlan(calculator, completed, dependencies, language);
    },
  });
  return [
    tool(
      {
        name: "plan_pension",
        title: "Pension plan",
        description:
          "Forecasts the retirement of somebody who works in the UAE, with the end-of-service benefit: the chance that the savings last until 80, the amount at retirement and the monthly investment needed.",
        inputSchema: PENSION_ARGUMENTS,
        result: RetirementResultSchema,
      },
      completedPension,
      () => "pension",
    ),
    tool(
      {
        name: "plan_child_goal",
        title: "One goal of a child",
        description:
          "Forecasts the savings for one goal of a child: education, help with a start in life, activities or healthcare. Tells the chance that every payment is covered and the monthly investment needed.",
        inputSchema: argumentsSchema(ChildGoalPlanSchema, { ...CHILD_GOAL, ...TARGET }, LEFT_OUT),
        result: GoalResultSchema,
      },
      completedChildGoal,
      ({ type }) => calculatorOfGoal(type),
    ),
    tool(
      {
        name: "plan_children",
        title: "Several goals of a child",
        description: "Forecasts the savings for several goals of one child that are saved for together.",
        inputSchema: argumentsSchema(
          withFields(KidsSaverPlanSchema, { goals: GOALS }),
          { ...KIDS_SAVER, ...TARGET },
          LEFT_OUT,
        ),
        result: MultiGoalResultSchema,
      },
      completedChildren,
      () => "kidsSaver",
    ),
    tool(
      {
        name: "plan_family",
        title: "Family plan",
        description:
          "Forecasts a pension and the goals of up to four children that are paid for from one income and one pot of savings.",
        inputSchema: FAMILY_ARGUMENTS,
        result: FamilyResultSchema,
      },
      completedFamily,
      () => "family",
    ),
  ];
}

/** Calculates a plan, and words it as a report does. */
export async function answerPlan(
  calculator: Calculator,
  { plan, assumed, withoutEffect }: Completed,
  { planning, funds, today, brands, siteOrigin }: PlanToolDependencies,
  language: Language,
): Promise<ToolAnswer> {
  const day = today();
  const wording = WORDINGS[language];
  const checked = SERVED_CALCULATORS[calculator].checkPlan(plan, monthOf(day));
  const faults = pageFaults(plan, monthOf(day));
  if (!checked.ok) throw invalidInput(withPageFaults(checked.faults, faults));
  if (faults.length > 0) throw invalidInput(faults);
  const calculatorUrl = `${siteOrigin}${pathIn(language, formOf(calculator))}`;
  const place = { language, calculator, calculatorUrl };
  const { result, report, link } = await checked.value.tell({ planning, funds, brands }, place, day);
  return {
    result,
    assumed,
    withoutEffect,
    modelVersion: result.modelVersion,
    link,
    lines: [...linesOf(report, wording), ...feeLines(result, wording)],
  };
}

/** Returns faults with those of the page in place of wider limits: whoever keeps to these would be refused once more. */
function withPageFaults(faults: readonly Fault[], ofPage: readonly Fault[]): readonly Fault[] {
  const isOfPage = ({ path }: Fault) => ofPage.some((fault) => fault.path === path);
  return [...faults.filter((fault) => !isOfPage(fault)), ...ofPage];
}

/** Returns what a fund's fee does to the chance, which is before fees. */
function feeLines(result: object, wording: Wording): readonly string[] {
  if (!("chanceWithFee" in result && "chanceToReachLifestyleGoal" in result)) return [];
  const [withFee, without] = [result.chanceWithFee, result.chanceToReachLifestyleGoal].map((chance) =>
    chanceInWords(chance as number, wording),
  );
  return [feeNote(withFee as string, without as string, wording)];
}

/** Returns the path of a form that means the same on every host. */
function formOf(calculator: Calculator): string {
  const { form }: { readonly form: readonly [string, ...string[]] } = CALCULATORS[calculator].flows[0];
  return form.at(-1) ?? form[0];
}

function withoutAmount<D extends { readonly monthlyInvestment: number }>({
  monthlyInvestment: _,
  ...defaults
}: D) {
  return defaults;
}
