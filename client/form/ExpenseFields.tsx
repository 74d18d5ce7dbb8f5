import { FieldRow } from "#client/components/FormSection.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CHILD_GOALS, forcedInputsOf, type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import { COUNTRIES, type Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
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
  readonly type: GoalType;
  readonly currency: Currency;
  /** Time until the start, in words. */
  readonly startHint: string | undefined;
  /** Receives the yearly cost, instead of the field's own handler. */
  readonly onExpense?: (amount: number | string) => void;
}

/** Returns the expense, for conversion with the currency. */
export function expenseAmount(form: Pick<FormFields<ExpenseEntry>, "field">): AmountField {
  return {
    binding: form.field("currentAnnualExpense"),
    step: CHILD_GOAL_LIMITS.currentAnnualExpense.step,
  };
}

/** An expense: its country, its amount, its start and its duration. */
export function ExpenseFields(props: ExpenseFieldsProps) {
  const { form, type, currency, startHint } = props;
  const { fields, countries } = useWording();
  const { onExpense = form.field("currentAnnualExpense").onChange } = props;
  const expense = { form, type };
  const start = (
    <ExpenseNumberField {...expense} name="startYear" hint={startHint} unit="calendarYear" withSlider />
  );
  return (
    <>
      <SelectField
        label={fields.countryOfExpense}
        binding={form.field("countryOfExpense")}
        options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
      />
      <ExpenseNumberField
        {...expense}
        name="currentAnnualExpense"
        onChange={onExpense}
        unit={currency}
        hint={isPaidOnce({ type }) ? fields.inTodaysMoneyOnce : fields.inTodaysMoney}
      />
      {CHILD_GOALS[type].isEducation && (
        <AverageFees
          country={form.field("countryOfExpense").value}
          currency={currency}
          onChoose={onExpense}
        />
      )}
      {forcedInputsOf(type).numberOfYears === undefined ? (
        <FieldRow>
          {start}
          <ExpenseNumberField {...expense} name="numberOfYears" unit="years" withSlider />
        </FieldRow>
      ) : (
        start
      )}
    </>
  );
}

interface ExpenseNumberFieldProps
  extends Pick<ExpenseFieldsProps, "form" | "type">,
    Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: Exclude<keyof ExpenseEntry, "countryOfExpense">;
  readonly onChange?: (value: number | string) => void;
}

/** A number of the expense, with the label and the range of its name. */
function ExpenseNumberField({ form, type, name, onChange, ...props }: ExpenseNumberFieldProps) {
  const label = expenseLabels(type, useWording())[name];
  return (
    <NumberField
      label={label}
      binding={{ ...form.field(name), ...(onChange && { onChange }) }}
      range={CHILD_GOAL_LIMITS[name]}
      {...props}
    />
  );
}

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
