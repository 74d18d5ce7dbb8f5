import { useEffect, useId, useRef } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { Disclosure } from "#client/components/Disclosure.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import {
  otherIncomeFrom,
  STATE_PENSIONS,
  type StatePensionId,
  statePensionsAt,
} from "#shared/domain/state-pensions.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { FieldsProps } from "./AmountFields.tsx";
import classes from "./EndOfServiceFields.module.css";

function incomesIn(country: Country, currency: Currency, age: number) {
  return statePensionsAt(age).map((id) => ({ id, income: otherIncomeFrom(id, country, currency) }));
}

/** State pensions of several countries, each of which fills in the plan's other income. */
export function StatePensions({ form }: FieldsProps) {
  const wording = useWording();
  const { statePensions } = wording.pension.endOfService;
  const { country, currency, otherIncome, otherIncomeAge, otherIncomeRises } = form.draft;
  const age = Number(form.draft.age);
  const { update } = form;
  const incomes = incomesIn(country, currency, age);
  const chosenIn = (options: typeof incomes) =>
    options.find(
      ({ income }) =>
        income.otherIncome === otherIncome &&
        income.otherIncomeAge === otherIncomeAge &&
        income.otherIncomeRises === otherIncomeRises,
    );
  const chosen = chosenIn(incomes);
  /** What was entered before a pension was chosen, which "none" brings back. */
  const entered = { currency, otherIncome, otherIncomeAge, otherIncomeRises };
  const own = useRef(chosen === undefined ? entered : undefined);
  const lastCountry = useRef(country);
  useEffect(() => {
    if (chosen === undefined) own.current = entered;
  });
  // Whether a chosen pension rises depends on where it is paid: it follows the country.
  useEffect(() => {
    const before = chosenIn(incomesIn(lastCountry.current, currency, age));
    lastCountry.current = country;
    const after = incomes.find(({ id }) => id === before?.id)?.income;
    if (after !== undefined && after.otherIncomeRises !== otherIncomeRises) {
      update(() => after);
    }
  });
  const choose = (id: StatePensionId | "none") =>
    update((draft) => {
      if (id !== "none") return otherIncomeFrom(id, draft.country, draft.currency);
      return own.current?.currency === draft.currency ? own.current : { otherIncome: 0 };
    });
  return (
    <Disclosure summary={statePensions.summary}>
      <div className={classes["pensions"]}>
        <ChoiceField
          label={statePensions.label}
          binding={{
            id: useId(),
            value: chosen?.id ?? "none",
            onChange: choose,
            onBlur: () => undefined,
            error: undefined,
          }}
          choices={[
            { value: "none" as const, label: statePensions.none },
            ...incomes.map(({ id, income }) => {
              const { year, years, fromAge } = STATE_PENSIONS[id];
              const { name, condition } = statePensions.kinds[id];
              const amount = formatMoney(income.otherIncome, currency, wording);
              return {
                value: id,
                label: statePensions.choice({ name, amount }),
                description: condition({ year, years, age: fromAge }),
              };
            }),
          ]}
          look="cards"
          hint={statePensions.note}
        />
      </div>
    </Disclosure>
  );
}
