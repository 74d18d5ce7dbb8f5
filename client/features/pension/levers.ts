import type { Lever } from "#client/form/Levers.tsx";
import {
  ANNUAL_LIVING_COST_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  PENSION_LIMITS,
} from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FieldsProps } from "./AmountFields.tsx";
import { lifestyleBudget, withProposal } from "./pension-draft.ts";

type Form = FieldsProps["form"];

/** Returns the levers of a pension: the contribution, the age of retirement and the spending of a year. */
export function pensionLevers(form: Form, wording: Wording): readonly Lever[] {
  return [
    ...contributionLever(form, wording),
    ...retirementLever(form, wording),
    {
      name: "annualLivingCost",
      label: wording.pension.facts.spending,
      binding: {
        ...form.field("annualLivingCost"),
        // The cost of the lifestyle, until the visitor has a budget.
        ...(!form.draft.hasOwnBudget && { value: lifestyleBudget(form.draft) }),
        onChange: (annualLivingCost) =>
          form.update((draft) => withProposal(draft, { annualLivingCost: Number(annualLivingCost) })),
      },
      range: ANNUAL_LIVING_COST_LIMITS,
      unit: form.draft.currency,
    },
  ];
}

/** Returns the lever for the contribution: an amount where there is no salary; none if no month is left for it. */
export function contributionLever(form: Form, { fields }: Wording): readonly Lever[] {
  const { age, retirementAge, currency, isSalaryBasedContribution, monthlySalary } = form.draft;
  if (age === retirementAge) return [];
  if (isSalaryBasedContribution && monthlySalary !== 0)
    return [
      {
        name: "investmentPercentageOfSalary",
        label: fields.investmentPercentageOfSalary,
        binding: form.field("investmentPercentageOfSalary"),
        range: PENSION_LIMITS.investmentPercentageOfSalary,
        unit: "percent",
        valueIn: (values) =>
          values["isSalaryBasedContribution"] ? values["investmentPercentageOfSalary"] : undefined,
      },
    ];
  return [
    {
      name: "monthlyInvestment",
      label: fields.monthlyInvestment,
      binding: {
        ...form.field("monthlyInvestment"),
        ...(isSalaryBasedContribution && {
          value: 0,
          onChange: (amount) =>
            form.update((draft) => ({
              ...draft,
              isSalaryBasedContribution: false,
              monthlyInvestment: Number(amount),
            })),
        }),
      },
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
      valueIn: (values) => {
        if (!values["isSalaryBasedContribution"]) return values["monthlyInvestment"];
        return values["monthlySalary"] === 0 ? 0 : undefined;
      },
    },
  ];
}

/** Returns the lever for the age of retirement, from today's age on; none if there is no later one. */
export function retirementLever({ draft, field }: Form, { fields }: Wording): readonly Lever[] {
  const limits = PENSION_LIMITS.retirementAge;
  const range = { ...limits, minimum: Math.max(limits.minimum, Number(draft.age)) };
  if (range.minimum >= range.maximum) return [];
  return [
    {
      name: "retirementAge",
      label: fields.retirementAge,
      binding: field("retirementAge"),
      range,
      unit: "years",
    },
  ];
}
