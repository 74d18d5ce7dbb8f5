import { GoalStartFields } from "#client/form/GoalStartFields.tsx";
import { Assumptions } from "#client/results/Assumptions.tsx";
import { QuickStart } from "#client/results/QuickStart.tsx";
import type { StartProps, StartTools } from "#client/results/use-quick-start.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { FIRST_GOAL, FIRST_KEY, KIDS_SAVER_START } from "./kids-saver-start.ts";

function KidsSaverStart({ form, definition }: StartProps<KidsSaverDraft>) {
  return (
    <QuickStart form={form} definition={definition} rules={KIDS_SAVER_START}>
      <GoalStartFields
        goal={form.part(FIRST_KEY)}
        type={FIRST_GOAL}
        currency={form.draft.currency}
        given={form.part("areExpensesGiven").field(FIRST_KEY)}
        age={form.field("age")}
      />
    </QuickStart>
  );
}

export const KIDS_SAVER_START_TOOLS: StartTools<KidsSaverDraft> = {
  Start: KidsSaverStart,
  Assumed: (props) => <Assumptions {...props} rules={KIDS_SAVER_START} />,
};
