import { costOf, goalChanges } from "#shared/child-goal/forecast/goal-changes.ts";
import { COUNTRIES } from "#shared/domain/countries.ts";
import { EDUCATION_START_AGE } from "#shared/domain/defaults.ts";
import { suggestedFees } from "#shared/domain/education-fees.ts";
import { goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { LESS_TO_PAY, LESS_TO_SPEND, MORE_A_MONTH, MORE_OF_SALARY } from "#shared/domain/insights.ts";
import { CHILD_GOAL_LIMITS, kidsSaverStartYears } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import {
  moreAMonth,
  type PlanChange,
  retirementMoved,
  spendingOf,
} from "#shared/pension/forecast/plan-changes.ts";
import { annualLivingCost, yearsToRetireLater } from "#shared/pension/plan-values.ts";
import { isGiven } from "#shared/planning/partial-results.ts";
import { validateFamilyPlan } from "../form.ts";
import type { FamilyChange } from "../insights-schemas.ts";
import { pensionPurse, savingsOfParts } from "../purses.ts";
import { dividedByNeed } from "../savings-division.ts";
import type { FamilyChild, FamilyPlan } from "../schemas.ts";
import { monthlyByNeed } from "./monthly-division.ts";

/** A change of a family's plan, before its chances are known. */
export type ProposedChange = Pick<FamilyChange, "kind" | "child" | "goal" | "set">;

type Goal = FamilyChild["goals"][number];

/** One for the plan, one for each change, and one for each part that a division of the savings takes from. */
const MOST_GAP_CALLS = 24;

/** Delays of retirement on offer. Source: design of the family plan (docs/model.md). Unit: years. */
const LATER_RETIREMENTS = [1, 2, 3, 5];

/**
 * Returns the changes whose chances are asked for: a later retirement, a little more a month for the pension, less to
 * spend in retirement, another division of the savings and of what is saved each month, and for each child changes of its
 * dearest goal. Those that the contract or a form does not accept are left out, and any beyond the limit.
 */
export function proposedChanges(plan: FamilyPlan, start: PlanMonth): readonly ProposedChange[] {
  const { maximum } = kidsSaverStartYears(start.year);
  const proposed = [
    ...pensionChanges(plan),
    ...otherDivision(plan, start),
    ...otherMonths(plan, start),
    ...plan.children.flatMap((child, index) => childChanges(plan, child, index, start)),
  ].filter(({ set }) => {
    const changed = validateFamilyPlan({ ...plan, ...set }, start);
    return (
      changed.ok &&
      changed.value.children.every(({ goals }) => goals.every(({ startYear }) => startYear <= maximum))
    );
  });
  const ofParts = proposed.flatMap((change) => partsWithLess(plan, change)).length;
  return proposed.slice(0, MOST_GAP_CALLS - 1 - ofParts);
}

/** Returns the parts that have less of the savings with a change: the children in their order, then retirement. */
export function partsWithLess(plan: FamilyPlan, { set }: ProposedChange): readonly number[] {
  const then = savingsOfParts({ ...plan, ...set });
  return savingsOfParts(plan).flatMap((before, part) => ((then[part] ?? 0) < before ? [part] : []));
}

function pensionChanges({ pension, ...plan }: FamilyPlan): readonly ProposedChange[] {
  const alone = pensionPurse({ pension, ...plan });
  const years = LATER_RETIREMENTS.filter((later) => later <= yearsToRetireLater(alone));
  const { monthlySalary } = pension;
  const more = monthlySalary > 0 ? MORE_OF_SALARY * monthlySalary : MORE_A_MONTH[plan.currency];
  const changes: readonly (readonly [ProposedChange["kind"], PlanChange | undefined])[] = [
    ...years.map((later) => ["retirementAge", retirementMoved(alone, later)] as const),
    ["monthlyInvestment", moreAMonth(alone, more)],
    ["spending", spendingOf(alone, (1 - LESS_TO_SPEND) * annualLivingCost(alone))],
  ];
  return changes.flatMap(([kind, change]) =>
    change === undefined ? [] : [{ kind, set: { pension: { ...pension, ...change.set } } }],
  );
}

/** Returns the division of the savings by need or, if it is the plan's already, all of them for retirement. */
function otherDivision({ savings, children }: FamilyPlan, start: PlanMonth): readonly ProposedChange[] {
  if (savings === 0) return [];
  const divisions = [dividedByNeed(savings, children, start), children.map(() => 0)];
  const other = divisions.find((shares) =>
    children.some(({ savingsShare }, index) => shares[index] !== savingsShare),
  );
  if (other === undefined) return [];
  const set = children.map((child, index) => ({ ...child, savingsShare: other[index] ?? 0 }));
  return [{ kind: "savings", set: { children: set } }];
}

function otherMonths(plan: FamilyPlan, start: PlanMonth): readonly ProposedChange[] {
  const set = monthlyByNeed(plan, start);
  return set === undefined ? [] : [{ kind: "monthlyDivision", set }];
}

function childChanges(
  { currency, children }: FamilyPlan,
  child: FamilyChild,
  index: number,
  start: PlanMonth,
): readonly ProposedChange[] {
  const [dearest] = child.goals.toSorted((one, other) => costOf(other) - costOf(one));
  if (dearest === undefined) return [];
  const changes = [...goalChanges(dearest, start), cheaperUniversity(dearest, child.age, currency, start)];
  return changes.filter(isGiven).map(({ kind, set }) => {
    const goals = child.goals.map((goal) => (goal === dearest ? { ...goal, ...set } : goal));
    return {
      kind,
      child: index,
      goal: dearest.type,
      set: { children: children.map((each, place) => (place === index ? { ...child, goals } : each)) },
    };
  });
}

/**
 * Returns the change of an education from the age at which universities begin to the dearest average of a country's
 * universities that costs at least a tenth less; undefined if there is none.
 */
function cheaperUniversity(goal: Goal, age: number, currency: FamilyPlan["currency"], start: PlanMonth) {
  const isUniversity =
    goal.type === "Education" && likelyAge(age, goalTiming(goal, start).startTimeStep) >= EDUCATION_START_AGE;
  if (!isUniversity) return undefined;
  const { step } = CHILD_GOAL_LIMITS.currentAnnualExpense;
  const [cheaper] = COUNTRIES.flatMap((countryOfExpense) =>
    suggestedFees(countryOfExpense, currency, step)
      .filter(({ level }) => level === "university")
      .map(({ amount }) => ({ countryOfExpense, currentAnnualExpense: amount })),
  )
    .filter(({ currentAnnualExpense: fee }) => fee <= (1 - LESS_TO_PAY) * goal.currentAnnualExpense)
    .toSorted((one, other) => other.currentAnnualExpense - one.currentAnnualExpense);
  return cheaper && { kind: "university" as const, set: cheaper };
}
