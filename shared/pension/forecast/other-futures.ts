import type { Better, Worse } from "#shared/contract/insights.ts";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { toUsd } from "#shared/domain/currencies.ts";
import { PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { homeCurrencyOf } from "#shared/domain/home-currencies.ts";
import {
  COMPARED_ANNUAL_FEE,
  CONTRIBUTIONS_END_YEARS,
  FASTER_PRICES,
  HIGHER_ANNUAL_FEE,
  USUAL_BASIC_PERCENTAGE,
} from "#shared/domain/insights.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { gapRequest, type Plan } from "#shared/planning/plan-request.ts";
import { chanceOfReachingTarget } from "#shared/planning/planning-answers.ts";
import { askChances } from "#shared/planning/planning-calls.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import { statutoryGratuity, yearsUntilEmployersChange } from "../end-of-service.ts";
import { planOptions } from "../plan-values.ts";
import type { PensionPlan } from "../schemas.ts";
import {
  decisiveSteps,
  type PensionCashFlows,
  pensionPlan,
  RETIREMENT_SPENDING,
  retirementStep,
} from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";

/** A future that differs from the one planned for in one thing, and the kinds that it answers. */
interface Future<Kind> {
  readonly kinds: readonly Kind[];
  readonly plan: Plan;
  /** True if the spending differs: it is asked for apart from the rest, which earlier questions had walked. */
  readonly isOfSpending?: boolean;
}

type OtherKind = Worse["kind"] | Better["kind"];

/** Requests the chance in a future by one call, and returns it for each of its kinds. */
export async function askFuture<Kind>(
  { kinds, plan, isOfSpending = false }: Future<Kind>,
  ofPlan: PensionPlan,
  context: PlanningContext,
): Promise<readonly { readonly kind: Kind; readonly chanceToReachLifestyleGoal: number }[]> {
  const steps = decisiveSteps(pensionCashFlows(ofPlan));
  const request = gapRequest(plan, RETIREMENT_SPENDING, steps, context);
  const answer = await (isOfSpending
    ? context.planning.gap(request, [])
    : askChances(context.planning, request));
  return kinds.map((kind) => ({ kind, chanceToReachLifestyleGoal: chanceOfReachingTarget(answer) }));
}

/** Returns the worse futures that every answer tells of. A fee is what lowers returns by as much. */
export function worseFutures(plan: PensionPlan): readonly Future<Worse["kind"]>[] {
  const cashFlows = pensionCashFlows(plan);
  return [
    { kinds: ["fee", "returns"], plan: { ...pensionPlan(cashFlows), annualFee: COMPARED_ANNUAL_FEE } },
    // Only living costs change: contributions stay as planned.
    {
      kinds: ["inflation"],
      plan: pensionPlan({ ...cashFlows, inflationRate: cashFlows.inflationRate + FASTER_PRICES }),
      isOfSpending: true,
    },
  ];
}

/** Returns the further futures that differ from the plan's own, what matters most to most plans first. */
export function furtherFutures(plan: PensionPlan): readonly Future<OtherKind>[] {
  const cashFlows = pensionCashFlows(plan);
  const { contribution } = cashFlows;
  const contributes = retirementStep(cashFlows) > 0 && contribution.monthlyUsd > 0;
  const months = MONTHS_PER_YEAR * CONTRIBUTIONS_END_YEARS;
  const home = homeCurrencyOf(plan.country);
  const future = (
    kind: OtherKind,
    changes: Partial<PensionCashFlows>,
    isOfSpending = false,
  ): Future<OtherKind> => ({ kinds: [kind], plan: pensionPlan({ ...cashFlows, ...changes }), isOfSpending });
  return [
    ...(contributes && retirementStep(cashFlows) > months
      ? [future("contributionsEnd", { contribution: { ...contribution, months } })]
      : []),
    ...(paysByDefault(plan) ? [future("gratuity", { endOfServiceBenefitUsd: usualGratuityUsd(plan) })] : []),
    ...(home === undefined || home.dollarPriceGrowth >= COUNTRY_REFERENCES[plan.country].inflationRate
      ? []
      : [future("dollarPrices", { inflationRate: home.dollarPriceGrowth }, true)]),
    ...(home === undefined
      ? []
      : [future("homeCurrency", { livingCostUsd: cashFlows.livingCostUsd * (1 + home.dearer) }, true)]),
    { kinds: ["higherFee"], plan: { ...pensionPlan(cashFlows), annualFee: HIGHER_ANNUAL_FEE } },
    ...(contributes && contribution.yearlyIncrease > 0
      ? [future("contributionsStay", { contribution: { ...contribution, yearlyIncrease: 0 } })]
      : []),
  ];
}

/** Returns true if the end of service is what a form begins with: one employer, and the whole salary as basic wage. */
function paysByDefault(plan: PensionPlan): boolean {
  const { endOfService, basicSalaryPercentage } = planOptions(plan);
  return (
    plan.monthlySalary > 0 &&
    endOfService === PENSION_OPTION_DEFAULTS.endOfService &&
    basicSalaryPercentage === PENSION_OPTION_DEFAULTS.basicSalaryPercentage &&
    yearsUntilEmployersChange(plan) === undefined
  );
}

function usualGratuityUsd(plan: PensionPlan): number {
  const usual = { ...plan, basicSalaryPercentage: USUAL_BASIC_PERCENTAGE };
  return toUsd(statutoryGratuity(usual), plan.currency);
}
