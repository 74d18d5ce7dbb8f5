import { type Certainty, type Insights, isBetter, isWorse, type Trade } from "#shared/contract/insights.ts";
import { COUNTRIES } from "#shared/domain/countries.ts";
import {
  CERTAINTY_LEVELS,
  type CertaintyLevel,
  CHANCE_TO_KEEP,
  friendliestRises,
  LATER_RETIREMENT,
  LESS_TO_PAY,
  MORE_A_MONTH,
  MOST_GAP_CALLS,
  RULE_OF_THUMB_SHARE,
  targetOf,
} from "#shared/domain/insights.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { countGapCalls } from "#shared/planning/count-gap-calls.ts";
import { isGiven, partsThatCame, unlessItFailed } from "#shared/planning/partial-results.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import {
  annualLivingCost,
  currentMonthlyInvestment,
  risesWithSalary,
  yearsToRetireLater,
} from "../plan-values.ts";
import type { PensionPlan } from "../schemas.ts";
import { askLongLives } from "./chance-for-life.ts";
import { affordableSpending, askLater, changeTo, findThrifty } from "./combinations.ts";
import {
  askChange,
  askRequirement,
  askSpending,
  CAUTIOUS,
  type RequirementAnswer,
  type SpendingAnswer,
} from "./insight-questions.ts";
import { askFuture, furtherFutures, worseFutures } from "./other-futures.ts";
import {
  combination,
  contributionOf,
  moreAMonth,
  moreNow,
  type PlanChange,
  retirementMoved,
  spendingOf,
  strainOf,
} from "./plan-changes.ts";
import { findEarliest, findLateEnough } from "./retirement-search.ts";

/**
 * Calculates the insights of a pension with at most 24 gap calls. One call returns two figures: the chance of the plan
 * sent, and an amount at a level of certainty that does not depend on the change in that plan. So calls for
 * requirements also carry changes of the contribution, and calls for spending abilities changes of the spending. Further
 * futures are asked for last, as many as there are calls left.
 * @param plan valid by the contract
 * @returns the insights without the parts whose calls failed
 * @throws {PlanningError} if the call for the plan's own chance fails
 */
export async function pensionInsights(plan: PensionPlan, context: PlanningContext): Promise<Insights> {
  const { planning, gapCalls } = countGapCalls(context.planning);
  const counted = { ...context, planning };
  const [{ now, life, worse: longer }, trades, worse] = await Promise.all([
    askLongLives(plan, counted),
    partsThatCame([...riskTrades(plan, counted), ...countryTrades(plan, counted)]),
    partsThatCame(worseFutures(plan).map((future) => askFuture(future, plan, counted))),
  ]);
  const decision = await (now.chance > CHANCE_TO_KEEP ? room : ways)(plan, now, counted);
  const further = await partsThatCame(
    furtherFutures(plan)
      .slice(0, MOST_GAP_CALLS - gapCalls())
      .map((future) => askFuture(future, plan, counted)),
  );
  return {
    ...decision,
    trades: [...trades],
    worse: [...worse.flat(), ...longer, ...further.flat().filter(isWorse)],
    better: further.flat().filter(isBetter),
    life,
    currency: plan.currency,
    modelVersion: planning.modelVersion,
  };
}

type Decision = Pick<Insights, "certainty" | "changes">;

/**
 * Returns changes that raise the chance, and the amounts for each level of certainty. The calls for the plan's target
 * come first, because the changes that reach it follow from their amounts.
 */
async function ways(plan: PensionPlan, now: SpendingAnswer, context: PlanningContext): Promise<Decision> {
  const target = targetOf(plan);
  const isReached = now.chance >= target;
  const yearsLater = yearsToRetireLater(plan);
  const moved = retirementMoved(plan, Math.min(LATER_RETIREMENT, yearsLater));
  const [other, last] = target === 50 ? ([75, 90] as const) : ([50, target === 75 ? 90 : 75] as const);
  // The plan's own chance was asked for with the spending at 50.
  const spendingFirst = target === 50 ? other : target;
  const more = moreAMonth(plan, MORE_A_MONTH[plan.currency]);
  const less = spendingOf(plan, (1 - LESS_TO_PAY) * annualLivingCost(plan));
  const [requiredTarget, requiredOther, spendingAtFirst, requiredMoved, savedNow, thrifty] =
    await Promise.all([
      unlessItFailed(askRequirement(plan, target, context, { change: more })),
      // The same contribution: levels of one plan share its walk.
      unlessItFailed(askRequirement(plan, other, context, { change: more })),
      unlessItFailed(askSpending(plan, spendingFirst, context, { change: less })),
      moved && unlessItFailed(askLater(plan, moved, target, context)),
      askChange(moreNow(plan), context),
      moved || isReached ? undefined : unlessItFailed(findThrifty(plan, less, target, context)),
    ]);
  const enough = isReached
    ? undefined
    : changeTo(requiredTarget?.amount, (amount) => contributionOf(plan, amount));
  const spendingAtTarget = target === 50 ? now : spendingAtFirst;
  const affordable = isReached
    ? undefined
    : changeTo(spendingAtTarget?.amount, (amount) => affordableSpending(plan, amount));
  const later = requiredMoved?.changed;
  const both =
    moved && !isReached
      ? changeTo(requiredMoved?.amount, (amount) => combination(plan, moved, amount))
      : thrifty;
  const [requiredLast, spendingAtLast, lateEnough, laterAndMore] = await Promise.all([
    unlessItFailed(askRequirement(plan, last, context, { change: enough ?? more })),
    unlessItFailed(askSpending(plan, spendingFirst === 75 ? 90 : 75, context, { change: affordable })),
    later === undefined || isReached
      ? undefined
      : unlessItFailed(findLateEnough(plan, now.chance, later, yearsLater, context)),
    askChange(both, context),
  ]);
  const rises = [
    requiredTarget?.changed,
    spendingAtFirst?.changed,
    later,
    savedNow,
    enough && requiredLast?.changed,
    spendingAtLast?.changed,
    lateEnough,
    laterAndMore,
  ]
    .filter(isGiven)
    .map((change) => ({ change, strain: strainOf(plan, { ...plan, ...change.set }) }));
  return {
    certainty: certainty(
      plan,
      new Map([
        [target, requiredTarget],
        [other, requiredOther],
        [last, requiredLast],
      ]),
      new Map([
        [50, now],
        [spendingFirst, spendingAtFirst],
        [spendingFirst === 75 ? 90 : 75, spendingAtLast],
      ]),
    ),
    changes: [...friendliestRises(rises, now.chance, target)],
  };
}

