import { useMemo, useState } from "react";
import { FoldedSection } from "#client/components/FoldedSection.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Draft } from "#client/form/draft.ts";
import { ExpenseFields } from "#client/form/ExpenseFields.tsx";
import type { FormPart } from "#client/form/form-part.ts";
import { startHint } from "#client/form/start-hint.ts";
import type { Fault } from "#shared/contract/validation.ts";
import {
  CHILD_GOALS,
  enabledKeyOf,
  type GoalType,
  KIDS_SAVER_GOALS,
  type KidsSaverGoalKey,
} from "#shared/domain/child-goals.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { KidsSaverForm } from "#shared/kids-saver/schemas.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import classes from "./GoalSections.module.css";
import type { GoalEntries, KidsSaverDraft } from "./kids-saver-draft.ts";
import { hasFault } from "./kids-saver-plan.ts";

interface GoalSectionsProps {
  readonly form: Pick<FormPart<GoalEntries & Pick<KidsSaverDraft, "age">>, "draft" | "field" | "part">;
  readonly currency: Currency;
  readonly start: PlanMonth;
  /** Faults of the goals, by their paths within the child's part of the form. */
  readonly faults: readonly Fault[];
  readonly expanded: ExpandedGoals;
  /** Level of the headings. */
  readonly level?: 3 | 4 | undefined;
}

/** Every goal of a child. */
export function GoalSections({ faults, expanded, ...goals }: GoalSectionsProps) {
  return (
    <div className={classes["goals"]}>
      {KIDS_SAVER_GOALS.map((type) => (
        <GoalSection
          key={type}
          type={type}
          {...goals}
          isFaulty={hasFault(faults, type)}
          isExpanded={expanded.has(type)}
          onExpand={(isExpanded) => expanded.set([type], isExpanded)}
        />
      ))}
    </div>
  );
}

interface GoalSectionProps extends Omit<GoalSectionsProps, "faults" | "expanded"> {
  readonly type: GoalType;
  readonly isFaulty: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (isExpanded: boolean) => void;
}

/** A goal of the Kids Saver, of any type: part of the plan and shown, or left out and folded away. */
function GoalSection(props: GoalSectionProps) {
  const { type, form, currency, start, isFaulty, isExpanded, onExpand, level } = props;
  const wording = useWording();
  const { kidsSaver } = wording;
  const { title, description } = kidsSaver.goals[type];
  const enabled = form.field(enabledKeyOf(type));
  const goal = form.part(CHILD_GOALS[type].kidsSaver.key);
  const { age } = form.draft;
  const inPlan = () => (isFaulty ? kidsSaver.goal.check : goalSummary(goal.draft, currency, wording));
  return (
    <FoldedSection
      heading={title}
      level={level}
      summary={enabled.value ? inPlan() : description}
      isFaulty={isFaulty}
      isExpanded={isExpanded}
      onExpand={onExpand}
      checkbox={{
        id: enabled.id,
        isChecked: enabled.value,
        onChange: (isEnabled) => {
          enabled.onChange(isEnabled);
          onExpand(isEnabled);
        },
        expandLabel: kidsSaver.goal.details({ goal: title }),
      }}
    >
      <ExpenseFields
        form={goal}
        type={type}
        currency={currency}
        startHint={startHint({ ...goal.draft, age }, start, wording)}
        given={form.part("areExpensesGiven").field(CHILD_GOALS[type].kidsSaver.key)}
      />
    </FoldedSection>
  );
}

/** Returns the cost and the years of a goal without faults, in one line. */
function goalSummary(
  goal: Draft<KidsSaverForm[KidsSaverGoalKey]>,
  currency: Currency,
  wording: Wording,
): string {
  const { goal: texts } = wording.kidsSaver;
  const start = Number(goal.startYear);
  const end = start + Number(goal.numberOfYears) - 1;
  const amount = formatMoney(Number(goal.currentAnnualExpense), currency, wording);
  return end > start ? texts.years({ start, end, amount }) : texts.year({ start, amount });
}

export interface ExpandedGoals {
  readonly has: (type: GoalType) => boolean;
  readonly set: (types: readonly GoalType[], isExpanded: boolean) => void;
}

/** Returns the goals whose fields are shown: at first the given ones, then as the visitor expands and folds them. */
export function useExpandedGoals(initial: readonly GoalType[]): ExpandedGoals {
  const [expanded, setExpanded] = useState<ReadonlySet<GoalType>>(() => new Set(initial));
  return useMemo(
    () => ({
      has: (type) => expanded.has(type),
      set: (types, isExpanded) =>
        setExpanded((current) => {
          const others = [...current].filter((type) => !types.includes(type));
          return new Set(isExpanded ? [...others, ...types] : others);
        }),
    }),
    [expanded],
  );
}
