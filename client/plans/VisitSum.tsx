import { useEffect, useId } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalloutBlock } from "#client/report/CalloutBlock.tsx";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { formatMoney } from "#shared/report/format.ts";
import { outlayName, visitSum } from "#shared/report/visit-sum.ts";
import { type CountedPlan, countedPlans } from "./counted-plans.ts";
import classes from "./KeepAndShare.module.css";
import { type PlanOfMoment, planName } from "./kept-plans.ts";
import { useOtherPlans } from "./other-plans.ts";
import { PLAN_STORE, useKeptPlans } from "./plan-store.ts";
import { useReadPlans } from "./use-read-plans.ts";
import sum from "./VisitSum.module.css";
import { noteShown } from "./visit-plans.ts";

const NO_PLANS: readonly PlanOfMoment[] = [];

/**
 * What the plan takes each month together with the last plan of each other calculator, and with kept plans that count
 * besides; nothing if there are none, or for a plan as somebody sent it, until the visitor changes it or says that it is
 * theirs. Pages of the visit that open later find the plan.
 */
export const VisitSum: PlanTools["VisitSum"] = ({ own, plan }) => {
  const wording = useWording();
  const { current, start, isAsSent } = plan;
  useEffect(() => {
    if (current && !isAsSent) noteShown(current);
  }, [current, isAsSent]);
  const others = useOtherPlans(own.calculator, start);
  const { plans } = useKeptPlans();
  // Until it is known, a kept plan that equals it would count twice.
  const { inSight, kept } = useReadPlans(current ? plans : NO_PLANS, current, start);
  if (isAsSent) return null;
  const counted = countedPlans(kept, [...inSight, ...others], plans);
  const further = counted.filter(({ isCounted }) => isCounted);
  const [block] = visitSum(
    own,
    [...others, ...further].map(({ outlay }) => outlay),
    wording,
  );
  return (
    <>
      {block && <CalloutBlock block={block} />}
      {counted.length > 0 && <PlanChoice plans={counted} />}
    </>
  );
};

/** Which kept plans count in the sum. */
function PlanChoice({ plans }: { readonly plans: readonly CountedPlan[] }) {
  const wording = useWording();
  const noteId = useId();
  const { title, note, plan } = wording.plans.counted;
  return (
    <Disclosure summary={title}>
      <p id={noteId} className={`${looks["small"]} ${classes["note"]}`}>
        {note}
      </p>
      <ul className={`${looks["list"]} ${sum["plans"]}`}>
        {plans.map(({ keptAt, outlay, isCounted }) => (
          <li key={keptAt}>
            <label className={classes["choice"]}>
              <input
                type="checkbox"
                className={classes["box"]}
                checked={isCounted}
                onChange={(event) => PLAN_STORE.count(keptAt, event.currentTarget.checked)}
                aria-describedby={noteId}
              />
              {plan({
                plan: outlayName(outlay, wording),
                amount: formatMoney(outlay.monthlyInvestment, outlay.currency, wording),
                name: planName(keptAt, wording),
              })}
            </label>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