/** Returns reductions that keep the chance to keep, with a fee and in a long life, and the amounts for each level. */
async function room(plan: PensionPlan, now: SpendingAnswer, context: PlanningContext): Promise<Decision> {
  const cautious = await unlessItFailed(askSpending(plan, CHANCE_TO_KEEP, context, CAUTIOUS));
  const isKept = cautious !== undefined && cautious.chance >= CHANCE_TO_KEEP;
  const [required, earliest] = isKept
    ? await Promise.all([
        unlessItFailed(askRequirement(plan, CHANCE_TO_KEEP, context, CAUTIOUS)),
        unlessItFailed(findEarliest(plan, cautious.chance, context)),
      ])
    : [];
  const more = isKept ? spendingOf(plan, cautious.amount) : undefined;
  const less = changeTo(required?.amount, (amount) => leastContribution(plan, amount));
  const [required50, required75, required90, spending75, spending90, earlier] = await Promise.all([
    unlessItFailed(askRequirement(plan, 50, context)),
    unlessItFailed(askRequirement(plan, 75, context, { change: less })),
    unlessItFailed(askRequirement(plan, 90, context)),
    unlessItFailed(askSpending(plan, 75, context, { change: more })),
    unlessItFailed(askSpending(plan, 90, context)),
    askChange(earliest, context),
  ]);
  return {
    certainty: certainty(
      plan,
      new Map([
        [50, required50],
        [75, required75],
        [90, required90],
      ]),
      new Map([
        [50, now],
        [75, spending75],
        [90, spending90],
      ]),
    ),
    changes: [earlier, spending75?.changed, required75?.changed].filter(isGiven),
  };
}

/** Returns a smaller contribution of at least the given amount, never below the rule of thumb on the page, never 0. */
function leastContribution(plan: PensionPlan, amount: number): PlanChange | undefined {
  const change = contributionOf(plan, Math.max(amount, RULE_OF_THUMB_SHARE * plan.monthlySalary));
  if (change === undefined) return undefined;
  const contribution = currentMonthlyInvestment(change.plan);
  return contribution > 0 && contribution < currentMonthlyInvestment(plan) ? change : undefined;
}

/** Requests the other risk levels, each with the spending that it sustains in 9 of 10 scenarios. */
function riskTrades(plan: PensionPlan, context: PlanningContext): readonly Promise<Trade>[] {
  return PENSION_RISKS.filter((risk) => risk !== plan.risk).map((risk) =>
    askTrade("risk", plan, { risk }, context),
  );
}

/** Requests the other countries, if they change nothing but costs: not contributions, and not one's own budget. */
function countryTrades(plan: PensionPlan, context: PlanningContext): readonly Promise<Trade>[] {
  if (!risesWithSalary(plan) || plan.annualLivingCost !== undefined) return [];
  return COUNTRIES.filter((country) => country !== plan.country).map((country) =>
    askTrade("country", plan, { country }, context),
  );
}

async function askTrade(
  kind: Trade["kind"],
  plan: PensionPlan,
  set: Partial<PensionPlan>,
  context: PlanningContext,
): Promise<Trade> {
  const { chance, amount } = await askSpending({ ...plan, ...set }, CHANCE_TO_KEEP, context);
  return { kind, set, chanceToReachLifestyleGoal: chance, cautiousSpendingAbility: amount };
}

/**
 * Returns the levels of certainty for which both amounts are known, each with the change that invests the amount. One
 * press never invests less: fewer futures would be the price.
 */
function certainty(
  plan: PensionPlan,
  required: ReadonlyMap<CertaintyLevel, RequirementAnswer | undefined>,
  spending: ReadonlyMap<CertaintyLevel, SpendingAnswer | undefined>,
): Certainty[] {
  return CERTAINTY_LEVELS.flatMap((chance) => {
    const [requirement, ability] = [required.get(chance), spending.get(chance)];
    if (!requirement || !ability) return [];
    const { amount } = requirement;
    const change = changeTo(amount, (monthly) => contributionOf(plan, monthly));
    return [
      {
        chance,
        requiredMonthlyInvestment: amount,
        spendingAbility: ability.amount,
        ...(change &&
          currentMonthlyInvestment(change.plan) > currentMonthlyInvestment(plan) && { set: change.set }),
      },
    ];
  });
}
