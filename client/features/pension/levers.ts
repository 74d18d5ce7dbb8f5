import type { Lever } from "#client/form/Levers.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  MONTHLY_INVESTMENT_LIMITS,
  PENSION_LIMITS,
} from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { type PensionDraft, withProposal } from "./pension-draft.ts";

/** Returns the levers of a pension: the contribution, the age of retirement and the spending of a year. */
export function pensionLevers(
  form: CalculatorForm<PensionDraft>,
  { fields, pension }: Wording,
): readonly Lever[] {
  const { currency, isSalaryBasedContribution } = form.draft;
  return [
    isSalaryBasedContribution
      ? {
          label: fields.investmentPercentageOfSalary,
          binding: form.field("investmentPercentageOfSalary"),
          range: PENSION_LIMITS.investmentPercentageOfSalary,
          unit: "percent",
        }
      : {
          label: fields.monthlyInvestment,
          binding: form.field("monthlyInvestment"),
          range: MONTHLY_INVESTMENT_LIMITS[currency],
          unit: currency,
        },
    {
      label: fields.retirementAge,
      binding: form.field("retirementAge"),
      range: PENSION_LIMITS.retirementAge,
      unit: "years",
    },
    {
      label: pension.facts.spending,
      binding: {
        // The cost of the lifestyle, until the visitor has a budget.
        ...form.field("annualLivingCost"),
        onChange: (annualLivingCost) =>
          form.replace(withProposal(form.draft, { annualLivingCost: Number(annualLivingCost) })),
      },
      range: ANNUAL_LIVING_COST_LIMITS,
      unit: currency,
    },
  ];
}
