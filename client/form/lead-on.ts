import { isContactField, NO_CONTACT } from "#shared/contract/contact.ts";
import { fieldId, focusField } from "./FieldLinks.tsx";
import type { FieldName } from "./faults.ts";
import { RESULTS_ID, showResults } from "./results-place.ts";

/**
 * Leaves a field and leads on from it: back to it while it is faulty, then to fields that the forecast waits for, to
 * the forecast unless it is in view, and to fields that Continue waits for.
 * @param awaited fields that the forecast waits for, which may have no fault: such a field may be left empty
 */
export function leadOnFrom(
  field: HTMLElement,
  awaited: readonly FieldName[],
  missing: readonly FieldName[],
  onField: (path: string) => void = focusField,
): void {
  field.blur();
  const isAt = (path: string) => document.getElementById(fieldId(path))?.contains(field) ?? false;
  const isHere = ({ path }: FieldName) => isAt(path);
  const [next] = missing;
  const ofPlan = [...awaited, ...missing].find((each) => !isContactField(each.path) && !isHere(each));
  const place = Object.keys(NO_CONTACT).some(isAt) ? "nowhere" : placeOfResults(field);
  const hasNoWay = ofPlan === undefined && (place === "beside" || awaited.some(isHere));
  if (missing.some(isHere) || hasNoWay) field.focus();
  else if (ofPlan !== undefined) onField(ofPlan.path);
  else if (place === "apart") showResults();
  else if (next !== undefined) onField(next.path);
}

/** Returns the place of the results as seen from an element: in a wide window they are beside it and stay in view. */
function placeOfResults(element: Element): "beside" | "apart" | "nowhere" {
  const results = document.getElementById(RESULTS_ID)?.getBoundingClientRect();
  if (results === undefined) return "nowhere";
  const { left, right } = element.getBoundingClientRect();
  return results.left >= right || results.right <= left ? "beside" : "apart";
}
