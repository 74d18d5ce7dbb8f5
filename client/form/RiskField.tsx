import { ChoiceField } from "#client/components/ChoiceField.tsx";
import type { FieldBinding } from "#client/components/field-binding.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PensionRisk } from "#shared/domain/risk-strategies.ts";

interface RiskFieldProps<R extends PensionRisk> {
  readonly binding: FieldBinding<R | "">;
  readonly risks: readonly Exclude<R, "">[];
}

/** How the money is invested: for the visitor to choose, with what each strategy means. */
export function RiskField<R extends PensionRisk>({ binding, risks }: RiskFieldProps<R>) {
  const wording = useWording();
  return (
    <ChoiceField<R | "">
      label={wording.fields.risk}
      binding={binding}
      choices={risks.map((value) => ({
        value,
        label: wording.risks[value].name,
        description: wording.risks[value].description,
      }))}
      look="cards"
      required
    />
  );
}
