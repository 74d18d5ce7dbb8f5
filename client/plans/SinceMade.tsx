import { Button } from "@mantine/core";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { PlanOnPage } from "#client/results/use-plan-on-page.ts";
import classes from "./OpenedPlan.module.css";
import { type SinceMade, sinceMade } from "./since-made.ts";

/** Says what the time since the page's plan was made has done to it, on a page of its form without results. */
export function TimePassed({ plan }: { plan: PlanOnPage }) {
  const made = useSinceMade(plan);
  return (
    made && (
      <div className={classes["notice"]}>
        <div className={`${looks["wrap"]} ${classes["ways"]}`}>
          <p role="status">{[made.text, ...made.more].join(" ")}</p>
          <WayOfAges made={made} plan={plan} />
        </div>
      </div>
    )
  );
}

/** Leads to the plan as it was entered, or back to that of today. */
export function WayOfAges({ made: { way }, plan }: { made: SinceMade; plan: PlanOnPage }) {
  return (
    way && (
      <Button variant="default" size="xs" onClick={() => plan.enter(way.form)}>
        {way.label}
      </Button>
    )
  );
}

/** Returns what there is to say of the time since the page's plan was made; undefined if nothing. */
export function useSinceMade(plan: PlanOnPage): SinceMade | undefined {
  const wording = useWording();
  return plan.dated && sinceMade(plan.dated, plan.begun(wording), isAsMade(plan), plan.start, wording);
}

/** Returns whether the page's plan is as it was entered when it was made, and not as it is today. */
export function isAsMade({ dated, isInForm }: PlanOnPage): boolean {
  return dated?.made !== undefined && isInForm(dated.made);
}
