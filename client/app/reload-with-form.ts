import { reloadWithNote } from "#client/components/reload-note.ts";
import { noteForReload } from "#client/session/sessions.ts";
import type { Calculator } from "#shared/calculators.ts";
import { readPath } from "#shared/wording/languages.ts";
import { calculatorAt } from "./page-name.ts";

/** Reloads the page and keeps what was entered. @param href another address of it; its own if unset */
export function reloadWithForm(href?: string): void {
  const calculator = calculatorOnPage();
  reloadWithNote(calculator === undefined ? {} : noteForReload(calculator), href);
}

/** Returns the calculator whose page is shown; undefined if there is none. */
export function calculatorOnPage(): Calculator | undefined {
  return calculatorAt(readPath(window.location.pathname).path);
}
