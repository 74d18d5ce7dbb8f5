import Type from "typebox";
import { ISIN_PATTERN } from "#shared/domain/isin.ts";
import { MAXIMUM_ACCOUNTS, MAXIMUM_TIME_STEP } from "./planning-limits.ts";

// The bodies of the planning service, version 3. Source: specification section 7; this file settles the details that it
// leaves open.

const CLOSED = { additionalProperties: false } as const;

const TimeStep = Type.Integer({ minimum: 0, maximum: MAXIMUM_TIME_STEP });
const AccountId = Type.String({ minLength: 1, maxLength: 64 });
const Amount = Type.Number({ minimum: -1e12, maximum: 1e12 });
const Weight = Type.Number({ minimum: 0, maximum: 1 });
const Rate = Type.Number({ minimum: -1, maximum: 1 });
const BaseCurrency = Type.Literal("USD");

const WeightsFromSchema = Type.Array(Type.Object({ fromTimeStep: TimeStep, weight: Weight }, CLOSED), {
  minItems: 1,
  maxItems: MAXIMUM_TIME_STEP + 1,
  description: "A glide path: ascending steps, the first from time step 0.",
});

const AllocationSchema = Type.Object(
  {
    currencyCode: BaseCurrency,
    annualFee: Rate,
    productCode: Type.Object(
      { code: Type.String({ pattern: ISIN_PATTERN }), codeType: Type.Literal("Isin") },
      CLOSED,
    ),
    strategyWeight: Type.Union([Weight, WeightsFromSchema]),
    outperformanceAssumption: Rate,
    currentValue: Amount,
  },
  CLOSED,
);

export type Allocation = Type.Static<typeof AllocationSchema>;

const AccountSchema = Type.Object(
  {
    id: AccountId,
    investmentAllocations: Type.Array(AllocationSchema, { minItems: 1, maxItems: 20 }),
    taxationType: Type.Literal("NoTax"),
    strategy: Type.Literal("RebalanceToPlan"),
  },
  CLOSED,
);

export type InvestmentAccount = Type.Static<typeof AccountSchema>;

const RecurringTransactionSchema = Type.Object(
  {
    accountId: AccountId,
    startTimeStep: TimeStep,
    endTimeStep: TimeStep,
    interval: Type.Integer({
      minimum: 1,
      maximum: MAXIMUM_TIME_STEP,
      description: "Months between payments.",
    }),
    amount: Amount,
    yearlyIncrease: Type.Number({
      minimum: -1,
      maximum: 1,
      description: "Growth of the amount after every 12 months from startTimeStep.",
    }),
    currencyCode: BaseCurrency,
  },
  CLOSED,
);

export type RecurringTransaction = Type.Static<typeof RecurringTransactionSchema>;

const TransactionArraySchema = Type.Object(
  {
    accountId: AccountId,
    startTimeStep: TimeStep,
    amounts: Type.Array(Amount, { minItems: 1, maxItems: MAXIMUM_TIME_STEP + 1 }),
    currencyCode: BaseCurrency,
  },
  CLOSED,
);

export type TransactionArray = Type.Static<typeof TransactionArraySchema>;

const OnetimeTransactionSchema = Type.Object(
  { accountId: AccountId, timeStep: TimeStep, amount: Amount, currencyCode: BaseCurrency },
  CLOSED,
);

export type OnetimeTransaction = Type.Static<typeof OnetimeTransactionSchema>;

const REQUEST_FIELDS = {
  startDate: Type.Object(
    {
      year: Type.Integer({ minimum: 1900, maximum: 2200 }),
      month: Type.Integer({ minimum: 1, maximum: 12 }),
    },
    CLOSED,
  ),
  simulationSettings: Type.Object(
    {
      observationTimeSteps: Type.Array(TimeStep, { minItems: 1, maxItems: MAXIMUM_TIME_STEP + 1 }),
      percentiles: Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 1, maxItems: 99 }),
      inflationAdjustment: Type.Literal("NoAdjustment"),
    },
    CLOSED,
  ),
  assetsAndDebts: Type.Object(
    { investmentAccounts: Type.Array(AccountSchema, { minItems: 1, maxItems: MAXIMUM_ACCOUNTS }) },
    CLOSED,
  ),
  cashFlows: Type.Object(
    {
      recurringTransactions: Type.Array(RecurringTransactionSchema, { maxItems: 200 }),
      transactionArrays: Type.Array(TransactionArraySchema, { maxItems: 200 }),
      onetimeTransactions: Type.Array(OnetimeTransactionSchema, { maxItems: 1000 }),
    },
    CLOSED,
  ),
  domicile: Type.Literal("Unspecified"),
  baseCurrency: BaseCurrency,
};

const PlanningRequestSchema = Type.Object(REQUEST_FIELDS, CLOSED);

/** A plan: accounts, their strategies and transactions, and when to observe it. Amounts in USD. */
export type PlanningRequest = Type.Static<typeof PlanningRequestSchema>;

const GapRequestSchema = Type.Object(
  {
    ...REQUEST_FIELDS,
    itemIdForFactorInAssetsAndDebts: AccountId,
    targetValue: Amount,
    targetPercentile: Type.Number({ minimum: 0, maximum: 1 }),
  },
  CLOSED,
);

/** A plan with the question: by what factor must one account's transactions change to reach the target? */
export type GapRequest = Type.Static<typeof GapRequestSchema>;

// Answers may have more fields than these: an external service can add some without breaking clients.

const ForecastAnswerSchema = Type.Object({
  percentileForecast: Type.Array(
    Type.Object({
      percentile: Type.Number({ minimum: 0, maximum: 1 }),
      outcomes: Type.Array(Type.Object({ timeStep: TimeStep, value: Type.Number() })),
    }),
  ),
});

/** Percentiles of the plan's total value at each observed time step, USD. */
export type ForecastAnswer = Type.Static<typeof ForecastAnswerSchema>;

const GapAnswerSchema = Type.Object({
  gapFactors: Type.Array(
    Type.Object({
      timeStep: TimeStep,
      factor: Type.Union([Type.Number(), Type.Null()]),
      probabilityOfReachingTargetUsingExistingFunds: Type.Number({ minimum: 0, maximum: 1 }),
    }),
  ),
});

/** For each observed time step, the factor (null: none reaches the target) and the chance of the plan as sent. */
export type GapAnswer = Type.Static<typeof GapAnswerSchema>;

/** All schemas of the planning service by name: the source of its generated validators. */
export const PLANNING_SCHEMAS = {
  PlanningRequest: PlanningRequestSchema,
  GapRequest: GapRequestSchema,
  ForecastAnswer: ForecastAnswerSchema,
  GapAnswer: GapAnswerSchema,
} as const;
