import type { Life, Worse } from "#shared/contract/insights.ts";
import { fromUsd } from "#shared/domain/currencies.ts";
import { LONGER_LIVES } from "#shared/domain/insights.ts";
import { LONGEST_LIFE, sharesAlive, sharesOfCouplesAlive } from "#shared/domain/lifetimes.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";
import { partnerSex } from "#shared/domain/sexes.ts";
import { gapRequest, yearlyTimeSteps } from "#shared/planning/plan-request.ts";
import { affordableFactor, chanceOfReachingTarget } from "#shared/planning/planning-answers.ts";
import type { PlanningContext } from "#shared/planning/planning-service.ts";
import type { PensionPlan } from "../schemas.ts";
import { decisiveSteps, pensionPlan, RETIREMENT_SPENDING, retirementStep } from "./accounts.ts";
import { pensionCashFlows } from "./cash-flows.ts";
import type { SpendingAnswer } from "./insight-questions.ts";

/** The chances of a plan whose spending continues beyond its horizon. */
interface LongLives {
  /** The plan's own chance, and the spending that it sustains in half of the scenarios. */
  readonly now: SpendingAnswer;
  readonly life: Life;
  /** One for each of the longer lives. */
  readonly worse: readonly Worse[];
}

/**
 * Requests how likely the savings of a pension are to last until its horizon, each longer life and for life: one call, in
 * which spending continues until the visitor, or the younger of a couple, is as old as anybody grows.
 * @throws {PlanningError} if the call fails
 */
export async function askLongLives(plan: PensionPlan, context: PlanningContext): Promise<LongLives> {
  const { age, country: domicile, sex, partnerAge } = plan;
  const cashFlows = pensionCashFlows(plan);
  const retirement = retirementStep(cashFlows);
  const years = LONGEST_LIFE - Math.min(age, partnerAge ?? age);
  const steps = yearlyTimeSteps(MONTHS_PER_YEAR * years).filter((step) => step > retirement);
  const { gapFactors } = await context.planning.gap(
    gapRequest(pensionPlan(cashFlows, age + years), RETIREMENT_SPENDING, steps, context),
    decisiveSteps(cashFlows, HORIZON_AGE),
  );
  const answerUntil = (horizonAge: number) => {
    const decisive = decisiveSteps(cashFlows, horizonAge);
    return { gapFactors: gapFactors.filter(({ timeStep }) => decisive.includes(timeStep)) };
  };
  const chanceUntil = (horizonAge: number) => chanceOfReachingTarget(answerUntil(horizonAge));
  const chances = Array.from({ length: years + 1 }, (_, year) =>
    MONTHS_PER_YEAR * year > retirement ? chanceUntil(age + year) : 100,
  );
  const aliveFor = (ageYears: number, ofSex: typeof sex) =>
    sharesAlive({ domicile, sex: ofSex, ageYears }, context.start.year, years);
  const own = aliveFor(age, sex);
  const couple =
    partnerAge === undefined ? undefined : sharesOfCouplesAlive(own, aliveFor(partnerAge, partnerSex(sex)));
  const percentAt = (shares: readonly number[], horizonAge: number) =>
    100 * (shares[horizonAge - age] as number);
  const amountUsd = affordableFactor(answerUntil(HORIZON_AGE)) * cashFlows.livingCostUsd;
  return {
    now: { chance: chanceUntil(HORIZON_AGE), amount: fromUsd(amountUsd, plan.currency), changed: undefined },
    life: {
      chance: chanceForLife(own.slice(0, LONGEST_LIFE - age + 1), chances),
      coupleChance: couple === undefined ? null : chanceForLife(couple, chances),
      alive: LONGER_LIVES.map((horizonAge) => ({
        age: horizonAge,
        share: percentAt(own, horizonAge),
        coupleShare: couple === undefined ? null : percentAt(couple, horizonAge),
      })),
    },
    worse: LONGER_LIVES.map((horizonAge) => ({
      kind: `until${horizonAge}` as const,
      chanceToReachLifestyleGoal: chanceUntil(horizonAge),
    })),
  };
}

/**
 * Returns the chance that savings last for a life: the mean of the chances at the beginning and the end of the year of
 * death, weighted with the share that dies in it. Who outlives the shares needs the savings until their end.
 * @param alive share alive after each whole number of years
 * @param chances that the savings last as long
 * @returns in the unit of the chances
 */
export function chanceForLife(alive: readonly number[], chances: readonly number[]): number {
  const at = (values: readonly number[], year: number) => values[year] as number;
  const last = alive.length - 1;
  let chance = at(alive, last) * at(chances, last);
  for (let year = 0; year < last; year++) {
    const dying = at(alive, year) - at(alive, year + 1);
    chance += (dying * (at(chances, year) + at(chances, year + 1))) / 2;
  }
  // Rounding errors of the sum may exceed the largest chance.
  return Math.min(chance, Math.max(...chances));
}
