import Type from "typebox";
import {
  CLOSED,
  CONTACT_FIELDS,
  CompanyNameSchema,
  CountrySchema,
  IntegerIn,
  MONTHLY_INVESTMENT_BY_CURRENCY,
  NumberIn,
  SAVINGS_FIELDS,
} from "#shared/contract/fields.ts";
import { FORECAST_FIELDS } from "#shared/contract/forecast-result.ts";
import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { BENEFIT_USES, END_OF_SERVICE_KINDS } from "#shared/domain/end-of-service.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  PENSION_LIMITS,
  PENSION_OPTION_LIMITS,
  SALARY_INCREASE_PERCENTAGES,
} from "#shared/domain/limits.ts";
import { RETIREMENT_VISA_SAVINGS_AED, RETIREMENT_VISA_VALID_YEARS } from "#shared/domain/retirement-visa.ts";
import { FUNDS, PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { SEXES } from "#shared/domain/sexes.ts";
import { EARLIEST_WORKING_AGE } from "#shared/domain/working-age.ts";

/** Returns the end of an optional field's description. */
const unless = (field: keyof typeof PENSION_OPTION_DEFAULTS) =>
  `${PENSION_OPTION_DEFAULTS[field]} unless given.`;

/** Optional fields for the end of service, other income and the length of life. */
const OPTION_FIELDS = {
  basicSalaryPercentage: Type.Optional(
    NumberIn(
      PENSION_OPTION_LIMITS.basicSalaryPercentage,
      `Basic wage, on which the end-of-service benefit is due, in percent of the salary; ${unless("basicSalaryPercentage")}`,
    ),
  ),
  endOfService: Type.Optional(
    Type.Enum([...END_OF_SERVICE_KINDS], {
      description: `The gratuity, or the savings scheme in its place where the employer has joined one; ${unless("endOfService")}`,
    }),
  ),
  schemeFund: Type.Optional(
    Type.Enum([...FUNDS], {
      description: `Fund of the savings scheme until retirement; ${unless("schemeFund")}`,
    }),
  ),
  schemeFeePercentage: Type.Optional(
    NumberIn(
      PENSION_OPTION_LIMITS.schemeFeePercentage,
      `Fee of the savings scheme until retirement, a year, in percent; ${unless("schemeFeePercentage")}`,
    ),
  ),
  yearsPerEmployer: Type.Optional(
    IntegerIn(
      PENSION_OPTION_LIMITS.yearsPerEmployer,
      "Years after which the employer is changed, from today on; never unless given.",
    ),
  ),
  benefitUse: Type.Optional(
    Type.Enum([...BENEFIT_USES], {
      description: `What becomes of the benefits of employers before the last one; ${unless("benefitUse")} With the gratuity alone.`,
    }),
  ),
  otherIncome: Type.Optional(
    NumberIn(
      PENSION_OPTION_LIMITS.otherIncome,
      `Other income in retirement, a year, today's money, plan currency; ${unless("otherIncome")}`,
    ),
  ),
  otherIncomeAge: Type.Optional(
    IntegerIn(
      PENSION_OPTION_LIMITS.otherIncomeAge,
      `Age from which the other income is paid, whole years, not before retirement; ${unless("otherIncomeAge")}`,
    ),
  ),
  otherIncomeRises: Type.Optional(
    Type.Boolean({
      description: `Whether the other income rises with prices once it is paid, or stays as it began; ${unless("otherIncomeRises")}`,
    }),
  ),
  checksRetirementVisa: Type.Optional(
    Type.Boolean({
      description: `Whether chanceOfVisaSavings is asked for; ${unless("checksRetirementVisa")}`,
    }),
  ),
  sex: Type.Optional(
    Type.Enum([...SEXES], {
      description: "Sex by which life is told in CalculateInsights alone; the mean of both unless given.",
    }),
  ),
  partnerAge: Type.Optional(
    IntegerIn(
      PENSION_OPTION_LIMITS.partnerAge,
      "Age today of a partner for whom the savings have to last too, of the other sex, whole years; no partner unless given.",
    ),
  ),
};

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
  yearsOfService: NumberIn(
    PENSION_LIMITS.yearsOfService,
    `Years served with the employer so far; not from before the age of ${EARLIEST_WORKING_AGE}.`,
  ),
  salaryIncreasePercentage: Type.Enum([...SALARY_INCREASE_PERCENTAGES], {
    description: "Yearly increase of the salary in percent.",
  }),
  isSalaryBasedContribution: Type.Boolean({
    description: "Whether a share of the salary is invested; monthlyInvestment is not used then.",
  }),
  investmentPercentageOfSalary: NumberIn(
    PENSION_LIMITS.investmentPercentageOfSalary,
    "Share of the salary invested, in percent; used when isSalaryBasedContribution.",
  ),
  risk: Type.Enum([...PENSION_RISKS], { description: "Risk preference." }),
  applyEosbLimit: Type.Boolean({ description: "Whether the end-of-service benefit is capped." }),
  ...SAVINGS_FIELDS,
  ...OPTION_FIELDS,
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
    companyName: CompanyNameSchema,
  },
  OPTIONS,
);

export type PensionForm = Type.Static<typeof PensionFormSchema>;

const SavingsSchemeSchema = Type.Object(
  {
    valueAt10th: Type.Number({ description: "10th percentile." }),
    valueAt50th: Type.Number({ description: "Median." }),
    valueAt90th: Type.Number({ description: "90th percentile." }),
    gratuity: Type.Union([Type.Number(), Type.Null()], {
      description:
        "Gratuity by the law for the same service, capped at two years' salary; null where employers are changed, as each would pay its own.",
    }),
    chanceToBeatGratuity: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], {
      description:
        "Share of scenarios in which the scheme pays at least the gratuity, in percent; null where that is, or nothing is paid into it.",
    }),
  },
  {
    ...CLOSED,
    description:
      "What the savings scheme pays at retirement, with the gratuity frozen today, beside the gratuity by the law; nominal, plan currency.",
  },
);

/** Answer of `Calculate` for a pension. */
export const RetirementResultSchema = Type.Object(
  {
    ...FORECAST_FIELDS,
    desiredSpendingAbility: Type.Number({
      description: "Living cost of the chosen lifestyle, or annualLivingCost, a year, in today's money.",
    }),
    spendingAbility: Type.Number({
      description:
        "Spending that the plan sustains until the horizon in half of the scenarios, a year, in today's money.",
    }),
    endOfServiceBenefit: Type.Number({
      description:
        "End-of-service benefit paid at retirement, nominal: with a savings scheme its median, with several employers that of the last one.",
    }),
    savingsScheme: Type.Optional(SavingsSchemeSchema),
    chanceOfVisaSavings: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: `Share of scenarios whose savings at retirement, nominal, are at least AED ${RETIREMENT_VISA_SAVINGS_AED}, in percent.`,
      }),
    ),
    visaRenewals: Type.Optional(
      Type.Array(
        Type.Object(
          {
            age: Type.Integer({ description: "Age at the renewal, years." }),
            chance: Type.Number({ minimum: 0, maximum: 100, description: "The same share then." }),
          },
          CLOSED,
        ),
        {
          description: `Every renewal of the permit until the horizon, ${RETIREMENT_VISA_VALID_YEARS} years apart, beside chanceOfVisaSavings.`,
        },
      ),
    ),
  },
  CLOSED,
);

export type RetirementResult = Type.Static<typeof RetirementResultSchema>;
