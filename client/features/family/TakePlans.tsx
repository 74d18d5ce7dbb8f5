import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { FormSection } from "#client/components/FormSection.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldOfStep } from "#client/form/FieldLinks.tsx";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { isEqual } from "#client/plans/counted-plans.ts";
import { useEachPlan } from "#client/plans/each-plan.ts";
import { isSamePlan } from "#client/session/read-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { childName } from "#shared/family/names.ts";
import { outlayName } from "#shared/report/visit-sum.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { SavingsChoice } from "./SavingsChoice.tsx";
import classes from "./TakePlans.module.css";
import {
  assumedAge,
  destinationAt,
  destinationOf,
  isTaken,
  otherPlaces,
  putBack,
  TAKING_FIELD,
  takeOver,
} from "./take-over.ts";
import {
  type Destination,
  type OtherPlan,
  savingsQuestion,
  type TakenOver,
  type TakenPlan,
  type TakenSavings,
} from "./take-plan.ts";
import { UndoNotice } from "./UndoNotice.tsx";

interface TakePlansProps {
  readonly form: CalculatorForm<FamilyDraft>;
  readonly start: PlanMonth;
}

/** Plans of other calculators, each taken into the family's with one press; nothing if there are none. */
export function TakePlans({ form, start }: TakePlansProps) {
  const wording = useWording();
  const { family, results } = wording;
  const texts = family.form.take;
  const names = results.visit.plans;
  const plans = useEachPlan("family", start);
  const fullId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const [asked, setAsked] = useState<TakenPlan | undefined>(state?.taken);
  const session = sessionOf<FamilyDraft, unknown, unknown, unknown>("family");
  const taken = useSession(session, (all) => all.taken) as readonly TakenOver[];
  /** True once a press, here or on the page before, has done what the notice says. */
  const [hasPressed, setPressed] = useState(fieldOfStep(state) === TAKING_FIELD);
  const { draft } = form;
  const others = plans.map(({ outlay, ...each }) => ({
    ...each,
    plan: each.plan as OtherPlan,
    name:
      plans.filter(({ calculator }) => calculator === each.calculator).length > 1
        ? outlayName(outlay, wording)
        : names[each.calculator],
  }));
  const toOf = (chosen: TakenPlan) => {
    // A plan that is there still is of another child than this one.
    const isOfOther = (each: TakenOver) =>
      others.some((other) => isEqual(other, each) && !isEqual(other, chosen));
    return destinationOf(
      draft,
      chosen,
      taken.filter((each) => !isOfOther(each)),
      start,
    );
  };
  const isOpen = (chosen: TakenPlan) => !isTaken(draft, chosen, toOf(chosen), start);
  const offered = others.filter(isOpen);
  const hasRoom = (chosen: TakenPlan) => toOf(chosen) !== undefined;
  const inQuestion = asked && isOpen(asked) && hasRoom(asked) ? asked : undefined;
  const question = inQuestion && savingsQuestion(draft, inQuestion.plan, toOf(inQuestion)?.earlier);
  const latest = taken.at(-1);
  const withoutLatest = latest && putBack(draft, latest, start);
  const last = withoutLatest && !isSamePlan(draft, withoutLatest) ? latest : undefined;
  const age = last && assumedAge(draft, last, start);
  if (offered.length === 0 && question === undefined && last === undefined) return null;
  const change = (changed: FamilyDraft, left: readonly TakenOver[]) => {
    session.take(changed, left);
    form.follow();
    setPressed(true);
  };
  const take = (chosen: TakenPlan, to: Destination, savings?: TakenSavings, from = { draft, taken }) => {
    const done = takeOver(from.draft, chosen, to, start, savings);
    setAsked(undefined);
    change(done.draft, [...from.taken, done.taken]);
  };
  const press = (chosen: TakenPlan) => {
    const to = toOf(chosen);
    if (to === undefined) return;
    if (savingsQuestion(draft, chosen.plan, to.earlier) === undefined) take(chosen, to);
    else setAsked(chosen);
  };
  const nameOfChild = (child: number) => childName(child, draft.children.length, wording).alone;
  /** Returns what a plan that was taken is called, with the child that it went to. */
  const nameOf = ({ calculator, place: child }: TakenOver) =>
    child === undefined
      ? names[calculator]
      : family.childGoal({ child: nameOfChild(child), goal: names[calculator] });
  const undo = () => {
    // The pressed button goes, and the focus with it.
    place.current?.focus({ preventScroll: true });
    if (withoutLatest) change(withoutLatest, taken.slice(0, -1));
  };
  /** Takes the latest plan over for another child. */
  const moveTo = (child: number) => {
    if (!latest || !withoutLatest) return;
    const from = { draft: withoutLatest, taken: taken.slice(0, -1) };
    take(latest, destinationAt(child, from.draft, latest, from.taken), latest.savings, from);
  };
  return (
    <FormSection heading={texts.heading} note={texts.note}>
      <div ref={place} tabIndex={-1} className={classes["plans"]}>
        {inQuestion && question && (
          <SavingsChoice
            key={keyOf(inQuestion)}
            name={others.find((other) => isEqual(other, inQuestion))?.name ?? names[inQuestion.calculator]}
            question={question}
            currency={form.draft.currency}
            onChoose={(savings) => {
              const to = toOf(inQuestion);
              if (to) take(inQuestion, to, savings);
            }}
          />
        )}
        {offered.length > 0 && (
          <ul className={classes["plans"]}>
            {offered
              .filter((other) => inQuestion === undefined || !isEqual(other, inQuestion))
              .map((other) => {
                const { name } = other;
                const isLeftOut = !hasRoom(other);
                return (
                  <li key={keyOf(other)} className={classes["plan"]}>
                    <span>{name}</span>
                    <Button
                      size="compact-sm"
                      variant="light"
                      aria-label={texts.goNamed({ plan: name })}
                      onClick={() => press(other)}
                      data-disabled={isLeftOut}
                      aria-disabled={isLeftOut}
                      aria-describedby={isLeftOut ? fullId : undefined}
                    >
                      {texts.go}
                    </Button>
                  </li>
                );
              })}
          </ul>
        )}
        {!offered.every(hasRoom) && (
          <p id={fullId} className={looks["small"]}>
            {family.form.full({ limit: MOST_CHILDREN })}
          </p>
        )}
        {last && (
          <>
            <UndoNotice
              key={`${taken.length} ${last.place}`}
              text={[
                (last.isReplacing ? texts.replaced : texts.done)({ plan: nameOf(last) }),
                ...(age === undefined ? [] : [texts.assumedAge({ age })]),
              ].join(" ")}
              holdsFocus={hasPressed}
              onUndo={undo}
            />
            <OtherChildren
              places={otherPlaces(last, start)}
              nameOf={(child) => (child < draft.children.length ? nameOfChild(child) : texts.newChild)}
              onMove={moveTo}
            />
          </>
        )}
      </div>
    </FormSection>
  );
}

const keyOf = (chosen: TakenPlan): string => JSON.stringify(chosen);

interface OtherChildrenProps {
  readonly places: readonly number[];
  readonly nameOf: (place: number) => string;
  readonly onMove: (place: number) => void;
}

/** Offers the children that a plan may be for instead of the one that it went to; nothing if there are none. */
function OtherChildren({ places, nameOf, onMove }: OtherChildrenProps) {
  const labelId = useId();
  const { otherChild } = useWording().family.form.take;
  if (places.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div role="group" aria-labelledby={labelId} className={`${looks["wrap"]} ${classes["choices"]}`}>
      <span id={labelId} className={looks["small"]}>
        {otherChild}
      </span>
      {places.map((child) => (
        <Button key={child} size="compact-sm" variant="light" onClick={() => onMove(child)}>
          {nameOf(child)}
        </Button>
      ))}
    </div>
  );
}
