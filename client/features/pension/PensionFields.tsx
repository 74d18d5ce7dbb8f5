import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { TextField } from "#client/components/TextField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { CurrencyField } from "#client/form/CurrencyField.tsx";
import {
  MonthlyInvestmentField,
  RiskField,
  SavedAmountFields,
  savingsAmounts,
} from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { COUNTRIES, COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { LIFESTYLES } from "#shared/domain/lifestyles.ts";
import { PENSION_LIMITS, SALARY_INCREASE_PERCENTAGES } from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { PensionDraft } from "./pension-draft.ts";

interface FieldsProps {
  readonly form: CalculatorForm<PensionDraft>;
}

/** All inputs of a pension plan; contact data come last, next to what they are needed for. */
export function PensionFields({ form }: FieldsProps) {
  const { fields } = useWording();
  return (
    <>
      <RetirementSection form={form} />
      <IncomeSection form={form} />
      <InvestmentSection form={form} />
      <ContactSection form={form}>
        <TextField
          label={fields.companyName}
          remark={fields.optional}
          binding={form.field("companyName")}
          autoComplete="organization"
        />
      </ContactSection>
    </>
  );
}

/** When, where and how the visitor wants to live in retirement. */
function RetirementSection({ form }: FieldsProps) {
  const wording = useWording();
  const { fields, countries, lifestyles, pension } = wording;
  const { country, lifestyle, currency } = form.draft;
  const livingCost = fromUsd(COUNTRY_REFERENCES[country].livingCostUsd[lifestyle], currency);
  return (
    <FormSection heading={pension.sections.retirement}>
      <FieldRow>
        <PensionNumberField form={form} name="age" unit="years" withSlider />
        <PensionNumberField form={form} name="retirementAge" unit="years" withSlider />
      </FieldRow>
      <SelectField
        label={fields.country}
        binding={form.field("country")}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <ChoiceField
        label={fields.lifestyle}
        binding={form.field("lifestyle")}
        choices={LIFESTYLES.map((value) => ({ value, label: lifestyles[value] }))}
        look="segments"
        hint={fields.livingCost({
          amount: formatMoney(livingCost, currency, wording),
          country: countries[country].inSentence,
        })}
      />
    </FormSection>
  );
}

/** The visitor's salary, and the benefit that the employer pays in the end. */
function IncomeSection({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { currency } = form.draft;
  const salary = { binding: form.field("monthlySalary"), step: PENSION_LIMITS.monthlySalary.step };
  return (
    <FormSection heading={pension.sections.income}>
      <FieldRow>
        <CurrencyField binding={form.field("currency")} amounts={[salary, ...savingsAmounts(form)]} />
        <PensionNumberField form={form} name="monthlySalary" unit={currency} />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label={fields.salaryIncreasePercentage}
          binding={form.field("salaryIncreasePercentage")}
          choices={SALARY_INCREASE_PERCENTAGES.map((value) => ({ value, label: `${value}%` }))}
          look="segments"
          hint={fields.eachYear}
        />
        <PensionNumberField form={form} name="yearsOfService" unit="years" withSlider />
      </FieldRow>
      <ChoiceField
        label={fields.applyEosbLimit}
        binding={form.field("applyEosbLimit")}
        choices={[
          { value: false, label: fields.eosbNoLimit },
          { value: true, label: fields.eosbLimit },
        ]}
        look="segments"
      />
    </FormSection>
  );
}

/** The contribution, how it is invested, and the savings that there are already. */
function InvestmentSection({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  return (
    <FormSection heading={pension.sections.investment}>
      <ChoiceField
        label={fields.isSalaryBasedContribution}
        binding={form.field("isSalaryBasedContribution")}
        choices={[
          { value: true, label: fields.salaryBased },
          { value: false, label: fields.fixedAmount },
        ]}
        look="segments"
      />
      <ContributionField form={form} />
      <RiskField binding={form.field("risk")} risks={PENSION_RISKS} />
      <SavedAmountFields form={form} currency={form.draft.currency} texts={fields} />
    </FormSection>
  );
}

/** The contribution, as a share of the salary or as an amount. */
function ContributionField({ form }: FieldsProps) {
  const wording = useWording();
  const { fields } = wording;
  const { currency, isSalaryBasedContribution, monthlySalary, investmentPercentageOfSalary } = form.draft;
  if (!isSalaryBasedContribution) {
    return <MonthlyInvestmentField form={form} currency={currency} hint={fields.monthlyInvestmentRises} />;
  }
  const today = (Number(monthlySalary) * Number(investmentPercentageOfSalary)) / 100;
  return (
    <PensionNumberField
      form={form}
      name="investmentPercentageOfSalary"
      unit="percent"
      hint={
        Number.isFinite(today)
          ? fields.contributionToday({ amount: formatMoney(today, currency, wording) })
          : undefined
      }
      withSlider
    />
  );
}

interface PensionNumberFieldProps
  extends FieldsProps,
    Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: keyof typeof PENSION_LIMITS;
}

/** A number of the form: its label and its range go by its name. */
function PensionNumberField({ form, name, ...props }: PensionNumberFieldProps) {
  const { fields } = useWording();
  return (
    <NumberField label={fields[name]} binding={form.field(name)} range={PENSION_LIMITS[name]} {...props} />
  );
}
