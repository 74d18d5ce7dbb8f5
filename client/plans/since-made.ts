import type { BegunGoal } from "#client/results/use-plan-on-page.ts";
import { leavesOf } from "#client/session/read-state.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { agesIn, hasStopped, timeSince, yearsAfter } from "#shared/contract/moved-on.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** What the time since a plan was made has done to it, and the way to the plan as it was entered. */
export interface SinceMade {
  /** One sentence, and what there is to add. */
  readonly text: string;
  readonly more: readonly string[];
  /** Leads to the plan as it was entered, or back to that of today. */
  readonly way?: { readonly label: string; readonly form: KeptPlan["form"] };
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
  { months: names, plans: { moved } }: Wording,
): SinceMade | undefined {
  const time = timeSince(opened, now);
  if (time === undefined) return undefined;
  const { made, months, stays } = time;
  const month = { month: names[made.month - 1] ?? "", year: made.year };
  if (stays !== undefined) return { text: moved[stays](month), more: [] };
  const { form, made: entered } = opened;
  const hasBegun = begun.length > 0;
  if (isAsMade) {
    const [text, label] = hasBegun ? [moved.asEntered, moved.onAgain] : [moved.asMade, moved.again];
    return { text: text(month), more: [], way: { label, form } };
  }
  const isStopped = hasStopped(entered ?? form, months);
  if (entered === undefined && !isStopped) return undefined;
  const [one, ...others] = agesIn(form);
  const isAlone = others.length === 0;
  const told = isAlone
    ? moved[isStopped ? "highest" : "age"]({ ...month, age: one?.age ?? 0 })
    : moved[isStopped ? "upToHighest" : "ages"]({ ...month, years: yearsAfter(months) });
  const before = agesIn(entered ?? form);
  const isAged = before.some(({ age }, index) => age !== agesIn(form)[index]?.age);
  const goals = begun.map(({ goal, year }) =>
    year === undefined ? moved.over({ goal }) : moved.begun({ goal, year }),
  );
  const keepAges = isAlone ? moved.keepAge({ age: before[0]?.age ?? 0 }) : moved.keepAges;
  return {
    text: [isAged || (isStopped && isAlone) ? told : moved.made(month), ...goals].join(" "),
    more: [
      ...(entered && hasServed(entered, form) ? [moved.service] : []),
      ...(isStopped ? [moved.stopped] : []),
    ],
    ...(entered && { way: { label: hasBegun ? moved.keepEntries : keepAges, form: entered } }),
  };
}

/** Returns the goals of a form, as they were entered, that have begun by now. @param labels of the form's fields, by path */
export function begunGoals(
  entered: object,
  now: object,
  labels: Readonly<Record<string, string>>,
): readonly BegunGoal[] {
  const [before, after] = [leavesOf(entered), leavesOf(now)];
  return [...before].flatMap(([path, isEnabled]): readonly BegunGoal[] => {
    if (isEnabled !== true || !path.endsWith(ENABLED)) return [];
    const start = path.replace(ENABLED, "Goal/startYear");
    const year = after.get(start);
    const goal = labels[path] ?? "";
    if (after.get(path) === false) return [{ goal, year: undefined }];
    return typeof year === "number" && year !== before.get(start) ? [{ goal, year }] : [];
  });
}

/** How the name of the field ends that says whether a goal is part of the plan. */
const ENABLED = "GoalEnabled";

/** Returns whether the years of service, of a pension or of a family's, have moved on. */
function hasServed(entered: object, form: object): boolean {
  const [before, after] = [entered, form].map((each) => leavesOf(each));
  return [...(after ?? [])].some(
    ([path, value]) => path.endsWith("yearsOfService") && before?.get(path) !== value,
  );
}
