import { CALCULATOR_NAMES, type Calculator } from "#shared/calculators.ts";
import { type Contact, contactOf, NO_CONTACT } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import { keepForReload } from "./history-draft.ts";
import { Session } from "./session.ts";
import type { Shown } from "./session-state.ts";

const SESSIONS = new Map(
  CALCULATOR_NAMES.map((name) => [name, new Session<Contact, unknown, unknown, unknown, unknown>(name)]),
);

/** Returns the visit's session of a calculator. All of its pages share it and agree on the types of form, plan and result. */
export function sessionOf<D extends Contact, F, P, R, I = Insights>(
  calculator: Calculator,
): Session<D, F, P, R, I> {
  return SESSIONS.get(calculator) as unknown as Session<D, F, P, R, I>;
}

/** Returns what a calculator has shown last in this visit. */
export function shownOf(calculator: Calculator): Shown<unknown, unknown> {
  return sessionOf(calculator).state().shown;
}

/**
 * Keeps the form of a calculator for the reload after a failure.
 * @returns its contact data, as a note for that one reload; nothing for a form that was not opened
 */
export function noteForReload(calculator: Calculator): object {
  const { draft } = sessionOf(calculator).state();
  return draft === undefined ? {} : keepForReload(calculator, draft);
}

/** Functions that report whether a visitor's work exists only on the open page. */
const TELLERS = new Set<() => boolean>();

/** Registers a check that runs before the page reloads by itself, which would lose work that is not kept. */
export function tellUnkept(hasUnkept: () => boolean): void {
  TELLERS.add(hasUnkept);
}

/** Returns whether a visitor would lose something if the page, of a calculator or another, were reloaded. */
export function losesOnReload(calculator: Calculator | undefined): boolean {
  return (
    [...TELLERS].some((hasUnkept) => hasUnkept()) ||
    CALCULATOR_NAMES.some((name) => name !== calculator && hasContactData(name))
  );
}

/** Returns whether a form holds a name, email address or phone number. */
function hasContactData(calculator: Calculator): boolean {
  const { draft } = sessionOf(calculator).state();
  const { name, email, phoneNumber } = { ...NO_CONTACT, ...contactOf(draft ?? NO_CONTACT) };
  return name !== "" || email !== "" || phoneNumber !== "";
}
