import Type from "typebox";
import { GoalTypeSchema } from "#shared/child-goal/schemas.ts";
import { CLOSED, CurrencySchema, Percent } from "#shared/contract/fields.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import { AllTogetherSchema, FamilyChildSchema, FamilyPensionSchema, ONE_PURSE_FIELDS } from "./schemas.ts";

/** What a change of a family's plan is about. */
const FAMILY_CHANGE_KINDS = [
  "retirementAge",
  "monthlyInvestment",
  "spending",
  "savings",
  "monthlyDivision",
  "startYear",
  "numberOfYears",
  "annualExpense",
  "university",
] as const;

const FamilyChangeSchema = Type.Object(
  {
    kind: Type.Enum([...FAMILY_CHANGE_KINDS]),
    child: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_CHILDREN - 1,
        description: "The child whose goal changes, by its place in the plan.",
      }),
    ),
    goal: Type.Optional(GoalTypeSchema),
    set: Type.Object(
      {
        pension: Type.Optional(FamilyPensionSchema),
        children: Type.Optional(Type.Array(FamilyChildSchema)),
      },
      { ...CLOSED, description: "Values that replace the same fields in the plan that was sent." },
    ),
    onePurse: Type.Object(ONE_PURSE_FIELDS, CLOSED),
    allTogether: AllTogetherSchema,
    withLess: Type.Optional(
      Type.Array(
        Type.Object(
          {
            part: Type.Integer({
              minimum: 0,
              maximum: MOST_CHILDREN,
              description: "The children by their place in the plan, then retirement.",
            }),
            chance: Percent("Chance from its own savings with the change, percent."),
          },
          CLOSED,
        ),
        {
          description: "Parts that have less of the savings with the change. Unset if there are none.",
        },
      ),
    ),
  },
  { ...CLOSED, description: "A change of the plan, with the chances of the plan as changed." },
);

export type FamilyChange = Type.Static<typeof FamilyChangeSchema>;

/** Answer of `CalculateInsights` for a family, without the changes that could not be calculated. */
export const FamilyInsightsSchema = Type.Object(
  {
    changes: Type.Array(FamilyChangeSchema, {
      description:
        "Those that noticeably raise the chance of all of it (allTogether or, where there is none, the smallest from one purse); where that is below 10, those that raise the chance of a part from one purse. The one that raises its chance most is first.",
    }),
    currency: CurrencySchema,
    modelVersion: Type.String(),
  },
  CLOSED,
);

export type FamilyInsights = Type.Static<typeof FamilyInsightsSchema>;
