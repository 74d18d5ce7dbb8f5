import type { PageOfPlan, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, leavesOf, readState, restoreDraft } from "#client/session/read-state.ts";
import { takenBack } from "#client/session/taken-back.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import type { Contact } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { asSaved, timeSince } from "#shared/contract/moved-on.ts";
import { type PlanMonth, textOfMonth } from "#shared/domain/plan-month.ts";
import { isDividedByNow, savingsIn, savingsThen, withSavings } from "./saved-since.ts";
import { begunGoals } from "./since-made.ts";

/** Returns what can be done with the plan of a page. */
export function actionsOf<D extends Contact, F, P, R extends Answer, I>(
  page: PageOfPlan<D, F, P, R, I>,
): PlanActions {
  const { form, session, definition, blocks, blocksOf } = page;
  const { calculator, start, initial, findFaults } = definition;
  const { replaced, money, opened } = session.state();
  const own = replaced && restoreDraft(replaced, initial, findFaults);
  const read = (entries: KeptPlan["form"]) => readState(entries, definition).draft;
  const open = (...plan: Parameters<typeof session.open>) => {
    const putBack = session.open(...plan);
    form.follow();
    return () => {
      putBack();
      form.follow();
    };
  };
  const plan = opened === "damaged" ? undefined : opened;
  const made = plan && read(plan.made ?? plan.form);
  const today = plan && read(plan.form);
  const moved = made && today ? movedPaths(made, today) : [];
  const holds = (other: object | undefined) => {
    const [now, then] = [leavesOf(form.draft), leavesOf(other ?? {})];
    return moved.every((path) => now.get(path) === then.get(path));
  };
  const isAsMade = moved.length > 0 && holds(made);
  return {
    dated: holds(today) || isAsMade ? plan : undefined,
    isAsMade,
    calculator,
    start,
    blocks,
    money,
    bringBack: own && !isSamePlan(own, initial) ? () => open(own) : undefined,
    claim: () => {
      if (plan) session.follow(plan);
      form.follow();
    },
    confirm: () => {
      if (plan) session.follow(confirmed(plan, isAsMade, start), replaced);
      form.follow();
    },
    open: (plan) => open(read(plan.form), plan),
    moveAges: () => {
      const [from, to] = isAsMade ? [made, today] : [today, made];
      session.edit(takenBack(session.state().draft ?? form.draft, to, from) as D);
      form.follow();
    },
    resultsOf: async (other, signal) => {
      const plan = definition.planOf(read(other.form));
      if (plan === undefined) return undefined;
      const { result } = await calculateOnce(plan, definition.calculate, session, signal);
      const blocks = blocksOf(plan, result);
      return blocks && { blocks, now: keptPlan(calculator, other.form, result, start) };
    },
    begun: (wording) => {
      const time = plan && timeSince(plan, start);
      if (!made || !today || time === undefined || time.stays !== undefined) return [];
      return begunGoals(made, today, [time.made, start], definition.labels(wording, today));
    },
    ...savingsSince(page),
  };
}

/** Returns the fields that time has moved on, but for those that follow an age. */
function movedPaths(made: object, today: object): readonly string[] {
  const [before, after] = [leavesOf(made), leavesOf(today)];
  return [...before.keys()].filter(
    (path) => !path.endsWith("yearsOfService") && before.get(path) !== after.get(path),
  );
}

/** Returns an opened plan whose ages are those of today; its savings stay of the month that they are of. */
function confirmed(plan: KeptPlan, isAsMade: boolean, start: PlanMonth): KeptPlan {
  const { made, ...today } = plan;
  const isDated = timeSince(plan, start)?.stays === undefined;
  return {
    ...today,
    ...(isAsMade && made && { form: made }),
    ...(isDated && {
      savedMonth: plan.savedMonth ?? plan.month ?? textOfMonth(start),
      savedForm: plan.savedForm ?? asSaved(plan).form,
    }),
    month: textOfMonth(start),
  };
}

type SavingsActions = Pick<PlanActions, "dates" | "checkIn" | "enterSaved" | "checkedIn">;

/** Returns what there is to ask and say of the savings in the form of a page whose plan was opened. */
function savingsSince<D extends Contact, F, P, R extends Answer, I>({
  form,
  session,
  definition,
}: PageOfPlan<D, F, P, R, I>): SavingsActions {
  const { opened, saved } = session.state();
  const plan = opened === "damaged" ? undefined : opened;
  const savings = plan && savingsIn(form.draft, plan, definition);
  const enter = (amount: unknown, checkedIn: number | undefined) => {
    if (plan === undefined) return;
    const draft = session.state().draft ?? form.draft;
    const isOfToday = checkedIn !== undefined;
    session.checkIn(withSavings(draft, { amount, isOfToday }, plan, definition), checkedIn);
    form.follow();
  };
  return {
    ...savingsThen(form.draft, session.state(), definition),
    enterSaved: (amount) => enter(amount, amount),
    checkedIn:
      plan && savings && saved !== undefined && savings.holds === saved
        ? {
            saved,
            currency: savings.currency,
            isDivided: isDividedByNow(form.draft, plan, definition),
            undo: () => enter(savings.held, undefined),
          }
        : undefined,
  };
}
