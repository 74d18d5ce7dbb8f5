import { useEffect, useState } from "react";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ReadPlan } from "./counted-plans.ts";
import type { PlanOfMoment } from "./kept-plans.ts";
import type { OtherPlan } from "./read-latest.ts";

interface ReadPlans {
  readonly inSight: readonly OtherPlan[];
  readonly kept: readonly ReadPlan[];
}

const NONE: ReadPlans = { inSight: [], kept: [] };

/**
 * Returns kept plans and the plan in sight, if there is one, as they are today. They are read by code that loads once there
 * are kept plans; none until then.
 */
export function useReadPlans(
  plans: readonly PlanOfMoment[],
  current: KeptPlan | undefined,
  start: PlanMonth,
): ReadPlans {
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

async function readPlans(...[plans, current, start]: Parameters<typeof useReadPlans>): Promise<ReadPlans> {
  if (plans.length === 0) return NONE;
  const { readKept } = await import("./read-latest.ts");
  const kept = plans.map(async ({ keptAt, plan }) =>
    (await readKept(plan, start)).map((read) => ({ ...read, keptAt })),
  );
  return { inSight: current ? await readKept(current, start) : [], kept: (await Promise.all(kept)).flat() };
}
