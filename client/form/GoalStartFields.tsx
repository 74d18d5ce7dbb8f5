import type { FieldBinding } from "#client/components/field.ts";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type GoalType, isPaidOnce } from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { CostField, CountryField, type ExpenseEntry } from "./ExpenseFields.tsx";
import type { FormFields } from "./form-part.ts";
import { inStart } from "./start-fields.ts";

interface GoalStartFieldsProps {
  readonly goal: Pick<FormFields<ExpenseEntry>, "field">;
  readonly type: GoalType;
  readonly currency: Currency;
  readonly given: FieldBinding<boolean>;
  /** Unset if the form does not ask for the age: the start year takes its place. */
  readonly age: FieldBinding<number | string> | undefined;
}

/** The entries that decide the answer to a goal: the child's age or the start, the country and the cost. */
export function GoalStartFields({ goal, type, currency, given, age }: GoalStartFieldsProps) {
  const { childGoal } = useWording();
  const { fields } = childGoal.start;
  const first = age
    ? ({ label: fields.age, binding: age, range: CHILD_GOAL_LIMITS.age, unit: "years" } as const)
    : ({
        label: fields.startYear,
        binding: goal.field("startYear"),
        range: CHILD_GOAL_LIMITS.startYear,
        unit: "calendarYear",
      } as const);
  const country = goal.field("countryOfExpense");
  return (
    <>
      <NumberField {...first} binding={inStart(first.binding)} />
      <CountryField label={fields.country} binding={inStart(country)} />
      <CostField
        label={isPaidOnce({ type }) ? fields.costOnce : fields.cost}
        cost={inStart(goal.field("currentAnnualExpense"))}
        averages={{ heading: childGoal.averageFees.suggestion, level: "university" }}
        given={given}
        country={country.value}
        type={type}
        currency={currency}
      />
    </>
  );
}
