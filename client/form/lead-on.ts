import { isContactField, NO_CONTACT } from "#shared/contract/contact.ts";
import { fieldId, focusField } from "./FieldLinks.tsx";
import type { FieldName } from "./faults.ts";
import { RESULTS_ID, showResults } from "./results-place.ts";

/**
 * Leaves a field and leads on from it: to itself while it is wrong, to what the forecast waits for, from the plan to
 * its forecast, and at last to what Continue waits for. Beside the forecast the field keeps the focus.
 */
export function leadOnFrom(
  field: HTMLElement,
  missing: readonly FieldName[],
  onField: (path: string) => void = focusField,
): void {
  field.blur();
  const isAt = (path: string) => document.getElementById(fieldId(path))?.contains(field);
  const [next] = missing;
  const ofPlan = missing.find(({ path }) => !isContactField(path));
  const place = Object.keys(NO_CONTACT).some(isAt) ? "nowhere" : placeOfResults(field);
  if (missing.some(({ path }) => isAt(path)) || (ofPlan === undefined && place === "beside")) field.focus();
  else if (ofPlan !== undefined) onField(ofPlan.path);
  else if (place === "apart") showResults();
  else if (next !== undefined) onField(next.path);
}

/** Where the results are for who is at an element: on a wide window beside it, where they stay in view. */
function placeOfResults(element: Element): "beside" | "apart" | "nowhere" {
  const results = document.getElementById(RESULTS_ID)?.getBoundingClientRect();
  if (results === undefined) return "nowhere";
  const { left, right } = element.getBoundingClientRect();
  return results.left >= right || results.right <= left ? "beside" : "apart";
}
