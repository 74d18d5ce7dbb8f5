import { contactOf } from "./contact-fields.ts";
import { isRecord } from "./is-record.ts";

/**
 * Keeps who fills in a form with the browser's history entry, for the page to open with when it is loaded again.
 * @param name tells the form
 */
export function keepContact(name: string, draft: object): void {
  window.history.replaceState({ ...window.history.state, contact: { [name]: contactOf(draft) } }, "");
}

/** What the history entry keeps of who fills in a form. */
export function keptContact(name: string): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  const contact = isRecord(state) && isRecord(state["contact"]) ? state["contact"][name] : undefined;
  return isRecord(contact) ? contact : {};
}

/** Takes personal data out of the history entry. */
export function dropContact(): void {
  const { contact, ...state } = { ...window.history.state };
  if (contact !== undefined) window.history.replaceState(state, "");
}
