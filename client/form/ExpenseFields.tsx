import { FieldRow } from "#client/components/FormSection.tsx";
import type { FieldBinding } from "#client/components/field.ts";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CHILD_GOALS, forcedInputsOf, type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import { COUNTRIES, type Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { expenseLabels } from "#shared/report/expense-labels.ts";
import { AverageFees, type AverageFeesProps } from "./AverageFees.tsx";
import { ConfirmAmount, givenBy } from "./ConfirmAmount.tsx";
import type { AmountField } from "./CurrencyField.tsx";
import type { FormFields } from "./form-part.ts";

/** One expense of a child while it is filled in. */
export interface ExpenseEntry {
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
  /** Whether the cost was given. */
  readonly given: FieldBinding<boolean>;
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
  const { form, type, currency, startHint, given } = props;
  const wording = useWording();
  const expense = { form, type };
  const start = (
    <ExpenseNumberField {...expense} name="startYear" hint={startHint} unit="calendarYear" withSlider />
  );
  return (
    <>
      <CountryField label={wording.fields.countryOfExpense} binding={form.field("countryOfExpense")} />
      <CostField
        label={expenseLabels(type, wording).currentAnnualExpense}
        hint={isPaidOnce({ type }) ? wording.fields.inTodaysMoneyOnce : wording.fields.inTodaysMoney}
        averages={{ heading: wording.childGoal.averageFees.heading }}
        cost={form.field("currentAnnualExpense")}
        given={given}
        country={form.field("countryOfExpense").value}
        type={type}
        currency={currency}
      />
      {forcedInputsOf(type).numberOfYears === undefined ? (
        <FieldRow>
          {start}
          <ExpenseNumberField
            {...expense}
            name="numberOfYears"
            hint={wording.fields.atMostYears({ limit: CHILD_GOAL_LIMITS.numberOfYears.maximum })}
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

interface ExpenseNumberFieldProps
  extends Pick<ExpenseFieldsProps, "form" | "type">,
    Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: "startYear" | "numberOfYears";
}

/** A number of the expense, with the label and the range of its name. */
function ExpenseNumberField({ form, type, name, ...props }: ExpenseNumberFieldProps) {
  const label = expenseLabels(type, useWording())[name];
  return <NumberField label={label} binding={form.field(name)} range={CHILD_GOAL_LIMITS[name]} {...props} />;
}

/** The country in which an expense is paid. */
export function CountryField({ binding, label }: { binding: FieldBinding<Country>; label: string }) {
  const { countries } = useWording();
  return (
    <SelectField
      label={label}
      binding={binding}
      options={COUNTRIES.map((value) => ({ value, label: countries[value].name }))}
    />
  );
}

interface CostFieldProps extends Pick<ExpenseFieldsProps, "type" | "currency" | "given"> {
  readonly cost: FieldBinding<number | string>;
  readonly country: Country;
  readonly label: string;
  readonly hint?: string;
  readonly averages: Pick<AverageFeesProps, "heading" | "level">;
}

/** The cost of an expense: entered, confirmed as it is, or that of an average where one is known. */
export function CostField(props: CostFieldProps) {
  const { cost, given, country, type, currency, label, hint, averages } = props;
  const { fields } = useWording();
  const binding = givenBy(cost, given);
  return (
    <>
      <NumberField
        label={label}
        binding={binding}
        range={CHILD_GOAL_LIMITS.currentAnnualExpense}
        unit={currency}
        hint={hint}
      />
      <ConfirmAmount amount={cost} given={given} currency={currency} text={fields.startingAmount} />
      {CHILD_GOALS[type].isEducation && (
        <AverageFees {...averages} country={country} currency={currency} onChoose={binding.onChange} />
      )}
    </>
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
