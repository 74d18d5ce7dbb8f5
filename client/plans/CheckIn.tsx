import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import looks from "#client/components/looks.module.css";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { CheckIn as CheckInOfPlan, PlanTools } from "#client/results/use-plan-on-page.ts";
import { isWithin, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { formatMoney, formatNumber } from "#shared/report/format.ts";
import classes from "./OpenedPlan.module.css";
import { whereItLies } from "./where-it-lies.ts";

/**
 * Says of which earlier month the savings in the form of an opened plan are, and asks what was saved since, once there is
 * an answer that the amount can move; then says that it is in the form, with the way back.
 */
export const CheckIn: PlanTools["CheckIn"] = ({ plan, leave }) => {
  const wording = useWording();
  const { months, plans, report } = wording;
  const { keep, checkIn } = plans;
  const { calculator, opened, blocks, checkedIn } = plan;
  const asked = blocks && plan.checkIn;
  const isChanged = opened === undefined || opened.savedForm !== undefined;
  /** The amount that was taken out of the form again. */
  const [takenBack, setTakenBack] = useState<number>();
  const amount = checkedIn && formatMoney(checkedIn.saved, checkedIn.currency, wording);
  return (
    <div className={checkedIn || asked ? classes["notice"] : undefined}>
      <div role="status" className={classes["said"]}>
        {amount !== undefined && <p>{checkIn.applied({ amount })}</p>}
        {checkedIn?.isDivided && <p>{checkIn.shares}</p>}
      </div>
      {checkedIn && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={leave(() => {
              setTakenBack(checkedIn.saved);
              checkedIn.undo();
            })}
          >
            {keep.undo}
          </Button>
        </div>
      )}
      {asked && (
        <>
          <p>
            {asked.ask && <strong>{checkIn.title}</strong>}{" "}
            {report.savedThen({ month: months[asked.month.month - 1] ?? "", year: asked.month.year })}{" "}
            {asked.ask && isChanged && checkIn.unchanged}
          </p>
          {asked.ask && (
            <Question
              key={asked.plan}
              first={takenBack}
              ask={asked.ask}
              currency={asked.currency}
              hint={new Map(Object.entries(checkIn.hints)).get(calculator) ?? checkIn.hints.goal}
              onApply={(saved) => leave(() => plan.enterSaved(saved))()}
            />
          )}
        </>
      )}
    </div>
  );
};

interface QuestionProps extends Pick<Required<CheckInOfPlan>, "currency" | "ask"> {
  /** The amount that the field begins with. */
  readonly first: number | undefined;
  /** What the amount is of. */
  readonly hint: string;
  /** Puts what was saved into the form. */
  readonly onApply: (saved: number) => void;
}

interface Answered {
  readonly saved: number;
  /** Scenarios with less, percent; undefined if the question failed. */
  readonly share: number | undefined;
}

/** The question, and where an amount lies in the plan as it was. */
function Question({ first, ask, currency, hint, onApply }: QuestionProps) {
  const wording = useWording();
  const { faults, plans } = wording;
  const { checkIn } = plans;
  const id = useId();
  const [entry, setEntry] = useState<number | string>(first ?? "");
  const [isLeft, setLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  /** The latest amount that was asked about. */
  const asking = useRef<{ readonly saved: number; readonly abort: AbortController }>(undefined);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => asking.current?.abort.abort(), []);
  const isSound = isWithin(SAVED_AMOUNT_LIMITS, entry);
  const compare = async (saved: number) => {
    if (asking.current?.saved === saved) return;
    // A late answer must not take the place of a newer one.
    asking.current?.abort.abort();
    const abort = new AbortController();
    asking.current = { saved, abort };
    const { signal } = abort;
    setBusy(true);
    const said = await ask(saved, signal).then(
      (share) => ({ saved, share }),
      () => ({ saved, share: undefined }),
    );
    if (signal.aborted) return;
    if (said.share === undefined) asking.current = undefined;
    setAnswered(said);
    setBusy(false);
  };
  // An answer to another amount no longer applies.
  const shown = answered?.saved === entry ? answered : undefined;
  // On a phone, the bar at its bottom would cover it.
  useEffect(() => {
    if (shown !== undefined) place.current?.scrollIntoView({ block: "center" });
  }, [shown]);
  const { minimum, maximum } = SAVED_AMOUNT_LIMITS;
  const range = { minimum: formatNumber(minimum), maximum: formatNumber(maximum) };
  const outside =
    Number(entry) < minimum
      ? faults.minimum({ limit: range.minimum })
      : faults.maximum({ limit: range.maximum });
  const fault = typeof entry === "number" ? outside : faults.number;
  return (
    <form
      className={classes["checkIn"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound) compare(entry);
        else setLeft(true);
      }}
    >
      <NumberField
        label={checkIn.saved}
        hint={hint}
        binding={{
          id,
          value: entry,
          onChange: setEntry,
          onBlur: () => setLeft(entry !== ""),
          error: isLeft && !isSound ? fault : undefined,
        }}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
      />
      <div className={`${looks["wrap"]} ${classes["ways"]}`}>
        <Button type="submit" variant="light" size="xs" aria-busy={isBusy}>
          {checkIn.check}
        </Button>
      </div>
      <p ref={place} role="status">
        {shown && (shown.share === undefined ? checkIn.failed : whereItLies(shown.share, wording))}
      </p>
      {shown?.share !== undefined && (
        <div>
          <Button variant="default" size="xs" onClick={() => onApply(shown.saved)}>
            {checkIn.apply}
          </Button>
        </div>
      )}
    </form>
  );
}
