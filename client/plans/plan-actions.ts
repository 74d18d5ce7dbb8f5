import type { PageOfPlan, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, readState, restoreDraft } from "#client/session/read-state.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { timeSince } from "#shared/contract/moved-on.ts";

/** Returns what can be done with the plan of a page. */
export function actionsOf<D extends Contact, F, P, R extends Answer, I>({
  form,
  session,
  definition,
  blocks,
  blocksOf,
}: PageOfPlan<D, F, P, R, I>): PlanActions {
  const { calculator, start, initial, findFaults } = definition;
  const { replaced, money } = session.state();
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
  return {
    calculator,
    start,
    isInForm: (entries) => isSamePlan(read(entries), form.draft),
    blocks,
    money,
    bringBack: own && !isSamePlan(own, initial) ? () => open(own) : undefined,
    open: (plan) => open(read(plan.form), plan),
    enter: (entries) => {
      session.edit({ ...read(entries), ...contactOf(session.state().draft ?? form.draft) });
      form.follow();
    },
    checkInOf: (opened) => {
      const time = timeSince(opened, start);
      const rules = definition.checkIn?.();
      const plan = definition.planOf(read(opened.made ?? opened.form));
      if (time === undefined || time.stays !== undefined || time.months === 0) return undefined;
      if (rules === undefined || plan === undefined || !rules.isAsked(plan, time.months)) return undefined;
      return (saved, signal) => rules.ask(plan, time.months, saved, signal);
    },
    resultsOf: async (other, signal) => {
      const plan = definition.planOf(read(other.form));
      if (plan === undefined) return undefined;
      const { result } = await calculateOnce(plan, definition.calculate, session, signal);
      const blocks = blocksOf(plan, result);
      return blocks && { blocks, now: keptPlan(calculator, other.form, result, start) };
    },
  };
}
