import { type GoalTiming, goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { annualLivingCost, currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { niceStep } from "#shared/report/chart/scale.ts";
import type { AmountOfYears, Block, TimelineLane, TimelineSpan } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { namesWithAges } from "./names.ts";
import { pensionPurse } from "./purses.ts";
import type { FamilyChild, FamilyPlan, FamilyResult } from "./schemas.ts";

/** The most parts into which labels cut the axis: as many as there is room for on a phone. */
const AXIS_PARTS = 7;

/** Returns when each goal of a family is paid for and how likely there is enough, for savings of one's own. */
export function familyTimeline(
  plan: FamilyPlan,
  { purses }: FamilyResult,
  start: PlanMonth,
  wording: Wording,
): Block<"timeline"> {
  const { timeline } = wording.family;
  const { title, note, summary, explanation, ages, heads } = timeline;
  const from = start.year;
  const goalsOfChildren = plan.children.map((child) => childSpans(child, start, wording));
  const retirement = retirementSpan(plan, start, wording);
  const to = Math.max(retirement.to, ...goalsOfChildren.flat().map((span) => span.to));
  const years = axisYears(from, to);
  const lane = (
    name: string,
    ageToday: number,
    chance: number,
    spans: readonly TimelineSpan[],
    saved: readonly AmountOfYears[],
  ): TimelineLane => {
    const last = Math.max(...spans.map((span) => span.to));
    return {
      name,
      chance: textValue(chanceInWords(chance, wording)),
      ages: years.map((year) => (year > last ? null : ageToday + year - from)),
      spans,
      saved,
    };
  };
  const savedForChildren = plan.children.map(({ monthlyInvestment }, index) => ({
    from,
    to: Math.max(...(goalsOfChildren[index] ?? []).map((span) => span.to)),
    amount: monthlyInvestment,
  }));
  const names = namesWithAges(plan, wording);
  return {
    kind: "timeline",
    title,
    note,
    summary: summary({ from: String(from), to: String(to) }),
    explanations: [explanation, ages],
    from,
    to,
    years,
    heads: [heads.goal, heads.years, heads.ages, heads.chance],
    lanes: [
      ...plan.children.map(({ age }, index) =>
        lane(
          names[index] ?? "",
          age,
          purses.children[index]?.chance ?? 0,
          goalsOfChildren[index] ?? [],
          savedForChildren.slice(index, index + 1),
        ),
      ),
      lane(
        wording.family.parentOfAge({ age: plan.pension.age }),
        plan.pension.age,
        purses.pension.chance,
        [retirement],
        [
          { from, to: retirement.from, amount: currentMonthlyInvestment(pensionPurse(plan)) },
          // What a child no longer needs, from the year after its last payment.
          ...(plan.contributionsGoOn ? savedForChildren : []).map(({ to, amount }) => ({
            from: to + 1,
            to: retirement.from,
            amount,
          })),
        ],
      ),
    ],
    currency: plan.currency,
  };
}

/** Returns the calendar years that label the axis. */
function axisYears(from: number, to: number): readonly number[] {
  const step = Math.max(1, niceStep(Math.max(1, to - from), AXIS_PARTS));
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Returns the payments of a child still to come, in the order in which they begin. */
function childSpans(
  { age, goals }: FamilyChild,
  start: PlanMonth,
  wording: Wording,
): readonly TimelineSpan[] {
  return goals
    .map((goal) => ({ goal, timing: goalTiming(goal, start) }))
    .toSorted((one, other) => one.timing.firstYear - other.timing.firstYear)
    .map(({ goal, timing }) => goalSpan(goal, age, timing, wording));
}

function goalSpan(
  { type, currentAnnualExpense }: FamilyChild["goals"][number],
  age: number,
  { startTimeStep, firstYear, years }: GoalTiming,
  wording: Wording,
): TimelineSpan {
  const lastStep = startTimeStep + MONTHS_PER_YEAR * (years - 1);
  return span(
    wording.kidsSaver.goals[type].name,
    currentAnnualExpense,
    [firstYear, firstYear + years - 1],
    [likelyAge(age, startTimeStep), likelyAge(age, lastStep)],
    wording,
  );
}

function retirementSpan(plan: FamilyPlan, start: PlanMonth, wording: Wording): TimelineSpan {
  const { age, retirementAge } = plan.pension;
  const yearAt = (later: number) => start.year + later - age;
  return span(
    wording.family.retirement,
    annualLivingCost(pensionPurse(plan)),
    [yearAt(retirementAge), yearAt(HORIZON_AGE)],
    [retirementAge, HORIZON_AGE],
    wording,
  );
}

type Ends = readonly [first: number, last: number];

function span(
  label: string,
  cost: number,
  [from, to]: Ends,
  ages: Ends,
  { family: { timeline } }: Wording,
): TimelineSpan {
  const inWords = ([first, last]: Ends) =>
    first === last ? String(first) : timeline.period({ from: String(first), to: String(last) });
  const texts = { years: inWords([from, to]), ages: inWords(ages) };
  return { label, cost, from, to, ...texts, when: timeline.when(texts) };
}
