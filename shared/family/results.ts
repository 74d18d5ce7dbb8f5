import type { ResultContext } from "#shared/report/calculator-definition.ts";
import type { Block } from "#shared/report/report-document.ts";
import { afterRetirementCallout } from "./after-retirement-callout.ts";
import { familyAnswer } from "./answer.ts";
import { familyAssumptions } from "./assumptions.ts";
import { dueNowCallout } from "./due-now-callout.ts";
import { eachPartCallout } from "./each-part-callout.ts";
import { familyFacts, largeShareCallout, requiredTogetherCallout } from "./facts.ts";
import type { FamilyInsights } from "./insights-schemas.ts";
import { costOfChildren, purseComparison } from "./purse-blocks.ts";
import { savingsLeftCallout } from "./savings-left-callout.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";
import { spareCallout } from "./spare.ts";
import { familyTimeline } from "./timeline.ts";
import { unevenCallout } from "./uneven-callout.ts";

/** Returns the results of a family in the order of importance, the answer first. */
export function familyResultBlocks(
  plan: FamilyPlan,
  result: FamilyResult,
  { start, wording }: ResultContext<FamilyInsights>,
): readonly Block[] {
  return [
    familyAnswer(plan, result, wording),
    familyTimeline(plan, result, start, wording),
    familyFacts(plan, result, wording),
    ...dueNowCallout(plan, start, wording),
    ...largeShareCallout(result, wording),
    ...requiredTogetherCallout(plan, result, wording),
    ...eachPartCallout(plan, result, wording),
    ...afterRetirementCallout(plan, start, wording),
    ...savingsLeftCallout(plan, result, wording),
    ...unevenCallout(plan, result, start, wording),
    ...spareCallout(plan, result, start, wording),
    ...costOfChildren(plan, result, wording),
    purseComparison(plan, result, wording),
    familyAssumptions(plan, result, wording),
  ];
}
