import { Button } from "@mantine/core";
import { useRef } from "react";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanOnPage } from "#client/results/use-plan-on-page.ts";
import classes from "./OpenedPlan.module.css";
import { type SinceMade, sinceMade } from "./since-made.ts";

/** Says what the time since the page's plan was made has done to it, on a page of its form without results. */
export function TimePassed({ plan }: { plan: PlanOnPage }) {
  const made = useSinceMade(plan);
  const place = useRef<HTMLDivElement>(null);
  const leave = (end: () => void) => () => {
    place.current?.focus({ preventScroll: true });
    end();
  };
  return (
    <div ref={place} tabIndex={-1} className={made && classes["notice"]}>
      {made && (
        <div className={`${looks["wrap"]} ${classes["ways"]}`}>
          <p role="status">{[made.text, ...made.more].join(" ")}</p>
          <WayOfAges made={made} plan={plan} leave={leave} />
        </div>
      )}
    </div>
  );
}

interface WayOfAgesProps {
  readonly made: SinceMade;
  readonly plan: PlanOnPage;
  /** Moves the focus before the pressed button goes. */
  readonly leave: (end: () => void) => () => void;
}

/** Leads to the plan as it was entered, or back to that of today; or ends the matter. */
export function WayOfAges({ made: { way }, plan, leave }: WayOfAgesProps) {
  const { plans } = useWording();
  return (
    <>
      {way !== undefined && (
        <Button variant="default" size="xs" onClick={plan.moveAges}>
          {way}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={leave(plan.confirm)}>
        {plans.moved.confirm}
      </Button>
    </>
  );
}

/** Returns what there is to say of the time since the page's plan was made; undefined if nothing. */
export function useSinceMade(plan: PlanOnPage): SinceMade | undefined {
  const wording = useWording();
  return plan.dated && sinceMade(plan.dated, plan.begun(wording), plan.isAsMade, plan.start, wording);
}
