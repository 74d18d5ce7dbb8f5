import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { FormFields } from "#client/form/use-calculator-form.ts";
import { PENSION_LIMITS, PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import type { PensionDraft } from "./pension-draft.ts";

interface FieldsProps {
  readonly form: FormFields<PensionDraft>;
}

const RANGES = { ...PENSION_LIMITS, ...PENSION_OPTION_LIMITS };

interface PlanNumberFieldProps extends FieldsProps, Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: keyof typeof RANGES;
}

/** A number of the plan, with the label and the range of its name. */
export function PlanNumberField({ form, name, ...props }: PlanNumberFieldProps) {
  const { fields } = useWording();
  return <NumberField label={fields[name]} binding={form.field(name)} range={RANGES[name]} {...props} />;
}

interface EitherFieldProps extends FieldsProps {
  readonly name:
    | "applyEosbLimit"
    | "isSalaryBasedContribution"
    | "changesEmployers"
    | "otherIncomeRises"
    | "checksRetirementVisa";
  /** In the order in which they are shown. */
  readonly labels: Readonly<Record<"true" | "false", string>>;
  readonly hint?: string;
}

/** One of two choices of the plan, with the label of its name. */
export function EitherField({ form, name, labels, ...props }: EitherFieldProps) {
  const { fields } = useWording();
  const choices = Object.entries(labels).map(([value, label]) => ({ value: value === "true", label }));
  return (
    <ChoiceField
      label={fields[name]}
      binding={form.field(name)}
      choices={choices}
      look="segments"
      {...props}
    />
  );
}
