import { FieldRow } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { COUNTRIES, type Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import type { AmountField } from "./CurrencyField.tsx";
import type { FormFields } from "./use-calculator-form.ts";

/** One expense of a child while it is filled in. */
export interface ExpenseEntry {
  readonly countryOfExpense: Country;
  readonly currentAnnualExpense: number | string;
  readonly numberOfYears: number | string;
  readonly startYear: number | string;
}

interface ExpenseFieldsProps {
  readonly form: Pick<FormFields<ExpenseEntry>, "field">;
  readonly currency: Currency;
  /** How far off the start is, in words. */
  readonly startHint?: string | undefined;
  /** False where the goal forces its number of years. */
  readonly asksNumberOfYears: boolean;
}

/** The expense, to be converted with the currency. */
export function expenseAmount(form: Pick<FormFields<ExpenseEntry>, "field">): AmountField {
  return {
    binding: form.field("currentAnnualExpense"),
    step: CHILD_GOAL_LIMITS.currentAnnualExpense.step,
  };
}

/** An expense: where it is paid, how much, when and for how long. */
export function ExpenseFields(props: ExpenseFieldsProps) {
  const { form, currency, startHint, asksNumberOfYears } = props;
  const { fields, countries } = useWording();
  const start = (
    <NumberField
      label={fields.startYear}
      binding={form.field("startYear")}
      range={CHILD_GOAL_LIMITS.startYear}
      hint={startHint}
      unit="calendarYear"
      withSlider
    />
  );
  return (
    <>
      <SelectField
        label={fields.countryOfExpense}
        binding={form.field("countryOfExpense")}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <NumberField
        label={fields.currentAnnualExpense}
        binding={form.field("currentAnnualExpense")}
        range={CHILD_GOAL_LIMITS.currentAnnualExpense}
        unit={currency}
        hint={fields.inTodaysMoney}
      />
      {asksNumberOfYears ? (
        <FieldRow>
          {start}
          <NumberField
            label={fields.numberOfYears}
            binding={form.field("numberOfYears")}
            range={CHILD_GOAL_LIMITS.numberOfYears}
            unit="years"
            withSlider
          />
        </FieldRow>
      ) : (
        start
      )}
    </>
  );
}
