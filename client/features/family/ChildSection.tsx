import { Button } from "@mantine/core";
import { useRef } from "react";
import { FoldedSection } from "#client/components/FoldedSection.tsx";
import looks from "#client/components/looks.module.css";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { type ExpandedGoals, GoalSections } from "#client/features/kids-saver/GoalSections.tsx";
import { enabledTypes } from "#client/features/kids-saver/kids-saver-draft.ts";
import { fieldId } from "#client/form/FieldLinks.tsx";
import type { FormPart } from "#client/form/form-part.ts";
import { RiskField } from "#client/form/SavingsSection.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { CHILD_GOAL_LIMITS, MONTHLY_INVESTMENT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { CHILD_RISKS } from "#shared/domain/risk-strategies.ts";
import { childName } from "#shared/family/names.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import classes from "./ChildSection.module.css";
import { childAge } from "./education-start.ts";
import type { ChildDraft } from "./family-draft.ts";

interface ChildSectionProps {
  readonly form: FormPart<ChildDraft>;
  readonly currency: Currency;
  /** Its place in the family, from 0. */
  readonly place: number;
  /** Number of children. */
  readonly count: number;
  readonly start: PlanMonth;
  /** Faults of the whole form. */
  readonly faults: readonly Fault[];
  /** True while the forecast goes on with a cost that the visitor has not seen. */
  readonly isAssumed: boolean;
  readonly expanded: ExpandedGoals & {
    readonly isExpanded: boolean;
    readonly onExpand: (isExpanded: boolean) => void;
  };
  /** Folds the child with its goals. */
  readonly onDone: () => void;
  /** Unset for an only child. */
  readonly onRemove?: () => void;
}

/** A child of the family: its age, its goals, and what is saved for them each month. */
export function ChildSection(props: ChildSectionProps) {
  const { form, currency, place, count, start, isAssumed, expanded, onDone, onRemove } = props;
  const wording = useWording();
  const { family, childGoal } = wording;
  const name = childName(place, count, wording).alone;
  const base = `/children/${place}`;
  const faults = props.faults
    .filter(({ path }) => path.startsWith(`${base}/`))
    .map((fault) => ({ ...fault, path: fault.path.slice(base.length) }));
  // A choice that is still open is no mistake.
  const isFaulty = faults.some(({ path }) => path !== "/risk");
  const section = useRef<HTMLDivElement>(null);
  const done = () => {
    onDone();
    // The pressed button goes, and the focus with it.
    section.current?.querySelector<HTMLElement>("h3 button")?.focus();
  };
  return (
    <div ref={section}>
      <FoldedSection
        heading={name}
        summary={isFaulty ? family.form.check : childSummary(form.draft, currency, wording)}
        isFaulty={isFaulty}
        isExpanded={expanded.isExpanded}
        onExpand={expanded.onExpand}
      >
        <NumberField
          label={childGoal.fields.age}
          binding={childAge(form, start)}
          range={CHILD_GOAL_LIMITS.age}
          unit="years"
          withSlider
        />
        {isAssumed && <p className={looks["small"]}>{family.form.assumed}</p>}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not shrink below its content. */}
        <div
          id={fieldId(`children/${place}/goals`)}
          role="group"
          aria-label={family.form.goalsOf({ child: name })}
        >
          <GoalSections
            form={form}
            currency={currency}
            start={start}
            faults={faults}
            expanded={expanded}
            level={4}
          />
        </div>
        <NumberField
          label={family.form.monthlyInvestment}
          binding={form.field("monthlyInvestment")}
          range={MONTHLY_INVESTMENT_LIMITS[currency]}
          unit={currency}
          hint={family.form.monthlyHint}
        />
        <RiskField binding={form.field("risk")} risks={CHILD_RISKS} />
        <div className={classes["ways"]}>
          <Button variant="light" size="compact-sm" onClick={done}>
            {family.form.done({ child: name })}
          </Button>
          {onRemove && (
            <Button variant="subtle" size="compact-sm" onClick={onRemove}>
              {family.form.remove({ child: name })}
            </Button>
          )}
        </div>
      </FoldedSection>
    </div>
  );
}

/** Returns a child without faults in one line. */
function childSummary(child: ChildDraft, currency: Currency, wording: Wording): string {
  const { family, kidsSaver, listSeparator } = wording;
  const goals = enabledTypes(child).map((type) => kidsSaver.goals[type].name);
  return family.form.summary({
    age: Number(child.age),
    amount: formatMoney(Number(child.monthlyInvestment), currency, wording),
    goals: goals.join(listSeparator),
  });
}
