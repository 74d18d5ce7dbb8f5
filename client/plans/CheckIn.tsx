import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import looks from "#client/components/looks.module.css";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { CheckInQuestion } from "#client/results/use-plan-on-page.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { isWithin, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import { formatNumber } from "#shared/report/format.ts";
import classes from "./OpenedPlan.module.css";
import { whereItLies } from "./where-it-lies.ts";

interface CheckInProps {
  readonly ask: CheckInQuestion;
  readonly currency: Currency;
  /** Puts what was saved into the form. */
  readonly onApply: (saved: number) => void;
}

interface Answered {
  readonly saved: number;
  /** Scenarios with less, percent; undefined if the question failed. */
  readonly share: number | undefined;
}

/** Asks what was saved since a plan was made, and says where that lies in the plan as it was. */
export function CheckIn({ ask, currency, onApply }: CheckInProps) {
  const wording = useWording();
  const { faults, plans } = wording;
  const { checkIn } = plans;
  const id = useId();
  const [entry, setEntry] = useState<number | string>("");
  const [isLeft, setLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  const abort = useRef<AbortController>(undefined);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const isSound = isWithin(SAVED_AMOUNT_LIMITS, entry);
  const compare = async (saved: number) => {
    // A late answer must not take the place of a newer one.
    abort.current?.abort();
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    const said = await ask(saved, signal).then(
      (share) => ({ saved, share }),
      () => ({ saved, share: undefined }),
    );
    if (signal.aborted) return;
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
  const fault = typeof entry === "number" ? outside : entry === "" || faults.number;
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
        hint={checkIn.hint}
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
