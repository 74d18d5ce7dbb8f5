import type { BegunGoal } from "#client/results/use-plan-on-page.ts";
import { leavesOf } from "#client/session/read-state.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { agesIn, hasStopped, timeSince, yearsAfter } from "#shared/contract/moved-on.ts";
import { GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CURRENCIES } from "#shared/domain/currencies.ts";
import { goalTiming } from "#shared/domain/goal-timing.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** What the time since a plan was made has done to it, and the way to the plan as it was entered. */
export interface SinceMade {
  /** One sentence, and what there is to add. */
  readonly text: string;
  readonly more: readonly string[];
  /** What leads to the plan as it was entered, or back to that of today, is called. */
  readonly way?: string;
}

/**
 * Returns what to say of a plan that was made in an earlier month, or claims another; undefined if there is nothing.
 * @param begun goals that have begun since
 * @param isAsMade true if the plan as it was entered is in the form
 */
export function sinceMade(
  opened: KeptPlan,
  begun: readonly BegunGoal[],
  isAsMade: boolean,
  now: PlanMonth,
  wording: Wording,
): SinceMade | undefined {
  const {
    months: names,
    plans: { moved },
  } = wording;
  const time = timeSince(opened, now);
  if (time === undefined) return undefined;
  const { made, months, stays } = time;
  const month = { month: names[made.month - 1] ?? "", year: made.year };
  if (stays !== undefined) return { text: moved[stays](month), more: [] };
  const { form, made: entered } = opened;
  const hasBegun = begun.some(({ isMoved }) => isMoved);
  if (isAsMade) {
    const [text, label] = hasBegun ? [moved.asEntered, moved.onAgain] : [moved.asMade, moved.again];
    return { text: text(month), more: [], way: label };
  }
  const isStopped = hasStopped(entered ?? form, months);
  if (entered === undefined && !isStopped && begun.length === 0) return undefined;
  const [one, ...others] = agesIn(form);
  const isAlone = others.length === 0;
  const told = isAlone
    ? moved[isStopped ? "highest" : "age"]({ ...month, age: one?.age ?? 0 })
    : moved[isStopped ? "upToHighest" : "ages"]({ ...month, years: yearsAfter(months) });
  const before = agesIn(entered ?? form);
  const isAged = before.some(({ age }, index) => age !== agesIn(form)[index]?.age);
  const goals = begun.map(({ goal, year, passed, currency }) => {
    if (year === undefined) return moved.over({ goal: goal ?? "" });
    if (goal !== undefined) return moved.begun({ goal, year });
    return moved.passed({ amount: formatMoney(passed, currency, wording), year });
  });
  const keepAges = isAlone ? moved.keepAge({ age: before[0]?.age ?? 0 }) : moved.keepAges;
  return {
    text: [isAged || (isStopped && isAlone) ? told : moved.made(month), ...goals].join(" "),
    more: [
      ...(entered && hasServed(entered, form) ? [moved.service] : []),
      ...(isStopped ? [moved.stopped] : []),
    ],
    ...(entered && { way: hasBegun ? moved.keepEntries : keepAges }),
  };
}

/**
 * Returns the goals of a form, as they were entered, of which payments have fallen due by now.
 * @param months in which the form was made, and of today
 * @param labels of the form's fields, by path
 */
export function begunGoals(
  entered: object,
  today: object,
  months: readonly [PlanMonth, PlanMonth],
  labels: Readonly<Record<string, string>>,
): readonly BegunGoal[] {
  const [before, after] = [leavesOf(entered), leavesOf(today)];
  const currency = CURRENCIES.find((each) => each === before.get("currency")) ?? "AED";
  return [...before.keys()].flatMap((path): readonly BegunGoal[] => {
    if (!path.endsWith(START_YEAR)) return [];
    // A form of one goal has no base.
    const base = path.slice(0, -START_YEAR.length);
    const enabled = `${base.slice(0, -1)}Enabled`;
    const type = GOAL_TYPES.find((each) => each === before.get(`${base}type`));
    const [startYear, numberOfYears] = [before.get(path), before.get(`${base}numberOfYears`)];
    const isUsed = base === "" || before.get(enabled) === true;
    if (!isUsed || !type || typeof startYear !== "number" || typeof numberOfYears !== "number") return [];
    const [then, now] = months.map((month) => goalTiming({ type, startYear, numberOfYears }, month));
    const [due, left] = [then?.years ?? 0, now?.years ?? 0];
    const isOver = after.get(enabled) === false;
    if (left >= due || (left <= 0 && !isOver)) return [];
    return [
      {
        goal: base === "" ? undefined : (labels[enabled] ?? ""),
        year: isOver ? undefined : now?.firstYear,
        passed: (due - left) * Number(before.get(`${base}currentAnnualExpense`)),
        currency,
        isMoved: isOver || after.get(path) !== startYear,
      },
    ];
  });
}

const START_YEAR = "startYear";

/** Returns whether the years of service, of a pension or of a family's, have moved on. */
function hasServed(entered: object, form: object): boolean {
  const [before, after] = [entered, form].map((each) => leavesOf(each));
  return [...(after ?? [])].some(
    ([path, value]) => path.endsWith("yearsOfService") && before?.get(path) !== value,
  );
}
