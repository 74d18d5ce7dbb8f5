import { calculateWith } from "#client/api/calculations.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { CheckIn, PageOfPlan, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, readState, restoreDraft } from "#client/session/read-state.ts";
import type { SessionState } from "#client/session/session-state.ts";
import { calculateOnce } from "#client/session/use-calculation.ts";
import { CHECK_IN_CALCULATION } from "#shared/contract/check-in.ts";
import { type Contact, contactOf } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import { asSaved, monthOfAges, timeSince } from "#shared/contract/moved-on.ts";
import { CURRENCIES, type Currency } from "#shared/domain/currencies.ts";
import { MONTHS_PER_YEAR, textOfMonth } from "#shared/domain/plan-month.ts";
import { begunGoals } from "./since-made.ts";

const askCheckIn = calculateWith(CHECK_IN_CALCULATION);

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
    agesMonth:
      opened === undefined || opened === "damaged"
        ? undefined
        : monthOfAges(opened, Object.fromEntries(Object.entries(form.draft)), start),
    ...savingsSince(page),
  };
}

type SavingsActions = Pick<PlanActions, "savedMonth" | "checkIn" | "enterSaved" | "checkedIn">;

/** Returns what there is to ask and say of the savings in the form of a page whose plan was opened. */
function savingsSince<D extends Contact, F, P, R extends Answer, I>({
  form,
  session,
  definition,
}: PageOfPlan<D, F, P, R, I>): SavingsActions {
  const { opened, saved } = session.state();
  const savings = savingsIn(form.draft, opened, definition);
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

type SavingsThen = Pick<SavingsActions, "savedMonth" | "checkIn">;

/** Returns the month of the savings in a form that still holds those of an opened plan, and the question of today's. */
function savingsThen<D extends Contact, F, P, R, I>(
  draft: D,
  { opened, saved }: Pick<SessionState<D, F, P, R, I>, "opened" | "saved">,
  definition: FormDefinition<D, F, P, R, I>,
): SavingsThen {
  const none = { savedMonth: undefined, checkIn: undefined };
  const savings = savingsIn(draft, opened, definition);
  if (savings === undefined || savings.holds !== savings.held || savings.holds === saved) return none;
  return { ...none, ...asked(asSaved(savings.plan), savings.currency, definition) };
}

/** Savings of an opened plan, and those in the form now, as they were entered. */
interface ComparedSavings {
  readonly plan: KeptPlan;
  readonly held: unknown;
  readonly holds: unknown;
  readonly currency: Currency;
}

/** Returns the savings in a form beside those of an opened plan; undefined if the two say nothing of each other. */
function savingsIn<D extends Contact, F, P, R, I>(
  draft: D,
  opened: SessionState<D, F, P, R, I>["opened"],
  definition: FormDefinition<D, F, P, R, I>,
): ComparedSavings | undefined {
  if (opened === undefined || opened === "damaged") return undefined;
  const { draft: read, unread } = readState(opened.form, definition);
  const [before, now] = [read, draft].map((each) => new Map<string, unknown>(Object.entries(each)));
  const currency = CURRENCIES.find((each) => each === before?.get("currency"));
  // What is not read of a link, or was entered in another currency, says nothing of what the plan held.
  if (unread !== undefined || currency === undefined || now?.get("currency") !== currency) return undefined;
  const [held, holds] = [before, now].map((fields) => fields?.get(definition.savedIn));
  return { plan: opened, held, holds, currency };
}

/** Returns the question of what was saved since a plan was as it is given, and the month of that. */
function asked<D extends Contact, F, P, R, I>(
  then: KeptPlan,
  currency: Currency,
  definition: FormDefinition<D, F, P, R, I>,
): Partial<SavingsActions> {
  const time = timeSince(then, definition.start);
  if (time === undefined || time.stays !== undefined || time.months === 0) return {};
  const { made, months } = time;
  const savedMonth = textOfMonth(made);
  const plan = definition.planOf(readState(then.form, definition).draft, made);
  if (plan === undefined) return { savedMonth };
  const { savings, monthlyInvestment } = definition.outlayOf(plan);
  // Of a plan that holds nothing, there is nothing to say.
  if (savings === 0 && monthlyInvestment === 0) return { savedMonth };
  const ask: Required<CheckIn>["ask"] = async (saved, signal) =>
    (await askCheckIn({ plan, months, saved }, signal)).shareWithLess;
  // Past retirement, the plan says nothing of what should have been saved by today.
  const question = months > monthsToRetirement(then.form) ? {} : { ask };
  return { savedMonth, checkIn: { plan: JSON.stringify(then), month: made, currency, ...question } };
}

/** Returns the months until whoever a form is for retires; in a form of children alone, nobody does. */
function monthsToRetirement(form: KeptPlan["form"]): number {
  const { age, retirementAge } = isRecord(form["pension"]) ? form["pension"] : form;
  return typeof age === "number" && typeof retirementAge === "number"
    ? MONTHS_PER_YEAR * (retirementAge - age)
    : Number.POSITIVE_INFINITY;
}
