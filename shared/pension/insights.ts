import type { Certainty, Change, Insights, Trade } from "#shared/contract/insights.ts";
import { COUNTRIES } from "#shared/domain/countries.ts";
import {
  type CertaintyLevel,
  CHANCE_TO_KEEP,
  CHANCE_TO_REACH,
  LATER_RETIREMENT,
  LESS_TO_PAY,
  MORE_A_MONTH,
} from "#shared/domain/insights.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { PENSION_RISKS } from "#shared/domain/risk-strategies.ts";
import { findCrossing, type Probe } from "#shared/planning/crossing.ts";
import { isGiven, partsThatCame, unlessItFailed } from "#shared/planning/parts.ts";
import type { PlanningContext } from "#shared/planning/planning-context.ts";
import { felt, largestFalls, largestRises } from "#shared/planning/telling-changes.ts";
import { risesWithSalary } from "./contribution.ts";
import {
  askChange,
  askRequirement,
  askSpending,
  chanceOf,
  changed,
  type RequirementAnswer,
  type SpendingAnswer,
} from "./insight-questions.ts";
import { annualLivingCost } from "./living-cost.ts";
import {
  contributionOf,
  moreAMonth,
  moreNow,
  type PlanChange,
  retirementMoved,
  simplerLifestyle,
  spendingOf,
} from "./plan-changes.ts";
import type { PensionPlan } from "./schemas.ts";
import { worseFutures } from "./worse-futures.ts";

/** How often an age of retirement is asked for: as often as 24 calls allow. */
const MOST_LATER_AGES = 3;
const MOST_EARLIER_AGES = 4;

/**
 * What would change the answer of a pension, by at most 24 gap calls. One call tells two things: the chance of the plan
 * that is sent, and an amount at a level of certainty that does not depend on what was changed in that plan. So changes
 * of the contribution are asked for together with requirements, and changes of the spending with spending abilities.
 * @param plan valid by the contract
 * @returns without the parts whose calls failed
 * @throws {PlanningError} if not even the plan's own chance could be had
 */
export async function pensionInsights(plan: PensionPlan, context: PlanningContext): Promise<Insights> {
  const [now, trades, worse] = await Promise.all([
    askSpending(plan, 50, context),
    partsThatCame([...riskTrades(plan, context), ...countryTrades(plan, context)]),
    partsThatCame(worseFutures(plan, context)),
  ]);
  const decision = now.chance > CHANCE_TO_KEEP ? room : ways;
  return {
    ...(await decision(plan, now, context)),
    trades: [...felt(trades, now.chance)],
    worse: worse.flat(),
    currency: plan.currency,
    modelVersion: context.planning.modelVersion,
  };
}

type Decision = Pick<Insights, "certainty" | "changes">;

/** Ways to a higher chance, and what each level of certainty takes. */
async function ways(plan: PensionPlan, now: SpendingAnswer, context: PlanningContext): Promise<Decision> {
  const isReached = (change: Change | undefined) =>
    Math.max(now.chance, change?.chanceToReachLifestyleGoal ?? 0) >= CHANCE_TO_REACH;
  const [required50, required75, spending75, later, ...others] = await Promise.all([
    unlessItFailed(askRequirement(plan, 50, context)),
    unlessItFailed(askRequirement(plan, 75, context, moreAMonth(plan, MORE_A_MONTH[plan.currency]))),
    unlessItFailed(
      askSpending(plan, 75, context, spendingOf(plan, (1 - LESS_TO_PAY) * annualLivingCost(plan))),
    ),
    askChange(retirementMoved(plan, LATER_RETIREMENT), context),
    ...[moreNow(plan), simplerLifestyle(plan)].map((change) => askChange(change, context)),
  ]);
  const enough = isReached(required75?.changed)
    ? undefined
    : changeTo(required75?.amount, (amount) => contributionOf(plan, amount));
  const affordable = isReached(spending75?.changed)
    ? undefined
    : changeTo(spending75?.amount, (amount) => spendingOf(plan, amount));
  const [required90, spending90, lateEnough] = await Promise.all([
    unlessItFailed(askRequirement(plan, 90, context, enough)),
    unlessItFailed(askSpending(plan, 90, context, affordable)),
    isReached(later) ? undefined : unlessItFailed(findLateEnough(plan, now.chance, later, context)),
  ]);
  const changes = [
    required75?.changed,
    spending75?.changed,
    later,
    ...others,
    required90?.changed,
    spending90?.changed,
    lateEnough,
  ];
  return {
    certainty: certainty([
      [50, required50, now],
      [75, required75, spending75],
      [90, required90, spending90],
    ]),
    changes: [...largestRises(changes.filter(isGiven), now.chance)],
  };
}

