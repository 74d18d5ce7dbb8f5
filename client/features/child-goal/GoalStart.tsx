import { GoalStartFields } from "#client/form/GoalStartFields.tsx";
import { Assumptions } from "#client/results/Assumptions.tsx";
import { QuickStart } from "#client/results/QuickStart.tsx";
import type { StartProps, StartTools } from "#client/results/use-quick-start.ts";
import { forcedInputsOf } from "#shared/domain/child-goals.ts";
import type { ChildGoalDraft } from "./child-goal-draft.ts";
import { GOAL_START } from "./goal-start.ts";

function GoalStart({ form, definition }: StartProps<ChildGoalDraft>) {
  const { type, currency } = form.draft;
  return (
    <QuickStart form={form} definition={definition} rules={GOAL_START}>
      <GoalStartFields
        goal={form}
        type={type}
        currency={currency}
        given={form.field("isExpenseGiven")}
        age={forcedInputsOf(type).age === undefined ? form.field("age") : undefined}
      />
    </QuickStart>
  );
}

export const GOAL_START_TOOLS: StartTools<ChildGoalDraft> = {
  Start: GoalStart,
  Assumed: (props) => <Assumptions {...props} rules={GOAL_START} />,
};
