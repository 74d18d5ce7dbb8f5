import type { Calculator } from "#shared/calculators.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { countedPlans } from "./counted-plans.ts";
import { useOtherPlans } from "./other-plans.ts";
import { useKeptPlans } from "./plan-store.ts";
import type { OtherPlan } from "./read-latest.ts";
import { useReadPlans } from "./use-read-plans.ts";

/** Returns the plans of other calculators: the last one of each, and kept ones that count besides, such as another child's. */
export function useEachPlan(own: Calculator, start: PlanMonth): readonly OtherPlan[] {
  const others = useOtherPlans(own, start);
  const { plans } = useKeptPlans();
  const { kept } = useReadPlans(plans, undefined, start);
  const further = countedPlans(
    kept.filter(({ calculator }) => calculator !== own),
    others,
    plans,
  );
  return [...others, ...further.filter(({ isCounted }) => isCounted)];
}
