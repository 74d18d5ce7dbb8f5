import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Money } from "#shared/report/money-view.ts";

/** Choice between the money of each year and today's, in which results are shown. */
export interface MoneyChoice {
  readonly money: Money;
  readonly onMoney: (money: Money) => void;
}

/** Switches chart, tiles and table of results between the money of each year and today's. */
export function MoneySwitch({ money, onMoney }: MoneyChoice) {
  const { results } = useWording();
  return (
    <ChoiceField
      label={results.amounts}
      binding={{ id: "money", value: money, onChange: onMoney, onBlur: () => {}, error: undefined }}
      choices={[
        { value: "ofYear", label: results.moneyOfThatYear },
        { value: "today", label: results.todaysMoney },
      ]}
      look="switch"
    />
  );
}
