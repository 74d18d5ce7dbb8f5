import Type from "typebox";
import {
  CLOSED,
  CONTACT_FIELDS,
  CountrySchema,
  IntegerIn,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  NumberIn,
  SAVINGS_FIELDS,
} from "#shared/contract/fields.ts";
import { FORECAST_FIELDS } from "#shared/contract/forecast-result.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  PENSION_LIMITS,
  SALARY_INCREASE_PERCENTAGES,
} from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";

const PLAN_FIELDS = {
  age: IntegerIn(PENSION_LIMITS.age, "Age today, whole years; not above retirementAge."),
  retirementAge: IntegerIn(PENSION_LIMITS.retirementAge, "Age at retirement, whole years; not below age."),
  country: CountrySchema("Retirement domicile."),
  lifestyle: Type.Enum([...LIFESTYLES], { description: "Standard of living in retirement." }),
  annualLivingCost: Type.Optional(
    NumberIn(
      ANNUAL_LIVING_COST_LIMITS,
      "Living cost in retirement, a year, today's money, in place of the lifestyle's.",
    ),
  ),
  monthlySalary: NumberIn(PENSION_LIMITS.monthlySalary, "Salary a month today, plan currency."),
  yearsOfService: NumberIn(PENSION_LIMITS.yearsOfService, "Years served with the employer so far."),
  salaryIncreasePercentage: Type.Enum([...SALARY_INCREASE_PERCENTAGES], {
    description: "Yearly increase of the salary in percent.",
  }),
  isSalaryBasedContribution: Type.Boolean({
    description: "Whether a share of the salary is invested, rather than monthlyInvestment.",
  }),
  investmentPercentageOfSalary: NumberIn(
    PENSION_LIMITS.investmentPercentageOfSalary,
    "Share of the salary invested, in percent; used when isSalaryBasedContribution.",
  ),
  risk: Type.Enum([...PENSION_RISKS], { description: "Risk preference." }),
  applyEosbLimit: Type.Boolean({ description: "Whether the end-of-service benefit is capped." }),
  ...SAVINGS_FIELDS,
};

const OPTIONS = { ...CLOSED, allOf: MONTHLY_INVESTMENT_BY_CURRENCY };

/** Request of `Calculate` for a pension. */
export const PensionPlanSchema = Type.Object({ type: Type.Literal("Pension"), ...PLAN_FIELDS }, OPTIONS);

export type PensionPlan = Type.Static<typeof PensionPlanSchema>;

/** The whole state of a pension form, as the `payload` parameter carries it. */
export const PensionFormSchema = Type.Object(
  {
    ...CONTACT_FIELDS,
    ...PLAN_FIELDS,
    livingWorkingIn: Type.Literal("AED"),
    companyName: Type.String({ maxLength: 120 }),
  },
  OPTIONS,
);

export type PensionForm = Type.Static<typeof PensionFormSchema>;

/** Answer of `Calculate` for a pension. */
export const RetirementResultSchema = Type.Object(
  {
    ...FORECAST_FIELDS,
    desiredSpendingAbility: Type.Number({
      description: "Living cost of the chosen lifestyle, a year, in today's money.",
    }),
    spendingAbility: Type.Number({
      description:
        "Spending that the plan sustains until the horizon in half of the scenarios, a year, in today's money.",
    }),
    endOfServiceBenefit: Type.Number({ description: "End-of-service benefit paid at retirement, nominal." }),
  },
  CLOSED,
);

export type RetirementResult = Type.Static<typeof RetirementResultSchema>;
