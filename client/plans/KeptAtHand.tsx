import { Button } from "@mantine/core";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { leadToResults } from "#client/results/lead-to.ts";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import classes from "./KeepAndShare.module.css";
import { planName } from "./kept-plans.ts";
import { useOwnPlans } from "./use-own-plans.ts";

/** Offers the kept plans of a calculator to whoever comes back, before there is a result. */
export const KeptAtHand: PlanTools["KeptAtHand"] = ({ plan }) => {
  const wording = useWording();
  const { keep } = wording.plans;
  const own = useOwnPlans(plan);
  if (own.length === 0 || plan.current !== undefined) return null;
  return (
    <div className={`${looks["card"]} ${looks["wrap"]} ${classes["atHand"]}`}>
      <p>{keep.atHand({ count: own.length })}</p>
      {own.toReversed().map((each) => (
        <Button
          key={each.keptAt}
          variant="light"
          classNames={{ root: looks["longButton"], label: looks["longLabel"] }}
          onClick={() => {
            plan.open(each.plan);
            leadToResults();
          }}
        >
          {keep.openNamed({ name: planName(each.keptAt, wording) })}
        </Button>
      ))}
    </div>
  );
};
