import { NumberField } from "#client/components/NumberField.tsx";
import type { Currency } from "#shared/domain/currencies.ts";
import { SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanFields } from "./use-plan-form.ts";

export interface SavedAmountEntry {
  readonly currentAdditional: number | string;
  readonly expectedAdditional: number | string;
}

/** What the two amounts are called; some plans say more about the second than others. */
export interface SavedAmountTexts {
  readonly currentAdditional: string;
  readonly expectedAdditional: string;
  readonly expectedAdditionalHint?: string;
}

interface SavedAmountFieldsProps {
  readonly form: Pick<PlanFields<SavedAmountEntry>, "field">;
  readonly currency: Currency;
  readonly texts: SavedAmountTexts;
}

/** What is saved for the plan already, and what is expected when spending starts. */
export function SavedAmountFields({ form, currency, texts }: SavedAmountFieldsProps) {
  return (
    <>
      <NumberField
        label={texts.currentAdditional}
        binding={form.field("currentAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
      />
      <NumberField
        label={texts.expectedAdditional}
        binding={form.field("expectedAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
        hint={texts.expectedAdditionalHint}
      />
    </>
  );
}
