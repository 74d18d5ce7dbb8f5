import { RESULTS_ID } from "#client/form/results-place.ts";

/** Leads to the first of the levers below the picture. */
export function focusLever(): void {
  document.getElementById(RESULTS_ID)?.querySelector<HTMLElement>('[type="range"]')?.focus();
}
