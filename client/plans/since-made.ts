import { leavesOf } from "#client/session/read-state.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { agesIn, hasStopped, timeSince, yearsAfter } from "#shared/contract/moved-on.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** What the time since a plan was made has done to its ages, and the way to the other ages. */
export interface SinceMade {
  /** One sentence, and what there is to add. */
  readonly text: string;
  readonly more: readonly string[];
  /** Leads to the ages as they were entered, or back to those of today. */
  readonly way?: { readonly label: string; readonly form: KeptPlan["form"] };
}

/**
 * Returns what to say of a plan that was made in an earlier month, or claims another; undefined if there is nothing.
 * @param isAsMade true if the ages as they were entered are in the form
 */
export function sinceMade(
  opened: KeptPlan,
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
  if (isAsMade) return { text: moved.asMade(month), more: [], way: { label: moved.again, form } };
  const isStopped = hasStopped(entered ?? form, months);
  if (entered === undefined && !isStopped) return undefined;
  const stopped = isStopped ? [moved.stopped] : [];
  const [one, ...others] = agesIn(form);
  const isAlone = others.length === 0;
  const told = isAlone
    ? moved[isStopped ? "highest" : "age"]({ ...month, age: one?.age ?? 0 })
    : moved[isStopped ? "upToHighest" : "ages"]({ ...month, years: yearsAfter(months) });
  if (entered === undefined) return { text: isAlone ? told : moved.made(month), more: stopped };
  const [before] = agesIn(entered);
  const service = hasServed(entered, form) ? [moved.service] : [];
  return {
    text: told,
    more: [...service, ...stopped],
    way: {
      label: isAlone ? moved.keepAge({ age: before?.age ?? 0 }) : moved.keepAges,
      form: entered,
    },
  };
}

/** Returns whether the years of service, of a pension or of a family's, have moved on. */
function hasServed(entered: object, form: object): boolean {
  const [before, after] = [entered, form].map((each) => leavesOf(each));
  return [...(after ?? [])].some(
    ([path, value]) => path.endsWith("yearsOfService") && before?.get(path) !== value,
  );
}
