import type { Lever } from "#client/form/Levers.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";

/** Returns the levers of the Kids Saver, which move all goals: the monthly amount and the savings today. */
export function kidsSaverLevers(
  form: CalculatorForm<KidsSaverDraft>,
  { fields, kidsSaver }: Wording,
): readonly Lever[] {
  const { currency } = form.draft;
  return [
    {
      label: fields.monthlyInvestment,
      binding: form.field("monthlyInvestment"),
      range: MONTHLY_INVESTMENT_LIMITS[currency],
      unit: currency,
    },
    {
      label: kidsSaver.savings.currentAdditional,
      binding: form.field("currentAdditional"),
      range: SAVED_AMOUNT_LIMITS,
      unit: currency,
    },
  ];
}
