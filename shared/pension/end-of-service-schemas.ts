import Type from "typebox";
import { CLOSED, CurrencySchema, NumberIn } from "#shared/contract/fields.ts";
import { PENSION_LIMITS, PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";

/** A question about the end of service today, by the law and without a forecast. */
export const EndOfServiceRequestSchema = Type.Object(
  {
    monthlySalary: NumberIn(PENSION_LIMITS.monthlySalary, "Last salary a month, with allowances."),
    basicSalaryPercentage: NumberIn(
      PENSION_OPTION_LIMITS.basicSalaryPercentage,
      "Basic wage, on which the gratuity is due, in percent of the salary; often 50 to 60.",
    ),
    yearsOfService: NumberIn(
      PENSION_LIMITS.yearsOfService,
      "Years served with the employer; a part of a year as a fraction.",
    ),
    currency: CurrencySchema,
  },
  CLOSED,
);

export type EndOfServiceRequest = Type.Static<typeof EndOfServiceRequestSchema>;

const Amount = (description: string) => Type.Number({ minimum: 0, description });

export const EndOfServiceResultSchema = Type.Object(
  {
    currency: CurrencySchema,
    gratuityByLaw: Amount(
      "The gratuity that the law grants, whoever ends the employment: at most two years' pay, nothing for less than a year.",
    ),
    gratuityWithoutCap: Amount("The same without the limit of two years' pay."),
    isCapped: Type.Boolean({ description: "Whether that limit applies." }),
    paidIntoScheme: Amount(
      "What an employer who had joined a savings scheme on the first day would have paid in at this salary, before returns and fees.",
    ),
  },
  CLOSED,
);

export type EndOfServiceResult = Type.Static<typeof EndOfServiceResultSchema>;
