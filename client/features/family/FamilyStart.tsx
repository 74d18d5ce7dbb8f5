import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { givenBy } from "#client/form/ConfirmAmount.tsx";
import { inStart } from "#client/form/start-fields.ts";
import { Assumptions } from "#client/results/Assumptions.tsx";
import { QuickStart } from "#client/results/QuickStart.tsx";
import type { StartProps, StartTools } from "#client/results/use-quick-start.ts";
import { CHILD_GOAL_LIMITS, PENSION_LIMITS } from "#shared/domain/limits.ts";
import { childAge } from "./education-start.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { FAMILY_START } from "./family-start.ts";

function FamilyStart({ form, definition }: StartProps<FamilyDraft>) {
  const { pension: texts, childGoal } = useWording();
  const { fields } = texts.start;
  const pension = form.part("pension");
  const child = form.part("children").part(0);
  return (
    <QuickStart form={form} definition={definition} rules={FAMILY_START}>
      <NumberField
        label={fields.age}
        binding={inStart(pension.field("age"))}
        range={PENSION_LIMITS.age}
        unit="years"
      />
      <NumberField
        label={fields.salary}
        binding={givenBy(inStart(pension.field("monthlySalary")), pension.field("isSalaryGiven"))}
        range={PENSION_LIMITS.monthlySalary}
        unit={form.draft.currency}
      />
      <NumberField
        label={childGoal.start.fields.age}
        binding={inStart(childAge(child, definition.start))}
        range={CHILD_GOAL_LIMITS.age}
        unit="years"
      />
    </QuickStart>
  );
}

export const FAMILY_START_TOOLS: StartTools<FamilyDraft> = {
  Start: FamilyStart,
  Assumed: (props) => <Assumptions {...props} rules={FAMILY_START} />,
};
