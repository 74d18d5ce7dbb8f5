import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { FormSection } from "#client/components/FormSection.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldId } from "#client/form/FieldLinks.tsx";
import type { FormPart } from "#client/form/form-part.ts";
import type { useOtherPlans } from "#client/plans/other-plans.ts";
import type { Calculator } from "#shared/calculators.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { childName } from "#shared/family/names.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { FamilyDraft } from "./family-draft.ts";
import classes from "./TakePlans.module.css";
import {
  hasRoomFor,
  holdsPlan,
  type OtherPlan,
  placeOf,
  QUESTION_FIELD,
  type SavingsQuestion,
  savingsQuestion,
  type TakenPlan,
  type TakenSavings,
  takePlan,
} from "./take-plan.ts";
import { UndoNotice } from "./UndoNotice.tsx";

interface TakePlansProps {
  readonly form: FormPart<FamilyDraft>;
  readonly start: PlanMonth;
  /** One of each other calculator. */
  readonly plans: ReturnType<typeof useOtherPlans>;
}

/** Plans of other calculators, each taken into the family's with one press; nothing if there are none. */
export function TakePlans({ form, start, plans }: TakePlansProps) {
  const wording = useWording();
  const { family, results } = wording;
  const texts = family.form.take;
  const names = results.visit.plans;
  const fullId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const [asked, setAsked] = useState<TakenPlan | undefined>(state?.taken);
  /** What was taken, the last one last, each with the form before. */
  const [taken, setTaken] = useState<
    readonly (TakenPlan & { readonly before: FamilyDraft; readonly place: number | undefined })[]
  >([]);
  const isOpen = ({ plan }: TakenPlan) => !holdsPlan(form.draft, plan, start);
  const others = plans.map(({ calculator, plan }) => ({
    calculator,
    plan: plan as OtherPlan,
  }));
  const offered = others.filter(isOpen);
  const hasRoom = ({ plan }: TakenPlan) => hasRoomFor(form.draft, plan, start);
  const inQuestion = asked && isOpen(asked) && hasRoom(asked) ? asked : undefined;
  const question = inQuestion && savingsQuestion(form.draft, inQuestion.plan);
  const last = taken.at(-1);
  if (offered.length === 0 && question === undefined && last === undefined) return null;
  const take = (chosen: TakenPlan, savings: TakenSavings) => {
    setTaken([...taken, { ...chosen, before: form.draft, place: placeOf(form.draft, chosen.plan, start) }]);
    setAsked(undefined);
    form.update((draft) => takePlan(draft, chosen.plan, start, savings));
  };
  const press = (chosen: TakenPlan) => {
    if (!hasRoom(chosen)) return;
    if (savingsQuestion(form.draft, chosen.plan) === undefined) take(chosen, "same");
    else setAsked(chosen);
  };
  /** Returns what a plan that was taken is called, with the child that it went to. */
  const nameOf = (calculator: Calculator, place: number | undefined) =>
    place === undefined
      ? names[calculator]
      : family.childGoal({
          child: childName(place, form.draft.children.length, wording).alone,
          goal: names[calculator],
        });
  const putBack = ({ currency, savings, pension, children, hasOwnShares }: FamilyDraft) => {
    // The pressed button goes, and the focus with it.
    place.current?.focus({ preventScroll: true });
    form.update(() => ({ currency, savings, pension, children, hasOwnShares }));
    setTaken(taken.slice(0, -1));
  };
  return (
    <FormSection heading={texts.heading} note={texts.note}>
      <div ref={place} tabIndex={-1} className={classes["plans"]}>
        {inQuestion && question && (
          <SavingsChoice
            key={inQuestion.calculator}
            name={names[inQuestion.calculator]}
            question={question}
            currency={form.draft.currency}
            onChoose={(savings) => take(inQuestion, savings)}
          />
        )}
        {offered.length > 0 && (
          <ul className={classes["plans"]}>
            {offered
              .filter(({ calculator }) => calculator !== inQuestion?.calculator)
              .map((other) => {
                const name = names[other.calculator];
                const isLeftOut = !hasRoom(other);
                return (
                  <li key={other.calculator} className={classes["plan"]}>
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
          <UndoNotice
            key={taken.length}
            text={texts.done({ plan: nameOf(last.calculator, last.place) })}
            onUndo={() => putBack(last.before)}
          />
        )}
      </div>
    </FormSection>
  );
}

interface SavingsChoiceProps {
  readonly name: string;
  readonly question: SavingsQuestion;
  readonly currency: FamilyDraft["currency"];
  readonly onChoose: (savings: TakenSavings) => void;
}

/** Asks whether the savings of a plan are those of the family. It holds the focus of the button that led here. */
function SavingsChoice({ name, question, currency, onChoose }: SavingsChoiceProps) {
  const wording = useWording();
  const texts = wording.family.form.take.savings;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const money = (amount: number) => formatMoney(amount, currency, wording);
  const text = texts.question({
    plan: name,
    amount: money(question.ofPlan),
    present: money(question.ofFamily),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of fields.
    <div
      ref={group}
      id={fieldId(QUESTION_FIELD)}
      role="group"
      aria-label={text}
      tabIndex={-1}
      className={classes["question"]}
    >
      <p>{text}</p>
      <div className={looks["wrap"]}>
        {(["same", "separate"] as const).map((savings) => (
          <Button key={savings} size="compact-md" variant="light" onClick={() => onChoose(savings)}>
            {texts[savings]({ amount: money(question[savings]) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
