import { Button } from "@mantine/core";
import { useState } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusLever } from "#client/results/focus-lever.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { keepAtOnce } from "#client/session/history-draft.ts";
import classes from "./OpenedPlan.module.css";
import { sinceKept } from "./since-kept.ts";
import { sinceMade } from "./since-made.ts";

/** Says that a link led to this plan and what to do with it, and how its answer has moved since it was kept. */
export const OpenedPlan: PlanTools["OpenedPlan"] = ({ plan, leave }) => {
  const wording = useWording();
  const { link, keep } = wording.plans;
  const { opened, current, isFromLink, isReadWhole, bringBack, start, enter, isInForm } = plan;
  const [isBack, setBack] = useState(false);
  const since = opened && current && sinceKept(opened, current, wording);
  const isAsMade = opened?.made !== undefined && isInForm(opened.made);
  const made = opened && sinceMade(opened, isAsMade, start, wording);
  const note = isFromLink && isReadWhole ? link.openedNote : undefined;
  const undone = isBack && !isFromLink ? keep.undone : undefined;
  const texts = [note, undone, since].filter((text) => text !== undefined);
  return (
    <div className={isFromLink || texts.length > 0 || made ? classes["notice"] : undefined}>
      <div role="status">
        {isFromLink && <p className={classes["title"]}>{link.opened}</p>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className={made && `${looks["wrap"]} ${classes["ways"]}`}>
        <p role="status">{made?.text}</p>
        {made?.way && (
          <Button variant="default" size="compact-sm" onClick={() => made.way && enter(made.way.form)}>
            {made.way.label}
          </Button>
        )}
      </div>
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
    </div>
  );
};

/** Opens the page as at a first visit, in an entry of the history that keeps no plan. */
function beginOwn(): void {
  keepAtOnce();
  window.history.pushState(null, "");
  window.location.reload();
}
