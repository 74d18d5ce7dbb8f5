import { useState } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Money } from "#shared/report/money-view.ts";
import type { FormMemory } from "./form-memory.ts";

/** The money that results are told in, and how another is chosen. */
export interface MoneyChoice {
  readonly money: Money;
  readonly onMoney: (money: Money) => void;
}

/** @param memory keeps the choice beyond the page */
export function useMoney(memory: Pick<FormMemory<object>, "money">): MoneyChoice {
  const [money, setMoney] = useState<Money>(memory.money ?? "ofYear");
  const onMoney = (chosen: Money) => {
    memory.money = chosen;
    setMoney(chosen);
  };
  return { money, onMoney };
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
