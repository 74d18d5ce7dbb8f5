import { FormSection } from "#client/components/FormSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanForm } from "#client/form/use-plan-form.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { GoalSection } from "./GoalSection.tsx";
import classes from "./GoalSections.module.css";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { hasFault } from "./kids-saver-plan.ts";
import type { ExpandedGoals } from "./use-expanded-goals.ts";

interface GoalSectionsProps {
  readonly form: PlanForm<KidsSaverDraft>;
  readonly start: PlanMonth;
  readonly faults: readonly Fault[];
  readonly expanded: ExpandedGoals;
}

/** All goals on offer, one below the other. */
export function GoalSections({ form, start, faults, expanded }: GoalSectionsProps) {
  const { kidsSaver } = useWording();
  return (
    <FormSection heading={kidsSaver.sections.goals} note={kidsSaver.sections.goalsNote}>
      <div className={classes["goals"]}>
        {KIDS_SAVER_GOALS.map((type) => (
          <GoalSection
            key={type}
            type={type}
            form={form}
            start={start}
            isFaulty={hasFault(faults, type)}
            isExpanded={expanded.has(type)}
            onExpand={(isExpanded) => expanded.set([type], isExpanded)}
          />
        ))}
      </div>
    </FormSection>
  );
}
