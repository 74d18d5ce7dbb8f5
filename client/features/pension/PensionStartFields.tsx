import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { inStart } from "#client/form/QuickStart.tsx";
import { PENSION_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { ConfirmNothing, type FieldsProps, SalaryField } from "./AmountFields.tsx";

/** The entries that decide the answer to a pension. */
export function PensionStartFields({ form }: FieldsProps) {
  const { fields } = useWording().pension.start;
  const salary = inStart(form.field("monthlySalary"));
  return (
    <>
      <NumberField
        label={fields.age}
        binding={inStart(form.field("age"))}
        range={PENSION_LIMITS.age}
        unit="years"
      />
      <SalaryField form={form} label={fields.salary} binding={salary} />
      <NumberField
        label={fields.saved}
        binding={inStart(form.field("currentAdditional"))}
        range={SAVED_AMOUNT_LIMITS}
        unit={form.draft.currency}
      />
      <ConfirmNothing form={form} name="monthlySalary" amount={salary} />
    </>
  );
}
