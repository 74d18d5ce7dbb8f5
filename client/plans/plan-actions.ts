import type { PageOfPlan, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, readState, restoreDraft } from "#client/session/read-state.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { savingsIn, savingsThen } from "./saved-since.ts";
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
  return {
    calculator,
    start,
    isInForm: (entries) => isSamePlan(read(entries), form.draft),
    blocks,
    money,
    bringBack: own && !isSamePlan(own, initial) ? () => open(own) : undefined,
    claim: () => {
      session.claim();
      form.follow();
    },
    open: (plan) => open(read(plan.form), plan),
    enter: (entries) => {
      session.edit({ ...read(entries), ...contactOf(session.state().draft ?? form.draft) });
      form.follow();
    },
    resultsOf: async (other, signal) => {
      const plan = definition.planOf(read(other.form));
      if (plan === undefined) return undefined;
      const { result } = await calculateOnce(plan, definition.calculate, session, signal);
      const blocks = blocksOf(plan, result);
      return blocks && { blocks, now: keptPlan(calculator, other.form, result, start) };
    },
    begun: (wording) =>
      opened === undefined || opened === "damaged" || opened.made === undefined
        ? []
        : begunGoals(read(opened.made), read(opened.form), definition.labels(wording, read(opened.form))),
    ...savingsSince(page),
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
  const savings =
    opened === undefined || opened === "damaged" ? undefined : savingsIn(form.draft, opened, definition);
  const enter = (amount: unknown, checkedIn: number | undefined) => {
    session.checkIn({ ...(session.state().draft ?? form.draft), [definition.savedIn]: amount }, checkedIn);
    form.follow();
  };
  return {
    ...savingsThen(form.draft, session.state(), definition),
    enterSaved: (amount) => enter(amount, amount),
    checkedIn:
      savings && saved !== undefined && savings.holds === saved
        ? { saved, currency: savings.currency, undo: () => enter(savings.held, undefined) }
        : undefined,
  };
}
