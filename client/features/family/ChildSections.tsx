import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { FormSection } from "#client/components/FormSection.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { enabledTypes } from "#client/features/kids-saver/kids-saver-draft.ts";
import { focusField } from "#client/form/FieldLinks.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { leavesOf } from "#client/session/read-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { childName } from "#shared/family/names.ts";
import { ChildSection } from "./ChildSection.tsx";
import { type ChildDraft, costPath, type FamilyDraft, initialChild, withGivenCost } from "./family-draft.ts";
import { planFaultsOf, unfinishedChildren } from "./family-plan.ts";
import type { TakenOver } from "./take-plan.ts";
import { UndoNotice } from "./UndoNotice.tsx";
import type { ExpandedChildren } from "./use-expanded-children.ts";

export interface ChildrenProps {
  readonly form: CalculatorForm<FamilyDraft>;
  readonly start: PlanMonth;
  readonly expanded: ExpandedChildren;
}

/** Every child of the family. A child that was removed comes back with one press. */
export function ChildSections({ form, start, expanded }: ChildrenProps) {
  const wording = useWording();
  const fullId = useId();
  const { form: texts } = wording.family;
  const { children } = form.draft;
  const count = children.length;
  const [removed, setRemoved] = useState<Removed>();
  const session = sessionOf<FamilyDraft, unknown, unknown, unknown>("family");
  const assumed = useSession(session, (state) => state.assumed);
  const isFull = count >= MOST_CHILDREN;
  const add = () => {
    if (isFull) return;
    const { draft } = form;
    const isUnfinished = unfinishedChildren(draft, start);
    const isForecast = planFaultsOf(draft, start).length === 0;
    const blank = nextChild(children, start);
    // A forecast goes on, with assumptions for the new child.
    const child = isForecast ? withGivenCost(blank) : blank;
    const left = isForecast ? pathsOf(child, count) : [];
    flushSync(() => {
      session.assume({ ...draft, children: [...children, child] }, [...assumed, ...left]);
      form.follow();
      for (const place of children.keys()) if (!isUnfinished[place]) expanded.fold(place);
      expanded.open(count, enabledTypes(child));
      setRemoved(undefined);
    });
    focusField(`children/${count}/age`);
  };
  const remove = (index: number) => {
    const { draft } = form;
    const taken = session.state().taken as readonly TakenOver[];
    const left = takenWithout(taken, index);
    setRemoved({
      name: childName(index, count, wording).alone,
      index,
      child: draft.children[index],
      taken,
      left,
    });
    session.take({ ...draft, children: draft.children.toSpliced(index, 1) }, left);
    form.follow();
    expanded.remove(index);
  };
  const bringBack = ({ index, child, taken, left }: Removed) => {
    const { draft } = form;
    const children = child ? draft.children.toSpliced(index, 0, child) : draft.children;
    // Plans that were taken over since know nothing of the child.
    session.take({ ...draft, children }, session.state().taken === left ? taken : []);
    form.follow();
    setRemoved(undefined);
  };
  return (
    <FormSection heading={texts.children} note={texts.childrenNote}>
      {children.map((_, index) => (
        <ChildSection
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone.
          key={index}
          form={form.part("children").part(index)}
          currency={form.draft.currency}
          place={index}
          count={count}
          start={start}
          faults={form.faults}
          isAssumed={assumed.includes(costPath(index))}
          expanded={expanded.of(index)}
          onDone={() => expanded.fold(index)}
          {...(count > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {removed && !isFull && (
        <UndoNotice
          key={removed.name}
          text={texts.removed({ child: removed.name })}
          onUndo={() => bringBack(removed)}
        />
      )}
      <div>
        {/* Only aria-disabled: the keyboard reaches it, and a screen reader says why. */}
        <Button
          variant="light"
          onClick={add}
          data-disabled={isFull}
          aria-disabled={isFull}
          aria-describedby={isFull ? fullId : undefined}
        >
          {texts.addChild}
        </Button>
        {isFull && (
          <p id={fullId} className={looks["small"]}>
            {texts.full({ limit: MOST_CHILDREN })}
          </p>
        )}
      </div>
      <ChoiceField
        label={texts.afterwards.label}
        binding={form.field("contributionsGoOn")}
        choices={[
          { value: false, label: texts.afterwards.ends },
          { value: true, label: texts.afterwards.goesOn },
        ]}
        look="segments"
        hint={texts.afterwards.hint}
      />
    </FormSection>
  );
}

/** A child that was removed, what it was called, and the plans that were taken over before and after. */
interface Removed {
  readonly name: string;
  readonly index: number;
  readonly child: ChildDraft | undefined;
  readonly taken: readonly TakenOver[];
  readonly left: readonly TakenOver[];
}

/** Returns the plans that were taken over as if a child had never been there. @param index its place */
function takenWithout(taken: readonly TakenOver[], index: number): readonly TakenOver[] {
  const without = <T extends Pick<FamilyDraft, "children">>(family: T): T => ({
    ...family,
    children: family.children.toSpliced(index, 1),
  });
  return taken
    .filter(({ place }) => place !== index)
    .map(({ place, before, after, ...rest }) => ({
      ...rest,
      place: place !== undefined && place > index ? place - 1 : place,
      before: without(before),
      after: without(after),
    }));
}

/** Returns the paths of a child's entries. */
function pathsOf(child: ChildDraft, place: number): readonly string[] {
  return [...leavesOf(child, `children/${place}/`).keys()];
}

/** Returns one more child, whose savings are invested like those of the last one. */
function nextChild(children: readonly ChildDraft[], start: PlanMonth): ChildDraft {
  const last = children.at(-1);
  const child = initialChild(start);
  return last ? { ...child, risk: last.risk } : child;
}
