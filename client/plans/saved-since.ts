import { calculateWith } from "#client/api/calculations.ts";
import type { FormDefinition } from "#client/results/form-definition.ts";
import type { CheckIn, PlanActions } from "#client/results/use-plan-on-page.ts";
import { isSamePlan, readState } from "#client/session/read-state.ts";
import type { SessionState } from "#client/session/session-state.ts";
import { CHECK_IN_CALCULATION } from "#shared/contract/check-in.ts";
import { type Contact, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { asSaved, monthOfAges, type PlanTime, timeSince } from "#shared/contract/moved-on.ts";
import { CURRENCIES, type Currency } from "#shared/domain/currencies.ts";
import { monthOfText } from "#shared/domain/months.ts";
import { MONTHS_PER_YEAR, textOfMonth } from "#shared/domain/plan-month.ts";

const askCheckIn = calculateWith(CHECK_IN_CALCULATION);

/**
 * Returns the months that ages and savings in a form are of, and, as long as it still holds the savings of an opened plan,
 * the question of today's.
 */
export function savingsThen<D extends Contact, F, P, R, I>(
  draft: D,
  { opened, saved }: Pick<SessionState<D, F, P, R, I>, "opened" | "saved">,
  definition: FormDefinition<D, F, P, R, I>,
): Pick<PlanActions, "dates" | "checkIn"> {
  if (opened === undefined || opened === "damaged") return { dates: {}, checkIn: undefined };
  const { start } = definition;
  const now = textOfMonth(start);
  const month = monthOfAges(opened, Object.fromEntries(Object.entries(draft)), start);
  const ages = { ...(month !== undefined && { month }) };
  const unknown = { dates: ages, checkIn: undefined };
  const savings = savingsIn(draft, opened, definition);
  if (savings === undefined) return unknown;
  const { held, holds, currency } = savings;
  const then = asSaved(withReadableForm(opened, definition));
  const time = timeSince(then, start);
  if (holds !== held || holds === saved || time?.months === 0) {
    const isOfAges = month === undefined || month === now;
    return { dates: isOfAges ? ages : { ...ages, savedMonth: now }, checkIn: undefined };
  }
  if (time === undefined || time.stays !== undefined) return unknown;
  const { calculator, modelVersion, chance } = opened;
  const savedMonth = textOfMonth(time.made);
  const form = { ...definition.formOf(draft) };
  const told = asSaved({ calculator, form, modelVersion, chance, month: month ?? now, savedMonth });
  const read = (plan: KeptPlan) => readState(plan.form, definition).draft;
  const isChanged = !isSamePlan(read(told), read(then));
  return {
    dates: { ...ages, savedMonth, ...(isChanged && { savedForm: then.form }) },
    checkIn: asked(then, time, currency, definition),
  };
}

/**
 * Returns the form with savings of today in place of those of an opened plan, or with those of the plan again. Shares of
 * savings follow, but for those that the visitor has changed since.
 */
export function withSavings<D extends Contact, F, P, R, I>(
  draft: D,
  { amount, isOfToday }: { readonly amount: unknown; readonly isOfToday: boolean },
  opened: KeptPlan,
  definition: FormDefinition<D, F, P, R, I>,
): D {
  const entered = { ...draft, [definition.savedIn]: amount };
  const { division } = definition;
  const shares = division && sharesSince(opened, definition);
  if (division === undefined || shares === undefined) return entered;
  const [from, to] = isOfToday ? [shares.before, shares.now] : [shares.now, shares.before];
  const present = division.in(draft);
  if (present.length === 0) return entered;
  return division.with(
    entered,
    present.map((share, index) => (share === from[index] ? to[index] : share)),
  );
}

/** Returns whether the savings in a form are divided as an opened plan would hold them by now. */
export function isDividedByNow<D extends Contact, F, P, R, I>(
  draft: D,
  opened: KeptPlan,
  definition: FormDefinition<D, F, P, R, I>,
): boolean {
  const { division } = definition;
  const shares = division && sharesSince(opened, definition);
  if (division === undefined || shares === undefined) return false;
  const present = division.in(draft);
  return shares.now.every((share, index) => share === present[index]);
}

/** Returns how the savings of an opened plan were divided, and would be by now; undefined if nobody knows. */
function sharesSince<D extends Contact, F, P, R, I>(
  opened: KeptPlan,
  definition: FormDefinition<D, F, P, R, I>,
) {
  const then = asSaved(withReadableForm(opened, definition));
  const time = timeSince(then, definition.start);
  if (time === undefined) return undefined;
  const { made, months } = time;
  const plan = definition.planOf(readState(then.form, definition).draft, made);
  const after = (each: number) => (plan && definition.division?.after(each, plan, made)) ?? [];
  return plan && { before: after(0), now: after(months) };
}

/** Returns an opened plan with the form of then if that is a valid plan with the same savings; else without. */
function withReadableForm<D extends Contact, F, P, R, I>(
  opened: KeptPlan,
  definition: FormDefinition<D, F, P, R, I>,
): KeptPlan {
  const { savedForm, ...plan } = opened;
  if (savedForm === undefined) return opened;
  const { draft, unread } = readState(savedForm, definition);
  const isPlan = definition.planOf(draft, monthOfText(plan.savedMonth ?? "")) !== undefined;
  const savings = unread === undefined && isPlan ? savingsIn(draft, opened, definition) : undefined;
  if (savings === undefined || savings.held !== savings.holds) return plan;
  return { ...plan, savedForm: { ...withoutContact(definition.formOf(draft)) } };
}

/** Savings of an opened plan, and those in the form now, as they were entered. */
interface ComparedSavings {
  readonly held: unknown;
  readonly holds: unknown;
  readonly currency: Currency;
}

/** Returns the savings in a form beside those of an opened plan; undefined if the two say nothing of each other. */
export function savingsIn<D extends Contact, F, P, R, I>(
  draft: D,
  opened: KeptPlan,
  definition: FormDefinition<D, F, P, R, I>,
): ComparedSavings | undefined {
  const { draft: read, unread } = readState(opened.form, definition);
  const [before, now] = [read, draft].map((each) => new Map<string, unknown>(Object.entries(each)));
  const currency = CURRENCIES.find((each) => each === before?.get("currency"));
  // What is not read of a link, or was entered in another currency, says nothing of what the plan held.
  if (unread !== undefined || currency === undefined || now?.get("currency") !== currency) return undefined;
  const [held, holds] = [before, now].map((fields) => fields?.get(definition.savedIn));
  return { held, holds, currency };
}

/** Returns the question of what was saved since a plan was as it is given. */
function asked<D extends Contact, F, P, R, I>(
  then: KeptPlan,
  { made, months }: PlanTime,
  currency: Currency,
  definition: FormDefinition<D, F, P, R, I>,
): CheckIn | undefined {
  const plan = definition.planOf(readState(then.form, definition).draft, made);
  if (plan === undefined) return undefined;
  const { savings, monthlyInvestment } = definition.outlayOf(plan);
  // Of a plan that holds nothing, there is nothing to say.
  if (savings === 0 && monthlyInvestment === 0) return undefined;
  const ask: Required<CheckIn>["ask"] = async (saved, signal) =>
    (await askCheckIn({ plan, months, saved }, signal)).shareWithLess;
  // Past retirement, the plan says nothing of what should have been saved by today.
  const question = months > monthsToRetirement(then.form) ? {} : { ask };
  return { plan: JSON.stringify(then), month: made, currency, ...question };
}

/** Returns the months until whoever a form is for retires; in a form of children alone, nobody does. */
function monthsToRetirement(form: KeptPlan["form"]): number {
  const { age, retirementAge } = isRecord(form["pension"]) ? form["pension"] : form;
  return typeof age === "number" && typeof retirementAge === "number"
    ? MONTHS_PER_YEAR * (retirementAge - age)
    : Number.POSITIVE_INFINITY;
}
