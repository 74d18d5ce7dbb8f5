import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { MONTHLY_INVESTMENT_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import { formatMoney } from "#shared/report/format.ts";
import { fill } from "#shared/wording/message.ts";
import type { PensionDraft } from "./pension-draft.ts";

/** The contribution, as a share of the salary or as an amount. */
export function ContributionField({ form }: { form: PlanForm<PensionDraft> }) {
  const { fields } = useWording();
  const { currency, isSalaryBasedContribution, monthlySalary, investmentPercentageOfSalary } = form.draft;
  if (!isSalaryBasedContribution) {
    return (
      <NumberField
        label={fields.monthlyInvestment}
        binding={form.field("monthlyInvestment")}
        range={MONTHLY_INVESTMENT_LIMITS[currency]}
        unit={currency}
        hint={fields.monthlyInvestmentRises}
      />
    );
  }
  const today = (Number(monthlySalary) * Number(investmentPercentageOfSalary)) / 100;
  return (
    <NumberField
      label={fields.investmentPercentageOfSalary}
      binding={form.field("investmentPercentageOfSalary")}
      range={PENSION_LIMITS.investmentPercentageOfSalary}
      unit="percent"
      hint={
        Number.isFinite(today)
          ? fill(fields.contributionToday, { amount: formatMoney(today, currency) })
          : undefined
      }
      withSlider
    />
  );
}
