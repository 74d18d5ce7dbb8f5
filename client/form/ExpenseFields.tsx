import { FieldRow } from "#client/components/FormSection.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { COUNTRIES, type Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { AverageFees } from "./AverageFees.tsx";
import type { AmountField } from "./CurrencyField.tsx";
import type { FormFields } from "./use-calculator-form.ts";

/** One expense of a child while it is filled in. */
interface ExpenseEntry {
  readonly countryOfExpense: Country;
  readonly currentAnnualExpense: number | string;
  readonly numberOfYears: number | string;
  readonly startYear: number | string;
}

interface ExpenseFieldsProps {
  readonly form: Pick<FormFields<ExpenseEntry>, "field">;
  readonly currency: Currency;
  /** How far off the start is, in words. */
  readonly startHint: string | undefined;
  /** False where the goal forces its number of years. */
  readonly asksNumberOfYears: boolean;
  /** Whether it is for a school or a university. */
  readonly isEducation: boolean;
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
  const { form, currency, startHint, asksNumberOfYears, isEducation } = props;
  const { fields, countries } = useWording();
  const start = (
    <ExpenseNumberField form={form} name="startYear" hint={startHint} unit="calendarYear" withSlider />
  );
  return (
    <>
      <SelectField
        label={fields.countryOfExpense}
        binding={form.field("countryOfExpense")}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <ExpenseNumberField
        form={form}
        name="currentAnnualExpense"
        unit={currency}
        hint={fields.inTodaysMoney}
      />
      {isEducation && (
        <AverageFees
          country={form.field("countryOfExpense").value}
          currency={currency}
          onChoose={form.field("currentAnnualExpense").onChange}
        />
      )}
      {asksNumberOfYears ? (
        <FieldRow>
          {start}
          <ExpenseNumberField form={form} name="numberOfYears" unit="years" withSlider />
        </FieldRow>
      ) : (
        start
      )}
    </>
  );
}

interface ExpenseNumberFieldProps
  extends Pick<ExpenseFieldsProps, "form">,
    Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: Exclude<keyof ExpenseEntry, "countryOfExpense">;
}

/** A number of the expense: its label and its range go by its name. */
function ExpenseNumberField({ form, name, ...props }: ExpenseNumberFieldProps) {
  const { fields } = useWording();
  return (
    <NumberField label={fields[name]} binding={form.field(name)} range={CHILD_GOAL_LIMITS[name]} {...props} />
  );
}

/** The age of the child, today. */
export function ChildAgeField({ binding }: Pick<NumberFieldProps, "binding">) {
  const { childGoal } = useWording();
  return (
    <NumberField
      label={childGoal.fields.age}
      binding={binding}
      range={CHILD_GOAL_LIMITS.age}
      unit="years"
      withSlider
    />
  );
}
