import { type GoalTiming, goalTiming, likelyAge } from "#shared/domain/goal-timing.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { MONTHS_PER_YEAR, type PlanMonth } from "#shared/domain/plan-month.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { niceStep } from "#shared/report/chart/scale.ts";
import type { Block, TimelineLane, TimelineSpan } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { namesWithAges } from "./names.ts";
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
  ): TimelineLane => {
    const last = Math.max(...spans.map((span) => span.to));
    return {
      name,
      chance: textValue(chanceInWords(chance, wording)),
      ages: years.map((year) => (year > last ? null : ageToday + year - from)),
      spans,
    };
  };
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
        lane(names[index] ?? "", age, purses.children[index]?.chance ?? 0, goalsOfChildren[index] ?? []),
      ),
      lane(wording.family.parentOfAge({ age: plan.pension.age }), plan.pension.age, purses.pension.chance, [
        retirement,
      ]),
    ],
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
    .map(({ goal, timing }) => goalSpan(wording.kidsSaver.goals[goal.type].name, age, timing, wording));
}

function goalSpan(
  label: string,
  age: number,
  { startTimeStep, firstYear, years }: GoalTiming,
  wording: Wording,
): TimelineSpan {
  const lastStep = startTimeStep + MONTHS_PER_YEAR * (years - 1);
  return span(
    label,
    [firstYear, firstYear + years - 1],
    [likelyAge(age, startTimeStep), likelyAge(age, lastStep)],
    wording,
  );
}

function retirementSpan(
  { pension: { age, retirementAge } }: FamilyPlan,
  start: PlanMonth,
  wording: Wording,
): TimelineSpan {
  const yearAt = (later: number) => start.year + later - age;
  return span(
    wording.family.retirement,
    [yearAt(retirementAge), yearAt(HORIZON_AGE)],
    [retirementAge, HORIZON_AGE],
    wording,
  );
}

type Ends = readonly [first: number, last: number];

function span(label: string, [from, to]: Ends, ages: Ends, { family: { timeline } }: Wording): TimelineSpan {
  const inWords = ([first, last]: Ends) =>
    first === last ? String(first) : timeline.period({ from: String(first), to: String(last) });
  const texts = { years: inWords([from, to]), ages: inWords(ages) };
  return { label, from, to, ...texts, when: timeline.when(texts) };
}
