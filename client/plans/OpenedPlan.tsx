import { Button } from "@mantine/core";
import { useState } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { focusLever } from "#client/results/lead-to.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { keepAtOnce } from "#client/session/history-draft.ts";
import classes from "./OpenedPlan.module.css";
import { useSinceMade, WayOfAges } from "./SinceMade.tsx";
import { sinceKept } from "./since-kept.ts";

/**
 * Says in one line that a link led to this plan, and how far its ages have moved on; what to do with it, and how its
 * answer has moved since it was kept, on demand: the answer and its picture come first.
 */
export const OpenedPlan: PlanTools["OpenedPlan"] = ({ plan, leave }) => {
  const wording = useWording();
  const { link, keep } = wording.plans;
  const { opened, current, isFromLink, isReadWhole, bringBack } = plan;
  const [isBack, setBack] = useState(false);
  const made = useSinceMade(plan);
  const since = opened && current && sinceKept(opened, current, wording);
  const line = made?.text ?? (isFromLink ? undefined : since);
  const note = isFromLink && isReadWhole ? link.openedNote : undefined;
  const texts = [...(made?.more ?? []), note, since === line ? undefined : since].filter(
    (text) => text !== undefined,
  );
  const said = (
    <span role="status">
      {isFromLink && <strong>{link.opened}</strong>}
      {isFromLink && line !== undefined && " · "}
      {line}
    </span>
  );
  return (
    <>
      <p role="status">{isBack && !isFromLink && keep.undone}</p>
      {isFromLink || made !== undefined || texts.length > 0 ? (
        <div className={classes["folded"]}>
          <Disclosure summary={said}>
            <div className={classes["notice"]}>
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <div className={`${looks["wrap"]} ${classes["ways"]}`}>
                {made && <WayOfAges made={made} plan={plan} leave={leave} />}
                {isFromLink && (
                  <>
                    <Button variant="light" size="xs" onClick={focusLever}>
                      {link.tryChange}
                    </Button>
                    <Button variant="default" size="xs" onClick={leave(plan.claim)}>
                      {link.claim}
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
                  </>
                )}
              </div>
            </div>
          </Disclosure>
        </div>
      ) : (
        <p>{said}</p>
      )}
    </>
  );
};

/** Opens the page as at a first visit, in an entry of the history that keeps no plan. */
function beginOwn(): void {
  keepAtOnce();
  window.history.pushState(null, "");
  window.location.reload();
}
