import { useState } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import field from "#client/components/field.module.css";
import type { FieldBinding } from "#client/components/field.ts";
import { LinkButton } from "#client/components/LinkButton.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CURRENCIES, type Currency, UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { convertAmount } from "./convert-amount.ts";
import { focusField } from "./FieldLinks.tsx";

/** A field with an amount in the form's currency. */
export interface AmountField {
  readonly binding: FieldBinding<number | string>;
  readonly step: number;
}

/** Amounts before and after the last change of the currency, in the order of the fields. */
interface Conversion {
  readonly from: Currency;
  readonly before: readonly (number | string)[];
  readonly after: readonly (number | string)[];
}

interface CurrencyFieldProps {
  readonly binding: FieldBinding<Currency>;
  /** Every amount of the form, shown or hidden. */
  readonly amounts: readonly AmountField[];
}

/** Currency of a form. A change converts its amounts and says so; one press keeps the numbers instead. */
export function CurrencyField({ binding, amounts }: CurrencyFieldProps) {
  const { fields, currencies } = useWording();
  const [conversion, setConversion] = useState<Conversion>();
  const convert = (to: Currency) => {
    const from = binding.value;
    const before = amounts.map((amount) => amount.binding.value);
    // Switching back restores the entries, not amounts that were rounded twice.
    const earlier = conversion?.from === to ? conversion : undefined;
    const after = amounts.map(({ step }, index) => {
      const entry = before[index] ?? "";
      const original = earlier?.after[index] === entry ? earlier.before[index] : undefined;
      return original ?? convertAmount(entry, [from, to], step);
    });
    binding.onChange(to);
    enter(amounts, after);
    const isChanged = after.some((entry, index) => entry !== before[index]);
    setConversion(isChanged ? { from, before, after } : undefined);
  };
  const keepNumbers = ({ before, after }: Conversion) => {
    // Later entries stay.
    enter(
      amounts,
      amounts.map(({ binding: { value } }, index) =>
        value === after[index] ? (before[index] ?? value) : value,
      ),
    );
    setConversion(undefined);
    focusField("currency");
  };
  return (
    <div>
      <ChoiceField
        label={fields.currency}
        binding={{ ...binding, onChange: convert }}
        choices={CURRENCIES.map((value) => ({ value, label: currencies[value].name }))}
        look="segments"
      />
      <div aria-live="polite">
        {conversion !== undefined && (
          <p className={field["hint"]}>
            {fields.converted({ rate: UNITS_PER_USD.AED, currency: currencies[binding.value].name })}{" "}
            <LinkButton onClick={() => keepNumbers(conversion)}>{fields.keepNumbers}</LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}

function enter(amounts: readonly AmountField[], entries: readonly (number | string)[]): void {
  for (const [index, { binding }] of amounts.entries()) binding.onChange(entries[index] ?? binding.value);
}
