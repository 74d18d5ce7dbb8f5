import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/features/plan/use-plan-form.ts";
import { MONTHLY_INVESTMENT_LIMITS, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { CHILD_RISKS } from "#shared/domain/risk-strategies.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";

/** What the visitor invests for the goal, how, and what is saved already. */
export function SavingsSection({ form }: { form: PlanForm<ChildGoalDraft> }) {
  const { fields, risks, childGoal } = useWording();
  const { currency } = form.draft;
  const prefix = `${currency} `;
  return (
    <FormSection heading={childGoal.sections.savings}>
      <NumberField
        label={fields.monthlyInvestment}
        binding={form.field("monthlyInvestment")}
        range={MONTHLY_INVESTMENT_LIMITS[currency]}
        prefix={prefix}
        hint={fields.monthlyInvestmentRises}
      />
      <ChoiceField
        label={fields.risk}
        binding={form.field("risk")}
        choices={CHILD_RISKS.map((value) => ({
          value,
          label: risks[value].name,
          description: risks[value].description,
        }))}
        look="cards"
        required
      />
      <NumberField
        label={childGoal.fields.currentAdditional}
        binding={form.field("currentAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
      />
      <NumberField
        label={childGoal.fields.expectedAdditional}
        binding={form.field("expectedAdditional")}
        range={SAVED_AMOUNT_LIMITS}
        prefix={prefix}
      />
    </FormSection>
  );
}
