import { OptionalSection } from "#client/components/OptionalSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ExpenseFields } from "#client/form/ExpenseFields.tsx";
import { startHint } from "#client/form/start-hint.ts";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import { CHILD_GOALS, enabledKeyOf, forcedInputsOf, type GoalType } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { fill } from "#shared/wording/message.ts";
import { goalSummary } from "./goal-summary.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";

interface GoalSectionProps {
  readonly type: GoalType;
  readonly form: PlanForm<KidsSaverDraft>;
  readonly start: PlanMonth;
  /** Whether something in it is to be mended. */
  readonly isFaulty: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** One goal of the Kids Saver, whatever its type: taken into the plan and shown, or left out and folded away. */
export function GoalSection({ type, form, start, isFaulty, isExpanded, onExpand }: GoalSectionProps) {
  const wording = useWording();
  const { kidsSaver } = wording;
  const texts = kidsSaver.goals[type];
  const enabled = form.field(enabledKeyOf(type));
  const goal = form.part(CHILD_GOALS[type].kidsSaver.key);
  const { currency, age } = form.draft;
  const enable = (isEnabled: boolean) => {
    enabled.onChange(isEnabled);
    onExpand(isEnabled);
  };
  return (
    <OptionalSection
      heading={texts.title}
      summary={goalSummary(
        { type, goal: goal.draft, currency, isEnabled: enabled.value, isFaulty },
        kidsSaver,
      )}
      isFaulty={isFaulty}
      isEnabled={enabled.value}
      onEnable={enable}
      isExpanded={isExpanded}
      onExpand={onExpand}
      expandLabel={fill(kidsSaver.goal.details, { goal: texts.title })}
    >
      <ExpenseFields
        form={goal}
        currency={currency}
        startHint={startHint({ ...goal.draft, age }, start, wording)}
        asksNumberOfYears={forcedInputsOf(type).numberOfYears === undefined}
      />
    </OptionalSection>
  );
}
