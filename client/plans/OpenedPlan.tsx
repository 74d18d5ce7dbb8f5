import { Button } from "@mantine/core";
import { useState } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusLever } from "#client/results/focus-lever.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { keepAtOnce } from "#client/session/history-draft.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { CURRENCIES, type Currency } from "#shared/domain/currencies.ts";
import { formatMoney } from "#shared/report/format.ts";
import { CheckIn } from "./CheckIn.tsx";
import classes from "./OpenedPlan.module.css";
import { sinceKept } from "./since-kept.ts";
import { sinceMade } from "./since-made.ts";

/** Savings that were put into the form of an opened plan. */
interface AppliedSavings {
  readonly before: KeptPlan["form"];
  readonly after: KeptPlan["form"];
  readonly saved: number;
  readonly currency: Currency;
}

/** Says that a link led to this plan and what to do with it, and how its answer has moved since it was kept. */
export const OpenedPlan: PlanTools["OpenedPlan"] = ({ plan, leave }) => {
  const wording = useWording();
  const { link, keep, checkIn } = wording.plans;
  const { opened, dated, current, isFromLink, isReadWhole, bringBack, start, enter, isInForm } = plan;
  const [isBack, setBack] = useState(false);
  const since = opened && current && sinceKept(opened, current, wording);
  const [applied, setApplied] = useState<AppliedSavings>();
  const isAsMade = dated?.made !== undefined && isInForm(dated.made);
  const made = dated && sinceMade(dated, isAsMade, start, wording);
  // Asked once there is an answer, which the number can move.
  const ask = current && opened && plan.checkInOf(opened);
  const currency = CURRENCIES.find((each) => each === opened?.form["currency"]);
  const applySavings = (saved: number) => {
    if (opened === undefined || currency === undefined) return;
    const before = (isAsMade && opened.made) || opened.form;
    const after = { ...before, currentAdditional: saved };
    setApplied({ before, after, saved, currency });
    enter(after);
  };
  const isApplied = applied !== undefined && isInForm(applied.after);
  const note = isFromLink && isReadWhole ? link.openedNote : undefined;
  const undone = isBack && !isFromLink ? keep.undone : undefined;
  const saved =
    isApplied && checkIn.applied({ amount: formatMoney(applied.saved, applied.currency, wording) });
  const texts = [note, undone, saved, since].filter((text) => typeof text === "string");
  return (
    <div className={isFromLink || texts.length > 0 || made || ask ? classes["notice"] : undefined}>
      <div role="status">
        {isFromLink && <p className={classes["title"]}>{link.opened}</p>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {made && (
        <div className={`${looks["wrap"]} ${classes["ways"]}`}>
          <p role="status">{made.text}</p>
          {made.way && (
            <Button variant="default" size="compact-sm" onClick={() => made.way && enter(made.way.form)}>
              {made.way.label}
            </Button>
          )}
        </div>
      )}
      {isApplied && (
        <div>
          <Button variant="default" size="compact-sm" onClick={leave(() => enter(applied.before))}>
            {keep.undo}
          </Button>
        </div>
      )}
      {isFromLink && (
        <div className={`${looks["wrap"]} ${classes["ways"]}`}>
          <Button variant="light" size="xs" onClick={focusLever}>
            {link.tryChange}
          </Button>
          {bringBack ? (
            <Button
              variant="default"
              size="xs"
              onClick={leave(() => {
                setBack(true);
                bringBack();
              })}
            >
              {link.bringBack}
            </Button>
          ) : (
            <Button variant="default" size="xs" onClick={beginOwn}>
              {link.beginOwn}
            </Button>
          )}
        </div>
      )}
      {ask && currency && (
        <Disclosure key={currency} summary={checkIn.title}>
          <CheckIn ask={ask} currency={currency} onApply={(amount) => leave(() => applySavings(amount))()} />
        </Disclosure>
      )}
    </div>
  );
};

/** Opens the page as at a first visit, in an entry of the history that keeps no plan. */
function beginOwn(): void {
  keepAtOnce();
  window.history.pushState(null, "");
  window.location.reload();
}
