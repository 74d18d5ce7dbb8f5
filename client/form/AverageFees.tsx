import { useId } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Country } from "#shared/domain/countries.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { suggestedFees } from "#shared/domain/education-fees.ts";
import { CHILD_GOAL_LIMITS } from "#shared/domain/limits.ts";
import { formatMoney } from "#shared/report/format.ts";
import classes from "./AverageFees.module.css";

export interface AverageFeesProps {
  readonly country: Country;
  readonly currency: Currency;
  readonly onChoose: (amount: number) => void;
  readonly heading: string;
  /** Unset to show the averages of every level. */
  readonly level?: "university";
}

/** Average costs of education in a country, each taken over by one press; nothing if no averages are known. */
export function AverageFees({ country, currency, onChoose, heading, level }: AverageFeesProps) {
  const wording = useWording();
  const notesId = useId();
  const { averageFees } = wording.childGoal;
  const fees = suggestedFees(country, currency, CHILD_GOAL_LIMITS.currentAnnualExpense.step).filter(
    (fee) => level === undefined || fee.level === level,
  );
  if (fees.length === 0) return null;
  return (
    <fieldset className={`${looks["muted"]} ${classes["fees"]}`}>
      <legend className={classes["heading"]}>{heading}</legend>
      <ul className={`${looks["list"]} ${classes["list"]}`}>
        {fees.map(({ id, year, amount }) => {
          const noteId = `${notesId}-${id}`;
          return (
            <li key={id} className={classes["fee"]}>
              <button
                type="button"
                className={classes["choose"]}
                aria-describedby={noteId}
                onClick={() => onChoose(amount)}
              >
                {averageFees.use({ amount: formatMoney(amount, currency, wording) })}
              </button>
              <span id={noteId}>{averageFees.kinds[id]({ year })}</span>
            </li>
          );
        })}
      </ul>
      <p>{averageFees.note}</p>
    </fieldset>
  );
}
