import field from "#client/components/field.module.css";
import type { FieldBinding } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Currency } from "#shared/domain/currencies.ts";
import { formatMoney } from "#shared/report/format.ts";

interface ConfirmAmountProps {
  /** The amount that decides the answer. */
  readonly amount: FieldBinding<number | string>;
  /** Whether the visitor has given it. */
  readonly given: FieldBinding<boolean>;
  readonly currency: Currency;
  /** Says what the amount is until then. */
  readonly text: string;
}

/** Below an amount that is not the visitor's own: one press says that it is right. Nothing once it was given. */
export function ConfirmAmount({ amount, given, currency, text }: ConfirmAmountProps) {
  const wording = useWording();
  const { value, id } = amount;
  const confirm = () => {
    given.onChange(true);
    document.getElementById(id)?.focus();
  };
  if (given.value || typeof value !== "number") return null;
  return (
    <div className={`${looks["wrap"]} ${field["hint"]} ${field["confirm"]}`}>
      <span>{text}</span>
      <button type="button" className={field["suggestion"]} onClick={confirm}>
        {wording.fields.isRight({ amount: formatMoney(value, currency, wording) })}
      </button>
    </div>
  );
}

/** Returns the binding of an amount that counts as given once it is entered. */
export function givenBy(
  amount: FieldBinding<number | string>,
  given: FieldBinding<boolean>,
): FieldBinding<number | string> {
  return {
    ...amount,
    onChange: (value) => {
      amount.onChange(value);
      given.onChange(true);
    },
  };
}
