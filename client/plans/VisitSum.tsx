import { useEffect } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalloutBlock } from "#client/report/CalloutBlock.tsx";
import type { PlanTools } from "#client/results/use-plan-on-page.ts";
import { visitSum } from "#shared/report/visit-sum.ts";
import { useOtherPlans } from "./other-plans.ts";
import { noteShown } from "./visit-plans.ts";

/**
 * What the plan takes each month together with the plans of other calculators; nothing if there are none. Pages of the visit
 * that open later find the plan.
 */
export const VisitSum: PlanTools["VisitSum"] = ({ own, plan: { current, start } }) => {
  const wording = useWording();
  useEffect(() => current && noteShown(current), [current]);
  const others = useOtherPlans(own.calculator, start).map(({ outlay }) => outlay);
  const [block] = visitSum(own, others, wording);
  return block && <CalloutBlock block={block} />;
};
