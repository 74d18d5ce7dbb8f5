import { useEffect, useId, useState } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalloutBlock } from "#client/report/CalloutBlock.tsx";
import type { PlanOnPage, PlanTools } from "#client/results/use-plan-on-page.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { formatMoney } from "#shared/report/format.ts";
import { outlayName, visitSum } from "#shared/report/visit-sum.ts";
import { type CountedPlan, countedPlans, type ReadPlan } from "./counted-plans.ts";
import classes from "./KeepAndShare.module.css";
import { type PlanOfMoment, planName } from "./kept-plans.ts";
import { useOtherPlans } from "./other-plans.ts";
import { PLAN_STORE, useKeptPlans } from "./plan-store.ts";
import type { OtherPlan } from "./read-latest.ts";
import sum from "./VisitSum.module.css";
import { noteShown } from "./visit-plans.ts";

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
  const { inSight, kept } = useReadPlans(plans, plan);
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

interface ReadPlans {
  readonly inSight: readonly OtherPlan[];
  readonly kept: readonly ReadPlan[];
}

const NONE: ReadPlans = { inSight: [], kept: [] };

/** Returns the plan in sight and the kept plans, read by code that loads once there are any; none until then. */
function useReadPlans(plans: readonly PlanOfMoment[], { current, start }: PlanOnPage): ReadPlans {
  const [read, setRead] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    readPlans(plans, current, start).then(
      (all) => !isLeft && setRead(all),
      // Without its code, a kept plan is not counted.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [plans, current, start]);
  return read;
}

async function readPlans(
  plans: readonly PlanOfMoment[],
  current: PlanOnPage["current"],
  start: PlanMonth,
): Promise<ReadPlans> {
  if (plans.length === 0 || current === undefined) return NONE;
  const { readKept } = await import("./read-latest.ts");
  const kept = plans.map(async ({ keptAt, plan }) =>
    (await readKept(plan, start)).map((read) => ({ ...read, keptAt })),
  );
  return { inSight: await readKept(current, start), kept: (await Promise.all(kept)).flat() };
}

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
