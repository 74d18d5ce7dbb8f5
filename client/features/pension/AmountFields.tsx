import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ConfirmAmount, givenBy } from "#client/form/ConfirmAmount.tsx";
import type { FormPart } from "#client/form/form-part.ts";
import { MonthlyInvestmentField } from "#client/form/SavingsSection.tsx";
import { isWithin, PENSION_LIMITS } from "#shared/domain/limits.ts";
import { formatMoney } from "#shared/report/format.ts";
import { askedAmount, type PensionEntries } from "./pension-draft.ts";

export interface FieldsProps {
  readonly form: Pick<FormPart<PensionEntries>, "draft" | "field" | "update">;
}

/** The salary, or that there is none. */
export function SalaryField({ form }: FieldsProps) {
  const { fields } = useWording();
  const salary = form.field("monthlySalary");
  return (
    <div>
      <NumberField
        label={fields.monthlySalary}
        binding={givenBy(salary, form.field("isSalaryGiven"))}
        range={PENSION_LIMITS.monthlySalary}
        unit={form.draft.currency}
      />
      <ConfirmNothing form={form} name="monthlySalary" />
    </div>
  );
}

/** The contribution, as a share of the salary or as an amount. */
export function ContributionField({ form }: FieldsProps) {
  const wording = useWording();
  const { fields } = wording;
  const { currency, isSalaryBasedContribution, monthlySalary, investmentPercentageOfSalary } = form.draft;
  if (!isSalaryBasedContribution) {
    return (
      <div>
        <MonthlyInvestmentField form={form} currency={currency} hint={fields.monthlyInvestmentRises} />
        <ConfirmNothing form={form} name="monthlyInvestment" />
      </div>
    );
  }
  return (
    <PensionNumberField
      form={form}
      name="investmentPercentageOfSalary"
      unit="percent"
      hint={
        isWithin(PENSION_LIMITS.monthlySalary, monthlySalary) &&
        isWithin(PENSION_LIMITS.investmentPercentageOfSalary, investmentPercentageOfSalary)
          ? fields.contributionToday({
              amount: formatMoney((monthlySalary * investmentPercentageOfSalary) / 100, currency, wording),
            })
          : undefined
      }
      withSlider
    />
  );
}

interface ConfirmNothingProps extends FieldsProps {
  readonly name: "monthlySalary" | "monthlyInvestment";
}

/** Below an amount that the form asks for, as the plan has no money at all: one press says that there is none. */
function ConfirmNothing({ form, name }: ConfirmNothingProps) {
  const { pension } = useWording();
  if (askedAmount(form.draft) !== name) return null;
  return (
    <ConfirmAmount
      amount={form.field(name)}
      given={form.field("isSalaryGiven")}
      currency={form.draft.currency}
      text={pension.noMoney}
    />
  );
}

interface PensionNumberFieldProps
  extends FieldsProps,
    Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: keyof typeof PENSION_LIMITS;
}

/** A number of the form, with the label and the range of its name. */
export function PensionNumberField({ form, name, ...props }: PensionNumberFieldProps) {
  const { fields } = useWording();
  return (
    <NumberField label={fields[name]} binding={form.field(name)} range={PENSION_LIMITS[name]} {...props} />
  );
}
