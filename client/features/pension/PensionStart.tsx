import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ConfirmAmount, givenBy } from "#client/form/ConfirmAmount.tsx";
import { inStart } from "#client/form/start-fields.ts";
import { Assumptions } from "#client/results/Assumptions.tsx";
import { QuickStart } from "#client/results/QuickStart.tsx";
import type { StartProps, StartTools } from "#client/results/use-quick-start.ts";
import { isWithin, PENSION_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import type { PensionDraft } from "./pension-draft.ts";
import { PENSION_START } from "./pension-start.ts";

function PensionStart({ form, definition }: StartProps<PensionDraft>) {
  const { pension } = useWording();
  const { fields } = pension.start;
  const { age, currency } = form.draft;
  const ageField = inStart(form.field("age"));
  const salary = inStart(form.field("monthlySalary"));
  const given = form.field("isSalaryGiven");
  const isAsked = definition.planFaultsOf(form.draft).some(({ path }) => path === "/monthlySalary");
  return (
    <QuickStart form={form} definition={definition} rules={PENSION_START}>
      <NumberField
        label={fields.age}
        // An age above that of retirement moves the retirement.
        binding={isWithin(PENSION_LIMITS.age, age) ? { ...ageField, error: undefined } : ageField}
        range={PENSION_LIMITS.age}
        unit="years"
      />
      <NumberField
        label={fields.salary}
        binding={givenBy(salary, given)}
        range={PENSION_LIMITS.monthlySalary}
        unit={currency}
      />
      <NumberField
        label={fields.saved}
        binding={inStart(form.field("currentAdditional"))}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
      />
      {isAsked && <ConfirmAmount amount={salary} given={given} currency={currency} text={pension.noMoney} />}
    </QuickStart>
  );
}

export const PENSION_START_TOOLS: StartTools<PensionDraft> = {
  Start: PensionStart,
  Assumed: (props) => <Assumptions {...props} rules={PENSION_START} />,
};
