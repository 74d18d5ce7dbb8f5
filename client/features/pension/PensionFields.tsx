import { memo, type ReactNode, useCallback } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FieldRow, FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { TextField } from "#client/components/TextField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { type AmountField, CurrencyField } from "#client/form/CurrencyField.tsx";
import { RiskField, SavedAmountFields, savingsAmounts } from "#client/form/SavingsSection.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { COUNTRIES, COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { LIFESTYLES, type Lifestyle } from "#shared/domain/lifestyles.ts";
import {
  ANNUAL_LIVING_COST_LIMITS,
  CONVERTED_YEARLY_STEP,
  PENSION_LIMITS,
  SALARY_INCREASE_PERCENTAGES,
} from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { formatMoney } from "#shared/report/format.ts";
import { ContributionField, type FieldsProps, PensionNumberField, SalaryField } from "./AmountFields.tsx";
import { EndOfServiceSection, type FoldedProps } from "./EndOfServiceSection.tsx";
import { type PensionDraft, withFollowingBudget } from "./pension-draft.ts";

interface PensionFieldsProps extends FoldedProps {
  readonly form: CalculatorForm<PensionDraft>;
}

/** All inputs of a pension plan. Contact data come last, next to the report that needs them. */
export const PensionFields = memo(function PensionFields({ form, ...section }: PensionFieldsProps) {
  const { fields, pension } = useWording();
  return (
    <>
      <RetirementSection form={form} />
      <IncomeSection
        form={form}
        currencyField={<CurrencyField binding={form.field("currency")} amounts={pensionAmounts(form)} />}
        {...section}
      />
      <InvestmentSection form={form}>
        <SavedAmountFields
          form={form}
          currency={form.draft.currency}
          texts={{ ...fields, expectedAdditionalHint: pension.hints.expectedAdditional }}
        />
      </InvestmentSection>
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
});

/** The age, the age of retirement, and the life that is planned for. */
export function RetirementSection({ form }: FieldsProps) {
  const { fields, countries, pension } = useWording();
  const { update } = form;
  const choose = useCallback(
    (country: Country) => update((draft) => withFollowingBudget(draft, { ...draft, country })),
    [update],
  );
  return (
    <FormSection heading={pension.sections.retirement}>
      <FieldRow>
        <PensionNumberField form={form} name="age" unit="years" withSlider />
        <PensionNumberField form={form} name="retirementAge" unit="years" withSlider />
      </FieldRow>
      <SelectField
        label={fields.country}
        hint={pension.hints.country}
        binding={{ ...form.field("country"), onChange: choose }}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <LivingCostFields form={form} />
    </FormSection>
  );
}

/** Choice that replaces a lifestyle. */
const OWN_BUDGET = "OwnBudget";

/** A lifestyle with its cost, or the visitor's own budget. */
function LivingCostFields({ form }: FieldsProps) {
  const wording = useWording();
  const { fields, countries, lifestyles, pension } = wording;
  const { country, lifestyle, currency, hasOwnBudget } = form.draft;
  const livingCost = fromUsd(COUNTRY_REFERENCES[country].livingCostUsd[lifestyle], currency);
  const lifestyleBinding = form.field("lifestyle");
  const { update } = form;
  const choose = useCallback(
    (chosen: Lifestyle | typeof OWN_BUDGET) =>
      update((draft) => {
        const hasOwnBudget = chosen === OWN_BUDGET;
        const changed = { ...draft, hasOwnBudget, ...(!hasOwnBudget && { lifestyle: chosen }) };
        return withFollowingBudget(draft, changed);
      }),
    [update],
  );
  return (
    <>
      <ChoiceField<Lifestyle | typeof OWN_BUDGET>
        label={fields.lifestyle}
        binding={{
          ...lifestyleBinding,
          value: hasOwnBudget ? OWN_BUDGET : lifestyle,
          onChange: choose,
        }}
        choices={[
          ...LIFESTYLES.map((value) => ({ value, label: lifestyles[value] })),
          { value: OWN_BUDGET, label: pension.ownBudget },
        ]}
        look="segments"
        {...(!hasOwnBudget && {
          hint: fields.livingCost({
            amount: formatMoney(livingCost, currency, wording),
            country: countries[country].inSentence,
          }),
        })}
      />
      {hasOwnBudget && (
        <NumberField
          label={fields.annualLivingCost}
          binding={form.field("annualLivingCost")}
          range={ANNUAL_LIVING_COST_LIMITS}
          unit={currency}
          hint={fields.inTodaysMoney}
        />
      )}
    </>
  );
}

/** Returns every amount of a pension, for conversion with the currency. */
export function pensionAmounts(form: FieldsProps["form"]): readonly AmountField[] {
  return [
    { binding: form.field("monthlySalary"), step: PENSION_LIMITS.monthlySalary.step },
    { binding: form.field("annualLivingCost"), step: CONVERTED_YEARLY_STEP },
    { binding: form.field("otherIncome"), step: CONVERTED_YEARLY_STEP },
    ...savingsAmounts(form),
  ];
}

interface IncomeSectionProps extends FieldsProps, FoldedProps {
  readonly currencyField: ReactNode;
}

/** The visitor's salary, and the employer's benefit at the end of service. */
export function IncomeSection({ form, currencyField, ...section }: IncomeSectionProps) {
  const { fields, pension } = useWording();
  return (
    <FormSection heading={pension.sections.income}>
      <FieldRow>
        {currencyField}
        <SalaryField form={form} />
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
        hint={pension.hints.cap}
      />
      <EndOfServiceSection form={form} {...section} />
    </FormSection>
  );
}

/** The contribution and its strategy. @param children the savings that are there, or expected */
export function InvestmentSection({ form, children }: FieldsProps & { children: ReactNode }) {
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
      {children}
    </FormSection>
  );
}
