import { useState } from "react";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import type { FieldBinding } from "#client/components/field-binding.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CURRENCIES, type Currency, UNITS_PER_USD } from "#shared/domain/currencies.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/message.ts";
import classes from "./CurrencyField.module.css";
import { convertAmount } from "./convert-amount.ts";
import links from "./FieldLinks.module.css";
import { focusField } from "./focus-field.ts";
import type { SavedAmountEntry } from "./SavedAmountFields.tsx";
import type { PlanFields } from "./use-plan-form.ts";

/** A field whose number is money of the form's currency. */
export interface AmountField {
  readonly binding: FieldBinding<number | string>;
  readonly step: number;
}

/** What the last change of the currency made of the amounts, in their order. */
interface Conversion {
  readonly from: Currency;
  readonly before: readonly (number | string)[];
  readonly after: readonly (number | string)[];
}

interface CurrencyFieldProps {
  readonly binding: FieldBinding<Currency>;
  /** Every amount of the form, in sight or not. */
  readonly amounts: readonly AmountField[];
}

/** The currency of a form: a change converts its amounts, says so, and can be had without. */
export function CurrencyField({ binding, amounts }: CurrencyFieldProps) {
  const { fields } = useWording();
  const [conversion, setConversion] = useState<Conversion>();
  const convert = (to: Currency) => {
    const from = binding.value;
    const before = amounts.map((amount) => amount.binding.value);
    // The way back leads to what was entered, not to what is left of it after rounding twice.
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
    // What was entered since stays.
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
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
        look="segments"
      />
      <div aria-live="polite">
        {conversion !== undefined && (
          <p className={classes["notice"]}>
            {fill(fields.converted, { rate: UNITS_PER_USD.AED, currency: binding.value })}{" "}
            <button type="button" className={links["link"]} onClick={() => keepNumbers(conversion)}>
              {fields.keepNumbers}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The amounts that every form asks for. */
export function savingsAmounts(
  form: Pick<PlanFields<SavedAmountEntry & { readonly monthlyInvestment: number | string }>, "field">,
): readonly AmountField[] {
  return [
    { binding: form.field("monthlyInvestment"), step: MONTHLY_INVESTMENT_LIMITS.AED.step },
    { binding: form.field("currentAdditional"), step: SAVED_AMOUNT_LIMITS.step },
    { binding: form.field("expectedAdditional"), step: SAVED_AMOUNT_LIMITS.step },
  ];
}

function enter(amounts: readonly AmountField[], entries: readonly (number | string)[]): void {
  for (const [index, { binding }] of amounts.entries()) binding.onChange(entries[index] ?? binding.value);
}