/** What a plan that is surer than most could do with less, and what each level of certainty takes. */
async function room(plan: PensionPlan, now: SpendingAnswer, context: PlanningContext): Promise<Decision> {
  const [required50, required75, required90, spending75, spending90, earlier] = await Promise.all([
    unlessItFailed(askRequirement(plan, 50, context)),
    unlessItFailed(askRequirement(plan, 75, context)),
    unlessItFailed(askRequirement(plan, 90, context)),
    unlessItFailed(askSpending(plan, 75, context)),
    unlessItFailed(askSpending(plan, 90, context)),
    unlessItFailed(findEarliest(plan, now.chance, context)),
  ]);
  const [more, less] = await Promise.all([
    askChange(
      changeTo(spending90?.amount, (amount) => spendingOf(plan, amount)),
      context,
    ),
    askChange(
      changeTo(required90?.amount, (amount) => contributionOf(plan, amount)),
      context,
    ),
  ]);
  const changes = [earlier, more, less].filter(isGiven);
  return {
    certainty: certainty([
      [50, required50, now],
      [75, required75, spending75],
      [90, required90, spending90],
    ]),
    changes: [...largestFalls(changes, now.chance)],
  };
}

/** Retirement so much later that a chance to aim for is reached; undefined where no age that was asked for does. */
async function findLateEnough(
  plan: PensionPlan,
  chance: number,
  later: Change | undefined,
  context: PlanningContext,
): Promise<Change | undefined> {
  const known: Probe = { step: LATER_RETIREMENT, chance: later?.chanceToReachLifestyleGoal ?? 0 };
  const { after } = await findCrossing(
    [{ step: 0, chance }, ...(later === undefined ? [] : [known])],
    {
      target: CHANCE_TO_REACH,
      lastStep: PENSION_LIMITS.retirementAge.maximum - plan.retirementAge,
      mostProbes: MOST_LATER_AGES,
    },
    (years) => chanceOf(retirementMoved(plan, years)?.plan ?? plan, context),
  );
  return after && retirementChange(plan, after.step, after.chance);
}

/** Retirement as early as a chance to keep allows; undefined where that is not before the plan's. */
async function findEarliest(
  plan: PensionPlan,
  chance: number,
  context: PlanningContext,
): Promise<Change | undefined> {
  const { before } = await findCrossing(
    [{ step: 0, chance }],
    {
      target: CHANCE_TO_KEEP,
      lastStep: plan.retirementAge - Math.max(plan.age, PENSION_LIMITS.retirementAge.minimum),
      mostProbes: MOST_EARLIER_AGES,
    },
    (years) => chanceOf(retirementMoved(plan, -years)?.plan ?? plan, context),
  );
  return before.step === 0 ? undefined : retirementChange(plan, -before.step, before.chance);
}

function retirementChange(plan: PensionPlan, years: number, chance: number): Change | undefined {
  const moved = retirementMoved(plan, years);
  return moved && changed(moved, chance);
}

/** The other risk levels, and what is spent in 9 of 10 scenarios with each. */
function riskTrades(plan: PensionPlan, context: PlanningContext): readonly Promise<Trade>[] {
  return PENSION_RISKS.filter((risk) => risk !== plan.risk).map((risk) =>
    askTrade("risk", plan, { risk }, context),
  );
}

/**
 * The other countries, where the contributions follow the salary: elsewhere the country would also change how these
 * rise. A budget of one's own costs the same everywhere, so that there is nothing to trade.
 */
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

/** A change to an amount, as far as that is known. */
function changeTo(
  amount: number | null | undefined,
  to: (amount: number) => PlanChange | undefined,
): PlanChange | undefined {
  return amount === null || amount === undefined ? undefined : to(amount);
}

/** The levels of certainty both of whose amounts are known. */
function certainty(
  levels: readonly (readonly [CertaintyLevel, RequirementAnswer | undefined, SpendingAnswer | undefined])[],
): Certainty[] {
  return levels.flatMap(([chance, required, spending]) =>
    required === undefined || spending === undefined
      ? []
      : [{ chance, requiredMonthlyInvestment: required.amount, spendingAbility: spending.amount }],
  );
}
