import { useWording } from "#client/components/WordingProvider.tsx";
import { CalloutBlock } from "#client/report/CalloutBlock.tsx";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { type Outlay, visitSum } from "#shared/report/visit-sum.ts";
import { useOtherPlans } from "./other-plans.ts";

/** What the plan takes each month together with the plans of other calculators; nothing if there are none. */
export function VisitSum({ own, start }: { own: Outlay; start: PlanMonth }) {
  const wording = useWording();
  const others = useOtherPlans(own.calculator, start).map(({ outlay }) => outlay);
  const [block] = visitSum(own, others, wording);
  return block && <CalloutBlock block={block} />;
}
