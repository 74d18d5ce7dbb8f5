import { type Currency, fromUsd } from "#shared/domain/currencies.ts";
import { allowancesOf } from "./cash-flows.ts";
import { forecastRequest, type Plan } from "./plan-request.ts";
import { shownTotal } from "./planning-answers.ts";
import { type PlanningContext, PlanningError } from "./planning-service.ts";

/** Number of futures: each stands for as many scenarios. */
const FUTURES = 10;

/** A plan, and when its savings have to suffice. */
export interface PlanOfFutures {
  readonly plan: Plan;
  readonly observationTimeSteps: readonly number[];
  /** Time step of the milestone: retirement, or the first payment. */
  readonly milestone: number;
  /** Paid at the milestone in every scenario, USD; the savings at the milestone are those before it. */
  readonly paidAtMilestoneUsd: number;
  /** Observed time steps from the milestone on, ascending, at which the total must be at least zero. */
  readonly decisiveSteps: readonly number[];
  readonly currency: Currency;
}

/** Savings of one scenario at the milestone, and those with which they would just last from then on. USD. */
interface AtMilestone {
  readonly held: number;
  readonly needed: number;
}

/**
 * Returns ten scenarios of a plan, one from the middle of each tenth of them, from the worst to the best: see
 * docs/model.md. Amounts in the plan's currency.
 * @throws {PlanningError} if the planning service fails, or cannot tell single scenarios
 */
export async function singleFutures(question: PlanOfFutures, context: PlanningContext) {
  const { plan, observationTimeSteps, milestone, paidAtMilestoneUsd, decisiveSteps, currency } = question;
  const { planning } = context;
  if (planning.totals === undefined) {
    throw new PlanningError("unavailable", "the planning service tells no single scenarios");
  }
  const unit = { id: "unit", onetime: [{ timeStep: milestone, amount: 1 }] };
  const request = forecastRequest(plan, observationTimeSteps, context);
  const steps = request.simulationSettings.observationTimeSteps;
  const [totals, growth] = await Promise.all([
    planning.totals(request),
    planning.totals(forecastRequest({ ...plan, accounts: [unit] }, decisiveSteps, context)),
  ]);
  const allowances = allowancesOf(request);
  const totalsAt = (timeStep: number) => totals[steps.indexOf(timeStep)] as Float64Array;
  const fates = fatesOf(
    totalsAt(milestone),
    decisiveSteps.map((timeStep, index) => ({
      timeStep,
      totals: totalsAt(timeStep),
      growth: growth[index] as Float64Array,
      allowance: allowances[timeStep] as number,
    })),
  );
  const { held, needed } = fates;
  const middle = { held: medianOf(held), needed: medianOf(needed) };
  const told = (amounts: AtMilestone) => ({
    held: fromUsd(amounts.held + paidAtMilestoneUsd, currency),
    needed: fromUsd(Math.max(0, amounts.needed + paidAtMilestoneUsd), currency),
  });
  return {
    currency,
    middle: told(middle),
    futures: middlesOfTenths(fates).map((scenario) => {
      const own = { held: held[scenario] as number, needed: needed[scenario] as number };
      const failsAt = fates.failsAt[scenario] as number;
      const lasts = failsAt === NEVER;
      return {
        ...told(own),
        values: steps.map((timeStep, index) => {
          const total = (totals[index] as Float64Array)[scenario] as number;
          return { timeStep, value: shownTotal(total, timeStep, currency, allowances) };
        }),
        failsAt: lasts ? null : failsAt,
        decisive: decisiveYears(own, lasts, middle),
      };
    }),
    modelVersion: planning.modelVersion,
  };
}

/** A decisive step with every scenario's total, and the growth of one unit from the milestone until then. */
interface DecisiveStep {
  readonly timeStep: number;
  readonly totals: Float64Array;
  readonly growth: Float64Array;
  /** By which a total may miss zero. */
  readonly allowance: number;
}

/** The time step at which savings fail that last. */
const NEVER = Number.POSITIVE_INFINITY;

/** What became of the plan, one entry a scenario. Amounts in USD, after the payment at the milestone. */
interface Fates {
  /** Savings at the milestone, and those with which they would just last from then on. */
  readonly held: Float64Array;
  readonly needed: Float64Array;
  /** The first decisive step at which the total is below zero. */
  readonly failsAt: Float64Array;
  /** The total at the last decisive step. */
  readonly left: Float64Array;
}

/** @param held the total of every scenario at the milestone @param steps ascending, at least one */
function fatesOf(held: Float64Array, steps: readonly DecisiveStep[]): Fates {
  const spare = new Float64Array(held.length).fill(Number.POSITIVE_INFINITY);
  const failsAt = new Float64Array(held.length).fill(NEVER);
  for (const { timeStep, totals, growth, allowance } of steps) {
    for (let s = 0; s < held.length; s++) {
      const total = (totals[s] as number) + allowance;
      if (total < 0 && failsAt[s] === NEVER) failsAt[s] = timeStep;
      // So much less at the milestone would have become nothing by now; a debt, so much more.
      spare[s] = Math.min(spare[s] as number, total / (growth[s] as number));
    }
  }
  const { totals: left } = steps.at(-1) as DecisiveStep;
  return { held, needed: held.map((savings, s) => savings - (spare[s] as number)), failsAt, left };
}

/**
 * Returns the scenario in the middle of each tenth, in their order from the worst: the sooner the savings are used up the
 * worse, then the more was lacking at the milestone; of those that last, the less is left. A debt says nothing: it is
 * larger where markets grew more.
 */
function middlesOfTenths({ held, needed, failsAt, left }: Fates): readonly number[] {
  const amount = (scenario: number) =>
    failsAt[scenario] === NEVER
      ? (left[scenario] as number)
      : (held[scenario] as number) - (needed[scenario] as number);
  const ordered = Uint32Array.from(left, (_, scenario) => scenario).sort((one, other) => {
    const [first, second] = [failsAt[one] as number, failsAt[other] as number];
    return first === second ? amount(one) - amount(other) : first - second;
  });
  return Array.from(
    { length: FUTURES },
    (_, tenth) => ordered[Math.floor(((tenth + 0.5) / FUTURES) * ordered.length)] as number,
  );
}

/**
 * Returns the years whose returns decided whether savings last: with those of the middle in their place it would have
 * gone the other way. Both, if it would have only with both, or with either; neither, if with none.
 */
function decisiveYears({ held, needed }: AtMilestone, lasts: boolean, middle: AtMilestone) {
  const byYearsBefore = middle.held >= needed !== lasts;
  const byYearsAfter = held >= middle.needed !== lasts;
  if (byYearsBefore !== byYearsAfter) return byYearsBefore ? ("before" as const) : ("after" as const);
  return middle.held >= middle.needed !== lasts ? ("both" as const) : ("neither" as const);
}

/** @param values at least one */
function medianOf(values: Float64Array): number {
  const sorted = values.toSorted();
  const rank = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(rank)] as number) + (sorted[Math.ceil(rank)] as number)) / 2;
}
