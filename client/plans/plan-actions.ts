import { calculateWith } from "#client/api/calculations.ts";
import type { PageOfPlan, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, readState, restoreDraft } from "#client/session/read-state.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import { CHECK_IN_CALCULATION } from "#shared/contract/check-in.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { timeSince } from "#shared/contract/moved-on.ts";
import { MONTHS_PER_YEAR } from "#shared/domain/plan-month.ts";

const askCheckIn = calculateWith(CHECK_IN_CALCULATION);

/** Returns what can be done with the plan of a page. */
export function actionsOf<D extends Contact, F, P, R extends Answer, I>({
  form,
  session,
  definition,
  blocks,
  blocksOf,
}: PageOfPlan<D, F, P, R, I>): PlanActions {
  const { calculator, start, initial, findFaults, savedIn } = definition;
  const { opened, replaced, saved, money } = session.state();
  const own = replaced && restoreDraft(replaced, initial, findFaults);
  const read = (entries: KeptPlan["form"]) => readState(entries, definition).draft;
  const withSaved = (entries: KeptPlan["form"], amount: number) => ({ ...read(entries), [savedIn]: amount });
  const isInForm = (draft: object) => isSamePlan(draft, form.draft);
  const withContact = (draft: D) => ({ ...draft, ...contactOf(session.state().draft ?? form.draft) });
  const before =
    opened === undefined || opened === "damaged" || saved === undefined
      ? undefined
      : [opened.form, opened.made].find((entries) => entries && isInForm(withSaved(entries, saved)));
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
    isInForm: (entries) => isInForm(read(entries)),
    blocks,
    money,
    bringBack: own && !isSamePlan(own, initial) ? () => open(own) : undefined,
    open: (plan) => open(read(plan.form), plan),
    enter: (entries) => {
      session.edit(withContact(read(entries)));
      form.follow();
    },
    enterSaved: (entries, amount) => {
      session.checkIn(withContact(withSaved(entries, amount)), amount);
      form.follow();
    },
    checkedIn: before && saved !== undefined ? { saved, before } : undefined,
    checkInOf: (kept) => {
      const time = timeSince(kept, start);
      if (time === undefined || time.stays !== undefined || time.months === 0) return undefined;
      const { made, months } = time;
      const entries = kept.made ?? kept.form;
      const plan = definition.planOf(read(entries), made);
      if (plan === undefined || months > monthsToRetirement(entries)) return undefined;
      const { savings, monthlyInvestment } = definition.outlayOf(plan);
      // Of a plan that holds nothing, there is nothing to say.
      if (savings === 0 && monthlyInvestment === 0) return undefined;
      return async (held, signal) => (await askCheckIn({ plan, months, saved: held }, signal)).shareWithLess;
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

/** Returns the months until whoever a form is for retires; in a form of children alone, nobody does. */
function monthsToRetirement(form: KeptPlan["form"]): number {
  const { age, retirementAge } = isRecord(form["pension"]) ? form["pension"] : form;
  return typeof age === "number" && typeof retirementAge === "number"
    ? MONTHS_PER_YEAR * (retirementAge - age)
    : Number.POSITIVE_INFINITY;
}
