import { reloadWithNote } from "#client/components/reload-note.ts";
import { keepFormForReload } from "#client/form/form-memory.ts";
import type { Calculator } from "#shared/calculators.ts";
import { readPath } from "#shared/wording/languages.ts";
import { calculatorAt } from "./page-name.ts";

/**
 * Loads the page again, with what was entered.
 * @param href another address of it, in the same history entry; its own if unset
 */
export function reloadWithForm(href?: string): void {
  const calculator = calculatorOnPage();
  reloadWithNote(calculator === undefined ? {} : keepFormForReload(calculator), href);
}

/** The calculator whose page is shown; undefined where it is none's. */
export function calculatorOnPage(): Calculator | undefined {
  return calculatorAt(readPath(window.location.pathname).path);
}
